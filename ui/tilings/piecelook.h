// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QPainterPath>
#include <QPoint>

#include <vector>

namespace ui {

/// The outline of cells (unit squares by their upper left corners) that hang together and enclose no other:
/// `inset` within their edges, with corners of this radius.
QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius);

/// How the pieces of one kind look: a colour, and for those who do not tell colours apart a pattern.
struct PieceLook {
    QColor face;
    QColor edge;
    QColor ink; ///< of the letter
    QColor pattern;

    /// `kind` as in tilings::Polyomino.
    static PieceLook of(int kind, const board::Style &style);
};

/// The pattern of a kind on one cell, to be repeated; lines are stroked, areas filled.
struct PiecePattern {
    QPainterPath lines;
    QPainterPath areas;

    static const PiecePattern &of(int kind);
};

} // namespace ui

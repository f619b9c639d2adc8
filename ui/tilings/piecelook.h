// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QPainterPath>
#include <QPoint>

#include <vector>

namespace ui {

/// Returns the outline of connected cells, given as unit squares by their upper left corners, with those of the holes
/// among them. The outline runs `inset` inside their edges and has round corners of this radius.
QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius);

/// The colours of the pieces of one kind.
struct PieceColours {
    QColor face;
    QColor edge;
    QColor letter;
    QColor pattern;

    /// Returns the colours of a kind, numbered as in tilings::PieceSet: the kinds after the ready-made ones have the
    /// same colours again.
    static PieceColours of(int kind, const board::Style &style);
};

/// The pattern of a kind on one cell, which repeats on every cell, for players who cannot distinguish the colours.
/// Lines are stroked, areas filled.
struct PiecePattern {
    QPainterPath lines;
    QPainterPath areas;

    static const PiecePattern &of(int kind);
};

} // namespace ui

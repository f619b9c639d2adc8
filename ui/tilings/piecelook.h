// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QPainterPath>

namespace ui {

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

// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "tilings/pieceset.h"

#include <QPainterPath>
#include <QPoint>

#include <vector>

namespace ui {

/// Returns the outline of connected cells, given as unit squares by their upper left corners, with those of the holes
/// among them. The outline runs `inset` inside their edges and has round corners of this radius.
QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius);

/// Returns the number by which colours and pattern of a kind are chosen: that of a ready-made kind, or else one that
/// follows from its name, so that it stays when other kinds come and go.
int lookOfKind(const tilings::PieceSet &pieces, int kind);

/// The colours of the pieces of one kind.
struct PieceColours {
    QColor face;
    QColor edge;
    QColor letter;
    QColor pattern;

    /// Returns the colours with this number; those after the ready-made kinds are the same again.
    static PieceColours of(int look, const board::Style &style);
};

/// The pattern of a kind on one cell, which repeats on every cell, for players who cannot distinguish the colours.
/// Lines are stroked, areas filled.
struct PiecePattern {
    QPainterPath lines;
    QPainterPath areas;

    static const PiecePattern &of(int look);
};

} // namespace ui

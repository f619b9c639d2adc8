// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "tours/bishop/diagonals.h"

#include <QPointF>

class QPainter;

namespace ui {

/// A knight's jump as a line. Its colour tells how old it is, from 0 at the tour's start to 1 at its end.
void paintJump(QPainter &painter, QPointF from, QPointF to, double age, const board::Style &style);
/// The jump that closes a tour: dotted.
void paintClosing(QPainter &painter, QPointF from, QPointF to, const board::Style &style);

/// A bishop's step as a line: full when it falls, dashed and in another colour when it rises.
void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense,
                   const board::Style &style);
/// That a square is used in a sense: a pale band across its middle.
void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style);

} // namespace ui

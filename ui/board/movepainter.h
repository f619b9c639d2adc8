// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace board {

/// Draws that a piece went from one point to another, in units of cells: an arrow from a dot to short of the
/// piece, so that what it shows stays legible. Light along its edges, it is seen on any ground, in greys too.
void paintMoveArrow(QPainter &painter, QPointF from, QPointF to, const Style &style);

/// A frame around a piece that was laid, turned or exchanged, or a dashed one where one was taken away.
void paintMoveFrame(QPainter &painter, const QRectF &around, bool there, const Style &style);

} // namespace board

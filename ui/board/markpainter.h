// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/explanation.h"

#include <QRectF>

class QPainter;

namespace board {

/// What a mark draws on, around the middle of its cell.
inline constexpr QRectF markExtent(-0.5, -0.5, 1, 1);

/// Draws a mark around the origin so that its role is told by shape as well as by colour: a frame with a
/// crossed badge for a culprit, hatching for a region, a tint and a tick for what is placed, a dashed frame
/// for a target, arrows for a route, a plain frame for what moves. `towards` is the way to the route's next
/// cell, null at its end.
void paintMark(QPainter &painter, core::Role role, const Style &style, QPointF towards);

/// The small text on a marked cell, in its upper left corner.
void paintMarkLabel(QPainter &painter, const QRectF &cell, const core::Mark &mark, const Style &style);

/// Draws that a piece went from one point to another, in units of cells: an arrow from a dot to short of the
/// piece, so that what it shows stays legible. Light along its edges, it is seen on any ground, in greys too.
void paintMoveArrow(QPainter &painter, QPointF from, QPointF to, const Style &style);

/// A frame around a piece that was laid, turned or exchanged, or a dashed one where one was taken away.
void paintMoveFrame(QPainter &painter, const QRectF &around, bool there, const Style &style);

} // namespace board

// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/explanation.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace board {

/// The rectangle that a mark is drawn in, relative to the centre of its cell.
inline constexpr QRectF markRect(-0.5, -0.5, 1, 1);

/// Returns the outline of the contents of a square cell.
QPainterPath squareOutline();

/// Draws a mark on a shape with this outline, whose origin is the centre of the marked cell. Both the form and the
/// colour of a mark show the role: a frame with a crossed badge for a culprit, hatching for a region, a tint and a
/// tick for a placed piece, a dashed frame for a target, arrows for a route, a plain frame for a moving piece.
/// `towards` points to the route's next cell and is null at its end.
void paintMark(QPainter &painter, const QPainterPath &outline, core::Role role, const Style &style,
               QPointF towards);
/// Draws a mark on a square cell as no more than a thin frame, so that it does not change the colours of a picture. A
/// placed piece gets no mark.
void paintLightMark(QPainter &painter, core::Role role, const Style &style, QPointF towards);

/// Draws the small text on a marked cell, in its upper left corner.
void paintMarkLabel(QPainter &painter, const QRectF &cell, const core::Mark &mark, const Style &style);

/// Draws an arrow for a piece that moved from one point to another, in units of cells. The arrow ends short of the
/// piece, so that the piece's face stays legible, and has a light rim, so that it stands out from any background,
/// even in greyscale.
void paintMoveArrow(QPainter &painter, QPointF from, QPointF to, const Style &style);

/// Draws a frame around a piece that was laid, turned or exchanged, or a dashed frame where a piece was removed.
void paintMoveFrame(QPainter &painter, const QRectF &around, bool there, const Style &style);

} // namespace board

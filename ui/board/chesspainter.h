// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

class QPainter;

namespace board {

/// What a square is shaded to say.
enum class Shade {
    Attacked,  ///< a piece here would be taken: greyed, with a small cross
    Reachable, ///< the piece in hand can go here: a ring
};

/// The width of the frame around a chessboard of this size, in squares.
double chessFrameWidth(core::Grid grid);

/// The squares; those of the same colour as `darkCell` are dark.
void paintChessSquares(QPainter &painter, core::Grid grid, int darkCell, const Style &style);
/// The frame, with the letters of the columns and the numbers of the rows on all four sides.
void paintChessFrame(QPainter &painter, core::Grid grid, const Style &style);
void paintShade(QPainter &painter, const QRectF &square, Shade shade, const Style &style);

/// A line from one square's middle to another's, with a head at its end: who attacks, and what.
void paintAttack(QPainter &painter, QPointF from, QPointF to, const Style &style);

} // namespace board

// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"
#include "tours/knight/frontierwatch.h"

class QPainter;

namespace ui {

/// Returns the letter that names a path of the picture: ends with the same letter belong together.
QString nameOfPath(int path);

/// Paints a state of a count by a frontier over a board whose squares are units: the squares that are passed, the
/// frontier with the ends of paths, of which two with the same letter and colour belong together, and thinner the
/// jumps of a way that leads to this state.
void paintFrontier(QPainter &painter, const tours::FrontierPicture &picture, core::Grid grid,
                   const board::Style &style);

/// The marks of this picture that its legend explains.
enum class FrontierMark : std::uint8_t { Border, Ahead, End, Pair, Both, TourEnd, Jump, Tried };

/// Paints a mark into this place, as it looks on the board.
void paintFrontierMark(QPainter &painter, const QRectF &place, FrontierMark mark, const board::Style &style);

} // namespace ui

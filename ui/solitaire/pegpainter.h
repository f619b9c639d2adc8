// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace ui {

/// What a peg may draw on, around its middle, at the size that it has on the board.
inline constexpr QRectF pegExtent(-0.5, -0.5, 1, 1);

/// A turned peg seen from above, around the origin: a foot, a neck and a round head, with its shadow.
void paintPeg(QPainter &painter, const board::Style &style);

} // namespace ui

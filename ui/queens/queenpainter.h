// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

class QPainter;

namespace ui {

/// Paints a queen around the origin, on a square of one unit.
void paintQueen(QPainter &painter, const board::Style &style);

} // namespace ui

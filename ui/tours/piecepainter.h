// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

class QPainter;

namespace ui {

// These functions paint the chess pieces that make tours, in the unit square around the origin.

void paintKnight(QPainter &painter, const board::Style &style);
void paintBishop(QPainter &painter, const board::Style &style);

} // namespace ui

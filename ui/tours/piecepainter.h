// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

class QPainter;

namespace ui {

// The chess pieces that go on a tour, in the unit square around the origin.

void paintKnight(QPainter &painter, const board::Style &style);
void paintBishop(QPainter &painter, const board::Style &style);

} // namespace ui

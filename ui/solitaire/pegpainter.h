// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace ui {

/// The rectangle that a peg is drawn in, relative to its middle.
inline constexpr QRectF pegRect(-0.5, -0.5, 1, 1);

/// A turned peg seen from above, around the origin: a foot, a neck and a round head, with its shadow.
void paintPeg(QPainter &painter, const board::Style &style);

} // namespace ui

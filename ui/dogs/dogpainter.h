// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

class QPainter;
class QString;

namespace ui {

/// Half of a card's side: the card ends there, the dogs too.
inline constexpr double cardEdge = 0.494;

/// Half a dog on the southern edge of a card of one unit around the origin, seen from above: head or
/// hindquarters towards the middle, the body cut through at the edge, where that of the next card goes on.
void paintHalf(QPainter &painter, dogs::Half half, const board::Style &style);

/// The whole card: paper, the dogs on its four edges and its number, turned clockwise by so many quarters.
void paintCard(QPainter &painter, const dogs::Card &card, int turn, const QString &number,
               const board::Style &style);

} // namespace ui

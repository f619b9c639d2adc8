// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

class QPainter;
class QString;

namespace ui {

/// Half the side of a card: the distance from its middle to the edge, where its dogs end.
inline constexpr double cardEdge = 0.494;

/// Paints half a dog seen from above, or a plain edge, on the southern edge of a card of one unit around the origin.
/// The head or hindquarters point to the middle; the body is cut at the edge, and the next card continues it. A plain
/// edge's letter is upright if the painter is turned clockwise by `angle` degrees.
void paintHalf(QPainter &painter, dogs::Half half, const board::Style &style, double angle = 0);

/// Paints the whole card: paper, what its four edges show and its number, turned clockwise by `turn` quarters.
void paintCard(QPainter &painter, const dogs::Card &card, int turn, const QString &number,
               const board::Style &style);

/// Paints the four nails that hold a fixed card.
void paintNails(QPainter &painter, const board::Style &style);

} // namespace ui

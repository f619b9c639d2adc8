// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace ui {

// These functions draw letters and their rack, for the board and the puzzle's icon. A place is one unit wide.

/// Paints a rack for this many letters, with its first place in the unit square at the origin. The places' numbers on
/// its edge count from `first`.
void paintRack(QPainter &painter, int places, int first, const board::Style &style);
QRectF rackRect(int places);

/// Paints a letter on its tile, in the unit square centred on the origin. A letter that is set has a different face
/// and a bar below it.
void paintLetterTile(QPainter &painter, const QString &letter, bool set, const board::Style &style);

/// Paints the mark on the rack's edge that points at the first open place, which has this corner and number.
void paintOpenPlace(QPainter &painter, QPointF corner, int number, const board::Style &style);

/// Paints the bar after the place with this corner, where a word ends.
void paintEndOfWord(QPainter &painter, QPointF corner, const board::Style &style);

} // namespace ui

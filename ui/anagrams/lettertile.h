// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace ui {

// These functions draw letters and their rack, for the board and the puzzle's icon. A place is one unit wide.

/// Paints a rack for this many letters, with its first place in the unit square at the origin. `numbered`
/// writes the places' numbers on its edge.
void paintRack(QPainter &painter, int places, bool numbered, const board::Style &style);
QRectF rackRect(int places);

/// Paints a letter on its tile, in the unit square centred on the origin. A letter that is set has a different face
/// and a bar below it.
void paintLetterTile(QPainter &painter, const QString &letter, bool set, const board::Style &style);

/// Paints the mark on the rack's edge that points at the first open place.
void paintOpenPlace(QPainter &painter, int place, const board::Style &style);

/// Paints the bar after this place, where a word ends.
void paintEndOfWord(QPainter &painter, int place, const board::Style &style);

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QRectF>

class QPainter;

namespace ui {

/// How letters and what they stand on look; shared by the board and the puzzle's icon. A place is a unit
/// wide.

/// A rack for so many letters, that of the first place in the unit square at the origin. `numbered` writes
/// the places' numbers on its edge.
void paintRack(QPainter &painter, int places, bool numbered, const board::Style &style);
QRectF rackRect(int places);

/// A letter on its tile, in the unit square centred on the origin; one that is set has another face and a
/// bar below the letter.
void paintLetterTile(QPainter &painter, const QString &letter, bool set, const board::Style &style);

/// What points at the place whose turn it is, on the rack's edge.
void paintTurn(QPainter &painter, int place, const board::Style &style);

} // namespace ui

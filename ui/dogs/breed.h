// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

namespace ui {

/// What tells the dogs of one colour from all others, so that a print in grey is playable too.
struct Breed {
    enum class Ears { Hanging, Pointed, Puffs, Folded, Small, Round, Wings, Alert };
    enum class Tail { Sabre, Brush, Pompon, Whip, Stub, Corkscrew, Plume, Curl };
    enum class Coat { Plain, Saddle, Curls, Spots, Stripes, Belt, Strands, Dorsal };

    Ears ears;
    Tail tail;
    Coat coat;
    double headWidth;   ///< half of it, where a card is 1 wide
    double muzzleWidth; ///< likewise
    double muzzleEnd;   ///< how far from the card's middle the nose stays
};

/// Colours are numbered from 1.
const Breed &breedOf(int colour);

/// The paints of one dog.
struct Fur {
    QColor coat;
    QColor shade; ///< at its sides
    QColor mark;  ///< spots, stripes, the saddle
    QColor light; ///< muzzle, belly, socks
    QColor outline;
    QColor ink; ///< eyes and nose
};

Fur furOf(int colour, const board::Style &style);

} // namespace ui

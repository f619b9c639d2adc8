// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

namespace ui {

/// The features that distinguish the dogs of one colour without it, so that a print in grey is playable too.
struct Breed {
    enum class Ears { Hanging, Pointed, Puffs, Folded, Small, Round, Wings, Alert };
    enum class Tail { Sabre, Brush, Pompon, Whip, Stub, Corkscrew, Plume, Curl };
    enum class Coat { Plain, Saddle, Curls, Spots, Stripes, Belt, Strands, Dorsal };

    Ears ears;
    Tail tail;
    Coat coat;
    double headWidth;   ///< half of it, where a card is 1 wide
    double muzzleWidth; ///< half of it
    double muzzleEnd;   ///< from the card's middle to the nose
};

/// Colours are numbered from 1.
const Breed &breedOf(int colour);

/// The colours that one dog is painted in.
struct FurColours {
    QColor coat;
    QColor shade; ///< of the coat, at its sides
    QColor mark;  ///< spots, stripes, the saddle
    QColor light; ///< muzzle, belly, socks
    QColor outline;
    QColor dark; ///< eyes and nose
};

FurColours furColours(int colour, const board::Style &style);

} // namespace ui

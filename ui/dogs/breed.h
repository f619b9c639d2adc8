// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

namespace ui {

/// The features that distinguish the dogs of one colour even without colour, so that a print in grey is playable too.
struct Breed {
    enum class Ears { Hanging, Pointed, Puffs, Folded, Small, Round, Wings, Alert };
    enum class Tail { Sabre, Brush, Pompon, Whip, Stub, Corkscrew, Plume, Curl };
    enum class Coat { Plain, Saddle, Curls, Spots, Stripes, Belt, Strands, Dorsal };

    Ears ears;
    Tail tail;
    Coat coat;
    double headWidth;   ///< half of the head's width, on a card 1 wide
    double muzzleWidth; ///< half of the muzzle's width
    double muzzleEnd;   ///< the distance from the card's middle to the nose
};

/// Returns the breed of a colour; colours are numbered from 1.
const Breed &breedOf(int colour);

/// The colours that one dog is painted in.
struct FurColours {
    QColor coat;
    QColor shade; ///< the colour of the coat's sides
    QColor mark;  ///< the colour of spots, stripes and the saddle
    QColor light; ///< the colour of muzzle, belly and socks
    QColor outline;
    QColor dark; ///< the colour of eyes and nose
};

FurColours furColours(int colour, const board::Style &style);

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/symmetry.h"

namespace tilings {

/// Of all tilings those with a certain piece at a certain place. They stand for the tilings that the
/// symmetries of the empty cells make of them: each of these tilings is found in one portion, once.
struct Portion {
    static constexpr int whole = -1;

    int piece = whole;
    core::Place place = {};
    std::vector<Symmetry> images; ///< the identity first
};

/// Divides the tilings of what is empty: where there are symmetries and a piece that is alone of its kind,
/// the one with the fewest ways to lie, a portion for each of its places that are no images of one another
/// and leave no hopeless hole. Else one that is all.
std::vector<Portion> portions(const Tilings &tilings, const core::Position &from);
/// All in one portion.
Portion undivided(const Tilings &tilings, const core::Position &from);

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Returns why the remaining pieces cannot cover the empty cells, if that follows without a search: from their
/// total area, from a hole that no sizes add up to, or from a colouring of the cells (S. W. Golomb, 1954); with
/// pieces of one's own, also from what `unreachable` finds. An empty result proves nothing.
core::Explanation impossible(const Tilings &tilings, const core::Position &position);

/// Returns which piece left has no place, or which empty cell no piece left can cover; empty if there is none.
core::Explanation unreachable(const Tilings &tilings, const core::Position &position);

/// Explains that a complete search from a position found no tiling, naming the rules in force.
core::Explanation explainExhausted(const Tilings &tilings, const core::Position &position);

} // namespace tilings

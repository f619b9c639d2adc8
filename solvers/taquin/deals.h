// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "taquin/direction.h"

namespace taquin {

inline constexpr const char *walkDeal = "walk";
inline constexpr const char *evenDeal = "even";
inline constexpr const char *cyclesDeal = "cycles";

/// The deals that disorder a board, one for each of P. Audibert's three methods.
std::span<const core::Deal> deals();

/// Returns the steps of a deal from the ordered board. The order's seed fixes all draws. Where these would leave the
/// board in order, more are made, so that no board is dealt solved.
///  - walk: the blank goes `count` times to a random neighbour, though never straight back, and then to its
///    corner, down before right.
///  - even: two random tiles change places `count` times, in two steps each. The board is solvable when
///    `count` is even.
///  - cycles: `count` times the tiles of a random one of the cells' 3-cycles (0 1 2), (2 3 4), … move one
///    cell on, in three steps. These 3-cycles generate all even permutations. When the number of tiles is
///    even, one more ends the chain and shares two cells with the one before it.
core::Path deal(core::Grid grid, const core::DealOrder &order);

} // namespace taquin

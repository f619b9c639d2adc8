// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "taquin/board.h"

namespace taquin {

inline constexpr const char *walkDeal = "walk";
inline constexpr const char *evenDeal = "even";
inline constexpr const char *cyclesDeal = "cycles";

/// Returns the deals, one for each of P. Audibert's three methods.
std::span<const core::Deal> deals();

/// Returns the steps of a deal from the goal. The seed in `order` determines all draws. If they leave the board
/// solved, more are made, so that no board is dealt solved.
///
/// - walk: the blank moves `count` times to a random neighbour, but never straight back, and then to its place in the
///   goal, up or down before left or right.
/// - even: two random tiles change places `count` times, in two steps each. The board is solvable if `count` is
///   even.
/// - cycles: `count` times, the tiles of a random 3-cycle of the cells (0 1 2), (2 3 4), … move one cell on, in
///   three steps; the blank's cell in the goal is left out in counting the cells. These 3-cycles generate all
///   even permutations. If the number of tiles is even, the chain needs one last 3-cycle, which shares two
///   cells with the one before it.
core::Path deal(const Board &goal, const core::DealOrder &order);

} // namespace taquin

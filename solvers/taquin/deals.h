// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "taquin/direction.h"

namespace taquin {

inline constexpr const char *walkDeal = "walk";
inline constexpr const char *evenDeal = "even";
inline constexpr const char *cyclesDeal = "cycles";

/// The ways to disorder a board, those of P. Audibert's three methods.
std::span<const core::Deal> deals();

/// The steps of a deal from the ordered board. All its draws are core::Random's, seeded by the order.
///  - walk: the gap goes `count` times to a neighbour drawn among those that it does not come from, then
///    home, down before right.
///  - even: `count` exchanges of two different cells' tiles, two steps each; the parity of a board asks for
///    an even count.
///  - cycles: `count` turns to the right, i - 2 → i - 1 → i → i - 2, of generators drawn; three steps each.
core::Path deal(core::Grid grid, const core::DealOrder &order);

/// The last cells i of the generators (0 1 2), (2 3 4), … of all even permutations of the tiles; when the
/// number of tiles is even, an extra one ends the chain and shares two cells with the one before it.
std::vector<int> generators(core::Grid grid);

} // namespace taquin

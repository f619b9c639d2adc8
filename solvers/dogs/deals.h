// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "dogs/card.h"

namespace dogs {

inline constexpr const char *uniqueDeal = "unique";

/// Returns the ways to make random cards.
std::span<const core::Deal> deals();

/// Returns the cards of the deal `unique`: with exactly one solution, up to rotations of the board, in `count`
/// colours. The result is empty if none were found, as happens with two colours on large boards.
std::vector<Card> deal(core::Grid grid, const core::DealOrder &order);

/// Returns the cards of a board for which none are given: the course's nine for 3x3, otherwise a set of this
/// program with exactly one solution.
std::vector<Card> standardCards(core::Grid grid);

} // namespace dogs

// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "dogs/card.h"

#include <vector>

namespace dogs {

inline constexpr const char *uniqueDeal = "unique";

/// The ways to make cards by chance.
std::span<const core::Deal> deals();

/// The cards of the deal `unique`, see SetMaker: exactly one solution in `count` colours. Empty when none
/// were found, as happens with two colours on large boards.
std::vector<Card> deal(core::Grid grid, const core::DealOrder &order);

} // namespace dogs

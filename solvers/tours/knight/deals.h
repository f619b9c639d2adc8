// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/knight/knight.h"

#include <optional>

namespace tours {

/// The most squares of a board that is dealt: each number costs a search.
inline constexpr int mostDealtSquares = 144;

/// Implements Kind::deals.
std::span<const core::Deal> knightDeals();

/// Deals a start and given numbers with exactly one tour (a magazine tour): the numbers of a random tour are left out
/// in random order, as long as the tour remains the only one and more than `order.count` are given. The number of
/// tries is bounded; a number whose tries are used up stays. Returns nothing if no tour was found to begin with.
std::optional<ConditionsReading> dealNumbers(core::Grid grid, bool closed,
                                             const core::PerCell<bool> &closedSquares,
                                             const core::DealOrder &order);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Returns the deals. "begun" places some queens of a random solution, in a random order; the player completes it.
std::span<const core::Deal> deals();

/// Returns the queens that a deal places. The count must not exceed the size, which must have a solution. On a
/// torus or with closed squares, the result is empty if a short search finds no solution.
core::Path deal(const Queens &queens, const core::DealOrder &order);

} // namespace queens

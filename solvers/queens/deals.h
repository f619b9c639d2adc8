// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Returns the deals. "begun" places some queens of a random solution, in a random order; the rest is to be
/// found.
std::span<const core::Deal> deals();

/// Returns the queens placed by a deal. The count must not exceed the size, which must have a solution. On a torus or
/// with closed squares it returns none if a short search finds no solution.
core::Path deal(const Queens &queens, const core::DealOrder &order);

} // namespace queens

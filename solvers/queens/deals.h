// SPDX-License-Identifier: MIT
#pragma once

#include "core/runsonce.h"
#include "queens/queens.h"

namespace queens {

/// "begun": some queens of a solution drawn by chance are set, in an order drawn by chance; the rest is to be
/// found.
RUNS_ONCE std::span<const core::Deal> deals();

/// The queens so set. The count must not be above the size, which must have a solution.
core::Path deal(const Queens &queens, const core::DealOrder &order);

} // namespace queens

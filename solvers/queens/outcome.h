// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Why this position has no solution, where that is seen without a search: two queens attack each other, the
/// board is of 2 or 3, or a row or column has no free square left. Else empty.
core::Explanation whyUnsolvable(const Queens &queens, const core::Position &position);

/// How a search of the whole tree ended.
struct SearchEnd {
    core::Stats stats;
    bool completed = true;                ///< it was not stopped from outside
    const core::Path *solution = nullptr; ///< the one that was enough, if any
};

/// The outcome of a search from this position, with its reason when there is no solution.
core::Outcome outcomeOf(const Queens &queens, const core::Position &from, const SearchEnd &end);

} // namespace queens

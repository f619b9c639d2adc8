// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Returns why this position has no solution, if that follows without a search: two queens attack each other, the
/// board has 2 or 3 rows or is a torus of the wrong size, or a row or column has no safe square. Empty otherwise.
core::Explanation whyUnsolvable(const Queens &queens, const core::Position &position);

/// How a search of the whole tree ended.
struct SearchEnd {
    core::Stats stats;
    bool completed = true;                ///< the search was not stopped from outside
    const core::Path *solution = nullptr; ///< the solution that ended the search, if any
};

/// Returns the outcome of a search from this position, with the reason if there is no solution.
core::Outcome outcomeOf(const Queens &queens, const core::Position &from, const SearchEnd &end);

} // namespace queens

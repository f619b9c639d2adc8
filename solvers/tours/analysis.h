// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/tour.h"

#include <algorithm>
#include <optional>

namespace tours {

/// The analysis of a position from which a tour is to go on: the judgement and, if a tour was found, its next
/// step. Both `judge` and `hint` of a kind use it.
struct Analysis {
    core::Judgement judgement;
    std::optional<core::Step> next;
};

/// Returns the analysis for a tour that was found: it goes on with `next` and has `left` moves left.
Analysis solvable(const core::Step &next, long long left);
Analysis unsolvable(core::Explanation why);
/// Returns the analysis from the outcome of an exhaustive search, which may have used up its budget.
Analysis analysisOf(const core::Outcome &outcome);
/// Returns the analysis along a complete tour if that begins with `route`; otherwise none.
std::optional<Analysis> analysisAlong(const Tour &puzzle, const Route &route, const auto &tour)
{
    const auto isSame = [](int mine, auto theirs) { return mine == int(theirs); };
    if (tour.size() <= route.size() || !std::equal(route.begin(), route.end(), tour.begin(), isSame))
        return std::nullopt;
    return solvable(puzzle.step(route, route.size(), int(tour[route.size()])),
                    static_cast<long long>(tour.size() - route.size()));
}

/// Returns the next step and its reason, or why there is no next step.
core::Hint hintFrom(const Analysis &analysis, const Tour &puzzle, const core::Position &position);

} // namespace tours

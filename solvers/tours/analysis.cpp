// SPDX-License-Identifier: MIT
#include "tours/analysis.h"

namespace tours {

using core::Judgement;

Analysis solvable(const core::Step &next, long long left)
{
    return {{Judgement::Solvable,
             {PUZZLE_TEXT_N("tours", "A tour continues from here: %n more move(s)."), {left}}},
            next};
}

Analysis unsolvable(core::Explanation why)
{
    return {{Judgement::Unsolvable, std::move(why)}, {}};
}

Analysis analysisOf(const core::Outcome &outcome)
{
    if (outcome.verdict == core::Outcome::Solved)
        return solvable(outcome.path.front(), static_cast<long long>(outcome.path.size()));
    if (outcome.verdict == core::Outcome::Impossible)
        return unsolvable(outcome.reason);
    return {{Judgement::Unknown,
             {PUZZLE_TEXT("tours",
                          "It is not known whether a tour continues from here: a short search found none.")}},
            {}};
}

core::Hint hintFrom(const Analysis &analysis, const Tour &puzzle, const core::Position &position)
{
    if (!analysis.next)
        return {{}, analysis.judgement.why};
    const Route route = puzzle.route(position);
    const int there = analysis.next->to.cell;
    return {{*analysis.next},
            {PUZZLE_TEXT("tours", "The move from %1 to %2, number %3, leads on to a complete tour."),
             {puzzle.square(route.back()), puzzle.square(there), static_cast<long long>(route.size() + 1)},
             {mark(route.back(), core::Role::Moving), mark(there, core::Role::Target)}}};
}

} // namespace tours

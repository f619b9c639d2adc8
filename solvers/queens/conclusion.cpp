// SPDX-License-Identifier: MIT
#include "queens/conclusion.h"

#include "queens/impossible.h"

namespace queens {

namespace {

core::Explanation whyNone(const Queens &queens, const core::Position &from)
{
    core::Explanation why = impossible(queens, from);
    if (!why.empty())
        return why;
    return {PUZZLE_TEXT("queens", "Every way to set the other queens was tried: none does.")};
}

} // namespace

core::Outcome conclude(const Queens &queens, const core::Position &from, const Ending &ending)
{
    core::Outcome outcome;
    outcome.stats = ending.stats;
    if (ending.found) {
        outcome.verdict = core::Outcome::Solved;
        outcome.path = *ending.found;
    } else if (ending.going) {
        const bool any = ending.stats.solutions > 0;
        outcome.verdict = any ? core::Outcome::Solved : core::Outcome::Impossible;
        if (!any)
            outcome.reason = whyNone(queens, from);
    }
    return outcome;
}

} // namespace queens

// SPDX-License-Identifier: MIT

#include "tilings/explanations.h"
#include "tilings/impossibility.h"
#include "tilings/methods.h"

namespace tilings {

namespace {

constexpr core::Budget budget{.nodes = 200000}; // searching this many nodes takes less than a second

/// Searches for one tiling within the budget.
core::Outcome search(const Tilings &tilings, const core::Position &position, core::SearchContext &context)
{
    if (core::Explanation why = impossible(tilings, position); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    if (core::Explanation why = unreachable(tilings, position); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    core::Task task;
    task.from = position;
    core::BudgetContext limited(context, budget);
    core::Outcome outcome = cover::searchCover(tilings, task, limited);
    if (outcome.verdict == core::Outcome::Impossible)
        outcome.reason = {
            PUZZLE_TEXT("tilings", "All ways to lay the pieces left were tried: none covers the board.")};
    return outcome;
}

core::Explanation explainUnknown()
{
    return {
        PUZZLE_TEXT("tilings", "A short search found neither a solution nor a proof that there is none.")};
}

/// Hints at taking up the first piece without which the others can be completed.
core::Hint hintBack(const Tilings &tilings, const core::Position &position, core::SearchContext &context)
{
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (!position[piece].onBoard() || !context.keepGoing({}))
            continue;
        const core::Step step{std::int16_t(piece), position[piece], {}};
        if (search(tilings, core::after(position, {&step, 1}), context).verdict == core::Outcome::Solved)
            return {
                {step},
                StepExplainer(tilings, position, step)
                    .marked({PUZZLE_TEXT("tilings",
                                         "Take piece %1 off: as it lies, there is no solution; without it "
                                         "there is."),
                             {tilings.name(piece)}})};
    }
    return {};
}

} // namespace

core::Judgement judge(const Tilings &tilings, const core::Position &position, core::SearchContext &context)
{
    if (tilings.solved(position))
        return {core::Judgement::Solved, explainSolution()};
    core::Outcome outcome = search(tilings, position, context);
    switch (outcome.verdict) {
    case core::Outcome::Solved:
        return {core::Judgement::Solvable,
                {PUZZLE_TEXT("tilings", "The pieces left can cover the empty cells.")}};
    case core::Outcome::Impossible:
        return {core::Judgement::Unsolvable, std::move(outcome.reason)};
    case core::Outcome::Stopped:
        break;
    }
    return {core::Judgement::Unknown, explainUnknown()};
}

core::Hint hint(const Tilings &tilings, const core::Position &position, core::SearchContext &context)
{
    if (tilings.solved(position))
        return {{}, explainSolution()};
    core::Outcome outcome = search(tilings, position, context);
    if (outcome.verdict == core::Outcome::Solved) {
        const core::Step step = outcome.path.front();
        return {{step}, cover::explainStep(tilings, position, step)};
    }
    if (outcome.verdict == core::Outcome::Stopped)
        return {{}, explainUnknown()};
    core::Hint back = hintBack(tilings, position, context);
    return back.path.empty() ? core::Hint{{}, std::move(outcome.reason)} : back;
}

} // namespace tilings

// SPDX-License-Identifier: MIT
//
// Verdict and hint for an unfinished bishop's tour: by the theorems, by a square that cannot be visited any more, along
// the billiard tour if it begins alike, and by backtracking.
#include "tours/analysis.h"
#include "tours/bishop/kind.h"
#include "tours/bishop/pruned.h"

namespace tours {

namespace {

constexpr core::Budget pruningBudget{.nodes = 300000};

Analysis analyse(const Bishop &bishop, const core::Position &position, core::Control &control)
{
    const Route route = bishop.route(position);
    if (core::Explanation none = whyNoTour(bishop, route.front()); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation why = explainUnreachable(bishop, route); !why.empty())
        return unsolvable(std::move(why));
    if (bishop.deadEnds(route.front()).size() == 1) {
        if (auto found = analysisAlong(bishop, route, billiardTour(bishop, route.front())))
            return *found;
    }
    core::Task task;
    task.from = position;
    core::BudgetControl budget(control, pruningBudget);
    core::NullWatch watch(budget);
    return analysisOf(PrunedBishopSearch<core::NullWatch>(watch, bishop, task).run());
}

} // namespace

core::Judgement judgeBishop(const Bishop &bishop, const core::Position &position, core::Control &control)
{
    if (bishop.solved(position))
        return {core::Judgement::Solved,
                {PUZZLE_TEXT("tours", "All squares of this colour are visited: a tour.")}};
    return analyse(bishop, position, control).judgement;
}

core::Hint hintBishop(const Bishop &bishop, const core::Position &position, core::Control &control)
{
    if (bishop.solved(position))
        return {{}, judgeBishop(bishop, position, control).why};
    return hintFrom(analyse(bishop, position, control), bishop, position);
}

} // namespace tours

// SPDX-License-Identifier: MIT
//
// Verdicts and hints for an unfinished bishop's tour: by theorems, by a square that can no longer be visited,
// along the billiard tour if it begins the same way, and by backtracking.
#include "tours/analysis.h"
#include "tours/bishop/kind.h"
#include "tours/bishop/methods.h"
#include "tours/bishop/pruned.h"

namespace tours {

namespace {

constexpr core::Budget bishopPruningBudget{.nodes = 300000};

Analysis analyse(const Bishop &bishop, const core::Position &position, core::SearchContext &context)
{
    const Route route = bishop.route(position);
    if (core::Explanation none = whyNoTour(bishop, route); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation why = explainUnreachable(bishop, route); !why.empty())
        return unsolvable(std::move(why));
    if (bishop.isPlain() && bishop.deadEnds(route.front()).size() == 1) {
        if (auto found = analysisAlong(bishop, route, mirrors::billiardTour(bishop, route.front())))
            return *found;
    }
    core::Task task;
    task.from = position;
    core::BudgetContext budget(context, bishopPruningBudget);
    core::NullTracer tracer(budget);
    return analysisOf(PrunedBishopSearch<core::NullTracer>(tracer, bishop, task).run());
}

} // namespace

core::Judgement judgeBishop(const Bishop &bishop, const core::Position &position,
                            core::SearchContext &context)
{
    if (bishop.solved(position))
        return {core::Judgement::Solved,
                {PUZZLE_TEXT("tours", "All squares of this colour are visited: a tour.")}};
    return analyse(bishop, position, context).judgement;
}

core::Hint hintBishop(const Bishop &bishop, const core::Position &position, core::SearchContext &context)
{
    if (bishop.solved(position))
        return {{}, judgeBishop(bishop, position, context).why};
    return hintFrom(analyse(bishop, position, context), bishop, position);
}

} // namespace tours

// SPDX-License-Identifier: MIT
//
// Verdict and hint for an unfinished knight's tour. The cheapest checks are made first: the theorems and the
// infeasibility of the unvisited squares; then follow Warnsdorff's rule, a constructed tour, and backtracking.
#include "tours/analysis.h"
#include "tours/knight/construction.h"
#include "tours/knight/kind.h"
#include "tours/knight/pruned.h"
#include "tours/knight/warnsdorff.h"

namespace tours {

namespace {

constexpr core::Budget ruleBudget{.nodes = 400000};
constexpr core::Budget pruningBudget{.nodes = 300000};

std::optional<Analysis> byRule(const Knight &knight, const core::Task &task, core::Control &control)
{
    core::BudgetControl budget(control, ruleBudget);
    core::NullWatch watch(budget);
    Walk<core::NullWatch> walk(watch, knight, task);
    WarnsdorffSearch<core::NullWatch> search(walk, knight);
    search.run();
    if (!walk.isSolved())
        return std::nullopt;
    return analysisOf(walk.outcome({}));
}

std::optional<Analysis> byConstruction(const Knight &knight, const Route &route)
{
    const auto start = std::uint32_t(route.front());
    return analysisAlong(
        knight, route, knight.isClosed() ? closedTour(knight.grid(), start) : openTour(knight.grid(), start));
}

Analysis byPruning(const Knight &knight, const core::Task &task, core::Control &control)
{
    core::BudgetControl budget(control, pruningBudget);
    core::NullWatch watch(budget);
    return analysisOf(
        PrunedKnightSearch<core::NullWatch>(watch, knight, task, JumpOrder::FewestOnward).run());
}

Analysis analyse(const Knight &knight, const core::Position &position, core::Control &control)
{
    const Route route = knight.route(position);
    if (core::Explanation none = whyNoTour(knight.grid(), route.front(), knight.isClosed()); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation why = explainInfeasible(knight, route); !why.empty())
        return unsolvable(std::move(why));
    core::Task task;
    task.from = position;
    if (auto found = byRule(knight, task, control))
        return *found;
    if (auto found = byConstruction(knight, route))
        return *found;
    return byPruning(knight, task, control);
}

} // namespace

core::Judgement judgeKnight(const Knight &knight, const core::Position &position, core::Control &control)
{
    if (knight.solved(position))
        return {core::Judgement::Solved,
                {knight.isClosed() ? PUZZLE_TEXT("tours", "All squares are visited, and the tour is closed.")
                                   : PUZZLE_TEXT("tours", "All squares are visited: a tour.")}};
    return analyse(knight, position, control).judgement;
}

core::Hint hintKnight(const Knight &knight, const core::Position &position, core::Control &control)
{
    if (knight.solved(position))
        return {{}, judgeKnight(knight, position, control).why};
    return hintFrom(analyse(knight, position, control), knight, position);
}

} // namespace tours

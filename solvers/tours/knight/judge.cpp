// SPDX-License-Identifier: MIT
//
// Verdicts and hints for an unfinished knight's tour. The cheapest checks are made first: theorems, and the
// infeasibility of the unvisited squares; then Warnsdorff's rule, a constructed tour, and backtracking.
#include "tours/analysis.h"
#include "tours/knight/completion.h"
#include "tours/knight/construction.h"
#include "tours/knight/explanations.h"
#include "tours/knight/kind.h"
#include "tours/knight/pruned.h"
#include "tours/knight/warnsdorff.h"

namespace tours {

namespace {

constexpr core::Budget ruleBudget{.nodes = 400000};
constexpr core::Budget propagationBudget{.nodes = 5000};
constexpr core::Budget knightPruningBudget{.nodes = 300000};

/// Returns the analysis of a board with given numbers; it says whether its tour is the only one.
Analysis byPropagation(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    core::BudgetContext budget(context, propagationBudget);
    core::NullTracer tracer(budget);
    const Route route = knight.route(task.from);
    CompletionSearch completion(knight, [&] { return tracer.node(0); });
    const std::vector<Route> tours = completion.find(NumberDomains(knight, route), 2);
    if (tours.empty())
        return tracer.going() ? unsolvable(explainExcluded(knight, route)) : analysisOf({});
    Analysis analysis = *analysisAlong(knight, route, tours.front());
    const auto left = static_cast<long long>(tours.front().size() - route.size());
    if (tours.size() > 1)
        analysis.judgement.why = {
            PUZZLE_TEXT_N("tours", "More than one tour continues from here: %n more move(s)."), {left}};
    else if (tracer.going())
        analysis.judgement.why = {
            PUZZLE_TEXT_N("tours", "A single tour continues from here: %n more move(s)."), {left}};
    return analysis;
}

std::optional<Analysis> byRule(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    core::BudgetContext budget(context, ruleBudget);
    core::NullTracer tracer(budget);
    Walk<core::NullTracer> walk(tracer, knight, task);
    WarnsdorffSearch<core::NullTracer> search(walk, knight);
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

Analysis byPruning(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    core::BudgetContext budget(context, knightPruningBudget);
    core::NullTracer tracer(budget);
    return analysisOf(
        PrunedKnightSearch<core::NullTracer>(tracer, knight, task, JumpOrder::FewestOnward).run());
}

Analysis analyse(const Knight &knight, const core::Position &position, core::SearchContext &context)
{
    const Route route = knight.route(position);
    if (core::Explanation none = whyNoTour(knight, route); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation why = explainInfeasible(knight, route); !why.empty())
        return unsolvable(std::move(why));
    core::Task task;
    task.from = position;
    if (knight.conditions().givesNumbers())
        return knight.squareCount() <= mostDomainSquares ? byPropagation(knight, task, context)
                                                         : byPruning(knight, task, context);
    if (auto found = byRule(knight, task, context))
        return *found;
    if (knight.isPlain()) {
        if (auto found = byConstruction(knight, route))
            return *found;
    }
    return byPruning(knight, task, context);
}

} // namespace

core::Judgement judgeKnight(const Knight &knight, const core::Position &position,
                            core::SearchContext &context)
{
    if (knight.solved(position))
        return {core::Judgement::Solved,
                {knight.isClosed() ? PUZZLE_TEXT("tours", "All squares are visited, and the tour is closed.")
                                   : PUZZLE_TEXT("tours", "All squares are visited: a tour.")}};
    return analyse(knight, position, context).judgement;
}

core::Hint hintKnight(const Knight &knight, const core::Position &position, core::SearchContext &context)
{
    if (knight.solved(position))
        return {{}, judgeKnight(knight, position, context).why};
    return hintFrom(analyse(knight, position, context), knight, position);
}

} // namespace tours

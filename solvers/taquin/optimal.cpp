// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/goaldistance.h"
#include "taquin/heuristics.h"
#include "taquin/idastarevents.h"
#include "taquin/linearconflict.h"
#include "taquin/parity.h"
#include "taquin/pdb/pdbidastar.h"
#include "taquin/variables.h"

namespace taquin::optimal {

namespace {

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin",
                "The bound is the fewest moves that the pattern tables allow; without them, the distances of "
                "all tiles plus two moves per conflict (two tiles in their own row or column, but in the "
                "wrong order)"),
    PUZZLE_TEXT("taquin", "The gap tries each direction"),
    PUZZLE_TEXT("taquin", "… not the one that undoes the last move"),
    PUZZLE_TEXT("taquin",
                "… nor one that completes a detour: another way reaches the same board in no more moves"),
    PUZZLE_TEXT("taquin", "… nor one where the moves made plus the moves needed exceed the bound"),
    PUZZLE_TEXT("taquin", "… otherwise it goes there, and goes on trying"),
    PUZZLE_TEXT("taquin", "No direction left: it goes back one move"),
    PUZZLE_TEXT("taquin",
                "Back at the start: the bound rises by the smallest excess, and the search restarts"),
    PUZZLE_TEXT("taquin",
                "More than 16 cells or 71 moves: first a good solution is found, level by level; beyond 16 "
                "cells a better one is looked for before each longer search"),
};

/// Finds a shortest path to a goal with its blank in no corner.
template <typename Tracer>
core::Outcome solveToInnerGoal(const Taquin &taquin, const core::Task &task, core::SearchContext &context,
                               Tracer &tracer)
{
    const core::Grid grid = taquin.grid();
    PdbCache::Databases tables;
    if (PdbHeuristic::fits(grid)) {
        const PdbSet::Size size = PdbSet::covers(grid, PdbSet::Large) && grid.size() <= maxQuickCells
                                      ? PdbSet::Large
                                      : PdbSet::Small;
        bool shouldContinue = true;
        tables = PdbCache::shared().wait(
            grid, size, [&] { return shouldContinue = shouldContinue && context.keepGoing(tracer.stats()); });
        if (!shouldContinue)
            return {core::Outcome::Stopped, {}, {}, tracer.stats()};
    }
    const GridGraph graph(grid);
    const Board root(grid, task.from);
    const GoalDistance distance(graph, root, taquin.goal(), int(taquin.lastWalk().size()), tables.get());
    return IdaStar<Tracer, GoalDistance>(tracer, graph, root, distance).run();
}

/// Returns a lower bound of the number of moves that is known before the search begins: that of the ordered board, less
/// the walk from there to the goal.
int firstLowerBound(const Taquin &taquin, const core::Position &from)
{
    const int moves = LinearConflict(GridGraph(taquin.grid()), Board(taquin.grid(), from)).lowerBound();
    return std::max(moves - int(taquin.lastWalk().size()), 0);
}

/// Finds a shortest path by iterative deepening A* (Korf, 1985): on boards of 10 to 25 cells with additive pattern
/// databases (Korf and Felner, 2002); on other boards, or if memory is short, with the tiles' distances and
/// conflicts.
core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        std::optional<core::Outcome> outcome;
        tracer.stats().lowerBound = firstLowerBound(taquin, task.from);
        if (!taquin.lastWalk().empty())
            outcome = solveToInnerGoal(taquin, task, context, tracer);
        for (const NamedHeuristic &heuristic : heuristics()) {
            if (!outcome && heuristic.fits(taquin.grid()))
                outcome = heuristic.solveWith<Tracer>()(tracer, context, taquin.grid(), task.from);
        }
        return outcome.value_or(core::Outcome());
    });
}

/// Builds the databases. On boards of more than 16 cells, the large databases are only for long searches, which
/// wait for them at a fixed node, whether or not they exist already.
void prepare(const Taquin &taquin, core::SearchContext &context)
{
    const core::Grid grid = taquin.grid();
    if (!PdbHeuristic::fits(grid))
        return;
    for (const PdbSet::Size size : {PdbSet::Small, PdbSet::Large}) {
        if (PdbSet::covers(grid, size) && (size == PdbSet::Small || grid.size() <= maxQuickCells))
            PdbCache::shared().wait(grid, size, [&] { return context.keepGoing({}); });
    }
}

/// Returns the lower bound of the number of moves after the step, as computed in the search.
long long lowerBoundAfter(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.reason & IdaStarReason::value)
        return event.reason & (IdaStarReason::value - 1);
    const core::Step steps[] = {event.step};
    const Board board(taquin.grid(), core::after(before, steps));
    const auto used = std::ranges::find_if(heuristics(), [&](const NamedHeuristic &heuristic) {
        return heuristic.lowerBound && heuristic.fits(taquin.grid());
    });
    return used->lowerBound(GridGraph(taquin.grid()), board);
}

core::Explanation explainBound(const Taquin &taquin, const core::Event &event, long long lowerBound)
{
    const long long number = taquin.number(event.step.piece);
    if (event.type == core::Event::Did && lowerBound == 0)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves, and all tiles are in order."), {number}};
    const bool isInEvent = event.reason & IdaStarReason::value;
    const bool fromDatabases = isInEvent && PdbHeuristic::fits(taquin.grid());
    if (event.type == core::Event::Did)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves; at least %2 more moves are needed, within the bound."),
                {number, lowerBound}};
    // With these heuristics, a move changes the sum of moves made and moves needed by 0 or 2.
    const long long excess = isInEvent ? 2 : event.reason - IdaStarReason::beyond;
    return {fromDatabases
                ? PUZZLE_TEXT("taquin",
                              "After this move of tile %1, at least %2 more are needed, as the pattern "
                              "tables show: %3 over the bound.")
                : PUZZLE_TEXT("taquin",
                              "After this move of tile %1, at least %2 more are needed: %3 over the bound."),
            {number, lowerBound, excess}};
}

core::Explanation explainIncumbent(const Taquin &taquin, const core::Event &event)
{
    const long long number = taquin.number(event.step.piece);
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("taquin", "Tile %1 goes back: another route is shown from here."), {number}};
    return {PUZZLE_TEXT("taquin", "Tile %1 moves, towards the board that looks nearest now."), {number}};
}

core::Explanation explainStep(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    const long long number = taquin.number(event.step.piece);
    if (IdaStarLine(event.line) == IdaStarLine::Incumbent)
        return explainIncumbent(taquin, event);
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("taquin", "Nothing is left to try from here: tile %1 goes back."), {number}};
    if (event.reason == IdaStarReason::undoes)
        return {PUZZLE_TEXT("taquin", "Tile %1 has just come from there: that would undo the last move."),
                {number}};
    if (event.reason == IdaStarReason::redundant)
        return {PUZZLE_TEXT("taquin",
                            "With a move of tile %1 the gap would make a detour: another route reaches the "
                            "same board in no more moves, and that one is tried."),
                {number}};
    return explainBound(taquin, event, lowerBoundAfter(taquin, before, event));
}

core::Explanation explain(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, and there is no shorter solution.")};
    core::Explanation why = explainStep(taquin, before, event);
    why.mark(event.step.from.cell, core::Role::Moving);
    why.mark(event.step.to.cell,
             event.type == core::Event::Refused ? core::Role::Culprit : core::Role::Target);
    return why;
}

} // namespace

core::Solver solver()
{
    return {.id = "optimal",
            .name = PUZZLE_TEXT("taquin", "Shortest solution"),
            .about = PUZZLE_TEXT(
                "taquin",
                "Finds a shortest solution by searching deeper and deeper: at once up to 4×4, in minutes or "
                "hours on 5×4 and 5×5, hardly ever beyond. Its tables take up to 110 MB on 8×2 and 130 MB on "
                "5×5, and a long search beyond 4×4 up to 1 GB more."),
            .goals = core::onlyFirst,
            .shortestUpTo = 16,
            .pseudocode = pseudocode,
            .prepare = core::callback<prepare>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<distanceVariables>};
}

} // namespace taquin::optimal

// SPDX-License-Identifier: MIT
#include "taquin/linearconflict.h"
#include "taquin/methods.h"
#include "taquin/parity.h"
#include "taquin/quick/quicksearch.h"
#include "taquin/variables.h"

// The method `quick` soon finds a short solution, and then shorter ones, until its rounds are done or it is stopped (see
// QuickSearch).
namespace taquin::quick {

namespace {

/// The pseudocode, one text for each QuickLine.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "More than 9 cells: the outer rows and columns are filled like stairs from the top "
                          "left, each time with the tile that the gap can reach soonest; the gap takes the "
                          "way that also brings the other tiles nearer"),
    PUZZLE_TEXT("taquin", "… the last two tiles of a row or column go in together, by the shortest route"),
    PUZZLE_TEXT("taquin",
                "The rest, or the whole up to 36 cells: level by level, all moves are tried, and the boards "
                "that look nearest to the goal, by pattern tables and powers of the distances, are kept; "
                "two to four times as many in each round"),
    PUZZLE_TEXT("taquin", "From 37 to 196 cells, the same by the distances and the tiles that are in each "
                          "other’s way, with all tiles at once; boards met on the way are completed by "
                          "placing the tiles"),
    PUZZLE_TEXT("taquin", "Part by part, a shorter route is sought between the same two boards"),
};

constexpr core::Option options[] = {
    {"rounds",
     PUZZLE_TEXT("taquin", "Rounds"),
     core::Option::Integer,
     "4",
     1,
     5,
     {},
     PUZZLE_TEXT(
         "taquin",
         "Each round takes two to four times as long as the one before, and finds shorter solutions")},
};

core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    const int lowerBound =
        LinearConflict(GridGraph(taquin.grid()), Board(taquin.grid(), task.from)).lowerBound();
    const core::Values chosen = task.options.has("rounds") ? task.options : core::Values(options);
    const int rounds = int(chosen.integer("rounds"));
    core::Outcome outcome;
    ForkJoinPool::open(context, [&](ForkJoinPool &pool, core::SearchContext &own) {
        outcome = core::watched(own, task, [&]<typename Tracer>(Tracer &tracer) {
            using Search = QuickSearch<Tracer>;
            return Search(tracer, pool, own, taquin, task.from,
                          task.untilStopped ? Search::untilStopped : rounds, task.seconds)
                .run(lowerBound);
        });
    });
    return outcome;
}

/// Builds the small pattern databases of the boards with which beam searches begin.
void prepare(const Taquin &taquin, core::SearchContext &context)
{
    const core::Grid whole = taquin.grid();
    const auto build = [&](core::Grid grid) {
        PdbCache::shared().wait(grid, firstSize(grid), [&] { return context.keepGoing({}); });
    };
    build(StaircasePlacer::remainingGrid(whole, tuning::firstRemainder));
    build(StaircasePlacer::remainingGrid(whole, tuning::maxInstantCells));
    if (whole.size() <= tuning::maxBeamCells)
        build(whole);
}

core::Explanation explainMove(const Taquin &taquin, const core::Event &event)
{
    const long long number = taquin.number(event.step.piece);
    const long long placed = event.reason; // the number of the tile being placed
    switch (QuickLine(event.line)) {
    case QuickLine::PlaceTile:
        return explainPlacing(taquin, event.step, int(placed) - 1, false);
    case QuickLine::PlacePair:
        return explainPlacing(taquin, event.step, int(placed) - 1, true);
    case QuickLine::Beam:
        return {PUZZLE_TEXT("taquin", "Tile %1 moves, towards the board that looks nearest now."), {number}};
    default:
        return {PUZZLE_TEXT("taquin", "Tile %1 moves on along the best route found."), {number}};
    }
}

core::Explanation explain(const Taquin &taquin, const core::Position &, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, by the shortest route found.")};
    core::Explanation why = explainMove(taquin, event);
    if (event.type == core::Event::Undid)
        why = {PUZZLE_TEXT("taquin", "Tile %1 goes back: another route is shown from here."),
               {taquin.number(event.step.piece)}};
    why.mark(event.step.from.cell, core::Role::Moving);
    why.mark(event.step.to.cell, core::Role::Target);
    return why;
}

} // namespace

core::Solver solver()
{
    return {.id = "quick",
            .name = PUZZLE_TEXT("taquin", "Fast, near-shortest"),
            .about = PUZZLE_TEXT("taquin",
                                 "Finds a good solution at once on boards of any size, then better ones; up "
                                 "to 5×5 mostly within a few per cent of the shortest. Its last rounds take "
                                 "up to 190 MB, and with a long time limit up to 450 MB."),
            .goals = core::onlyFirst,
            .options = options,
            .anytime = true,
            .pseudocode = pseudocode,
            .prepare = core::callback<prepare>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<distanceVariables>};
}

} // namespace taquin::quick

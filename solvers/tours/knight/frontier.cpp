// SPDX-License-Identifier: MIT
//
// The knight's method `frontier` counts tours by dynamic programming over the squares, as in Knuth's Simpath (The
// Art of Computer Programming, 7.1.4, 2009). The closed tours of the usual board were first counted correctly by
// McKay (1997), by joining halves; Löbbing and Wegener (1996) used decision diagrams.
#include "tours/knight/frontiercount.h"

#include "core/tablestore.h"
#include "tours/knight/frontierwatch.h"
#include "tours/knight/methods.h"
#include "tours/walk.h"

namespace tours::frontier {

namespace {

constexpr core::Goal goals[] = {core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT(
        "tours",
        "The squares one after another; a state says which ends ahead belong to the same path, and in "
        "how many ways it is reached. From each state:"),
    PUZZLE_TEXT("tours",
                "… the square is the end of a path: it is joined to each square ahead that lacks a jump"),
    PUZZLE_TEXT(
        "tours",
        "… it has no jump yet: it is joined to two of these squares, in every way, or to one if it is an "
        "end of the tour"),
    PUZZLE_TEXT("tours", "… it has both its jumps: nothing is to be chosen"),
    PUZZLE_TEXT("tours", "… not if a cycle would close before all squares are in it"),
    PUZZLE_TEXT("tours", "States with the same ends become one, and their ways are added up"),
    PUZZLE_TEXT("tours", "All squares are passed: the number is that of the tours"),
};

constexpr core::Choice counted[] = {
    {"start", PUZZLE_TEXT("tours", "From the start, both ways")},
    {"board", PUZZLE_TEXT("tours", "Whole board, one way")},
};

constexpr core::Choice watchedStates[] = {
    {"tour", PUZZLE_TEXT("tours", "Those of one tour")},
    {"all", PUZZLE_TEXT("tours", "All, square by square")},
};

constexpr core::Choice storages[] = {
    {"memory", PUZZLE_TEXT("tours", "In memory")},
    {"disk", PUZZLE_TEXT("tours", "On the disk, too")},
};

constexpr core::Option options[] = {
    {.id = "counted",
     .name = PUZZLE_TEXT("tours", "Tours counted"),
     .type = core::Option::OneOf,
     .initial = "start",
     .choices = counted},
    {.id = "states",
     .name = PUZZLE_TEXT("tours", "States watched"),
     .type = core::Option::OneOf,
     .initial = "tour",
     .choices = watchedStates},
    {.id = "storage",
     .name = PUZZLE_TEXT("tours", "States stored"),
     .type = core::Option::OneOf,
     .initial = "memory",
     .choices = storages,
     .about = PUZZLE_TEXT("tours", "States that do not fit into the memory can be stored in a "
                                   "temporary file, which takes longer."),
     .changesResult = false}};

core::Explanation unsuitable(const core::Puzzle &puzzle, const core::Position &from,
                             std::span<const core::Step>)
{
    const auto &knight = static_cast<const Knight &>(puzzle);
    if (!knight.conditions().given.empty())
        return {PUZZLE_TEXT("tours", "This method cannot handle given numbers.")};
    if (isCountable(toursFrom(knight, knight.route(from), false)))
        return {};
    return {PUZZLE_TEXT(
        "tours", "This method counts the closed tours of boards with a side of at most eight squares, and "
                 "other tours on boards with a side of at most six.")};
}

/// Counts, and shows the states of each square if the count is watched.
core::Outcome count(const Knight &knight, const core::Task &task, const CountedTours &tours,
                    bool ofWholeBoard, core::SearchContext &context)
{
    core::StateStorage storage;
    if (const auto store = core::tableStore(); store && task.options.text("storage") == "disk")
        storage.folder = store->scratchFolder();
    if (!task.traced)
        return countByFrontier(tours, storage, task.archive, context);
    core::EventTracer tracer(context);
    FrontierWatch watch(knight, knight.route(task.from), ofWholeBoard,
                        task.options.text("states") == "all" ? FrontierStates::All
                                                             : FrontierStates::OfOneTour,
                        [&](FrontierRemark remark, FrontierLine line, const core::Step &step) {
                            tracer.at(int(line));
                            tracer.remarked(int(remark), [&] { return step; });
                        });
    return countByFrontier(tours, storage, task.archive, context, [&](int square, const core::Stats &stats) {
        if (tracer.stats().nodes == 0)
            watch.begin();
        tracer.stats() = stats;
        watch.pass(square);
        tracer.flush();
        return tracer.going();
    });
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(knight, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    const Route route = knight.route(task.from);
    core::Explanation none = whyNoTour(knight, route);
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    if (int(route.size()) == knight.squareCount()) {
        core::Outcome outcome{knight.isComplete(route) ? core::Outcome::Solved : core::Outcome::Impossible};
        outcome.stats.solutions = outcome.verdict == core::Outcome::Solved;
        return outcome;
    }
    const bool ofWholeBoard = task.options.text("counted") == "board";
    const CountedTours tours = toursFrom(knight, route, ofWholeBoard);
    core::Outcome outcome = count(knight, task, tours, ofWholeBoard, context);
    if (outcome.verdict != core::Outcome::Solved)
        return outcome;
    if (tours.closed && !ofWholeBoard)
        outcome.stats.addSolutions(outcome.stats.solutions); // each in both directions
    if (outcome.stats.solutions == 0)
        return {core::Outcome::Impossible, {}, explainExhausted(int(route.size())), outcome.stats};
    return outcome;
}

} // namespace

core::Solver solver()
{
    return {
        .id = "frontier",
        .name = PUZZLE_TEXT("tours", "Counting by a frontier"),
        .about = PUZZLE_TEXT(
            "tours",
            "Counts tours without walking them: passes the squares row by row, and treats alike all paths "
            "that leave the same ends to join. 7×8 closed takes a quarter of a minute and 0.6 GB, 8×8 half "
            "an hour and 12 GB."),
        .goals = goals,
        .options = options,
        .counts = PUZZLE_TEXT("tours", "Ways to pass a square"),
        .savesLayers = true,
        .pseudocode = pseudocode,
        .unsuitable = unsuitable,
        .unwatchableCount = core::callback<whyUnwatchable>,
        .solve = core::callback<solve>,
        .explain = core::callback<explainFrontier>,
        .variables = core::callback<frontierVariables>};
}

} // namespace tours::frontier

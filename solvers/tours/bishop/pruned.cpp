// SPDX-License-Identifier: MIT
//
// The bishop's method `pruned`: all 70 tours of the usual board in some 2 ms, in the order of `course`. An
// unwatched count of the whole board uses frontier search instead, if canCountByFrontier holds.
#include "tours/bishop/pruned.h"

#include "tours/bishop/frontier.h"
#include "tours/bishop/methods.h"
#include "tours/variables.h"

namespace tours::bishopPruned {

namespace {

/// The lines of the pseudocode, with the numbers of PrunedBishopSearch.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the bishop’s square, the diagonal steps in a free direction:"),
    PUZZLE_TEXT("tours", "… not into the dead-end corner, while other squares are left"),
    PUZZLE_TEXT("tours",
                "… nor if a square would keep fewer than two neighbours for the way in and the way out"),
    PUZZLE_TEXT("tours", "… otherwise go there, and repeat"),
    PUZZLE_TEXT("tours", "All steps were tried: back one step"),
    PUZZLE_TEXT("tours", "All squares of the colour are visited: a tour"),
};

core::Outcome solve(const Bishop &bishop, const core::Task &task, core::SearchContext &context)
{
    core::Explanation none = whyNoTour(bishop, bishop.route(task.from));
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    if (task.goal == core::Goal::Count && !task.traced && !task.division &&
        canCountByFrontier(bishop, task.from))
        return countByFrontier(bishop, context);
    return searchTours<PrunedBishopSearch>(context, task, bishop);
}

std::vector<core::Variable> variables(const Bishop &bishop, const core::Position &before,
                                      const core::Event &event)
{
    const WalkCall call(bishop, before, event);
    std::vector<core::Variable> variables = squareVariables(bishop, call);
    variables.push_back(core::variable("remaining", bishop.squaresToVisit(call.route.front()) -
                                                        UsedSenses(bishop.grid(), call.route).squares));
    return variables;
}

} // namespace

core::Solver solver()
{
    return {.id = "pruned",
            .name = PUZZLE_TEXT("tours", "Dead-end detection"),
            .about = PUZZLE_TEXT(
                "tours",
                "Keeps the last corner for the end and goes back as soon as a square can no longer be "
                "visited; counts tours from a corner without walking them, if a side has at "
                "most 15 squares, and on 16×16."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tours", "Steps tried"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explainStep>,
            .variables = core::callback<variables>};
}

} // namespace tours::bishopPruned

// SPDX-License-Identifier: MIT
//
// The knight's method `pruned`: all tours of a small board, or their number. In the order of `squares`, it finds
// the same first tour as that method, after 275 jumps tried.
#include "tours/knight/pruned.h"

#include "tours/knight/methods.h"

namespace tours::knightPruned {

namespace {

constexpr core::Choice orders[] = {
    {"clockwise", PUZZLE_TEXT("tours", "Clockwise, as in “Squares”")},
    {"ascending", PUZZLE_TEXT("tours", "By square number, as in “Links”")},
    {"fewest", PUZZLE_TEXT("tours", "Fewest onward jumps first")},
};

constexpr core::Option options[] = {{.id = "order",
                                     .name = PUZZLE_TEXT("tours", "Order of the jumps"),
                                     .type = core::Option::OneOf,
                                     .initial = "clockwise",
                                     .choices = orders}};

/// The lines of the pseudocode, with the numbers of PrunedLine.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the knight’s square, every jump to a free square:"),
    PUZZLE_TEXT("tours",
                "… not if a square would be left with no way in, two with only one, or some cut off"),
    PUZZLE_TEXT("tours", "… otherwise go there, and repeat"),
    PUZZLE_TEXT("tours", "All jumps were tried: back one jump"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

JumpOrder orderOf(const core::Values &values)
{
    const std::string order = values.text("order");
    if (order == "ascending")
        return JumpOrder::Ascending;
    return order == "fewest" ? JumpOrder::FewestOnward : JumpOrder::Clockwise;
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    core::Explanation none = whyNoTour(knight, knight.route(task.from));
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return searchTours<PrunedKnightSearch>(context, task, knight, orderOf(task.options));
}

} // namespace

core::Solver solver()
{
    return {.id = "pruned",
            .name = PUZZLE_TEXT("tours", "Dead-end detection"),
            .about =
                PUZZLE_TEXT("tours", "Goes back as soon as a free square can no longer be visited: finds all "
                                     "tours of small boards, and counts them."),
            .goals = core::everyGoal,
            .options = options,
            .counts = PUZZLE_TEXT("tours", "Jumps tried"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explainJump>,
            .variables = core::callback<walkVariables>};
}

} // namespace tours::knightPruned

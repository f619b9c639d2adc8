// SPDX-License-Identifier: MIT
//
// The knight's method `pruned`: every tour of a small board, or their number. In the order of `squares` it
// finds the same first tour as that, after 275 jumps tried.
#include "tours/knight/pruned.h"

#include "tours/knight/methods.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Choice orders[] = {
    {"clockwise", PUZZLE_TEXT("tours", "Clockwise, as “Squares”")},
    {"ascending", PUZZLE_TEXT("tours", "By the squares’ numbers, as “Links”")},
    {"fewest", PUZZLE_TEXT("tours", "Fewest ways on first")},
};

constexpr core::Option options[] = {{.id = "order",
                                     .name = PUZZLE_TEXT("tours", "Order of the jumps"),
                                     .type = core::Option::OneOf,
                                     .initial = "clockwise",
                                     .choices = orders}};

/// As PrunedLine numbers them.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From where the knight stands, every jump onto a free square:"),
    PUZZLE_TEXT("tours",
                "… not if a square would be left without a way, two with a single one, or some cut off"),
    PUZZLE_TEXT("tours", "… else there, and all begins again"),
    PUZZLE_TEXT("tours", "All jumps are tried: one back"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

JumpOrder orderOf(const core::Values &values)
{
    const std::string order = values.text("order");
    if (order == "ascending")
        return JumpOrder::Ascending;
    return order == "fewest" ? JumpOrder::FewestOnward : JumpOrder::Clockwise;
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::Control &control)
{
    const int start = knight.route(task.from).front();
    core::Explanation none = whyNoTour(knight.grid(), start, knight.isClosed());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return PrunedKnightSearch<Watch>(watch, knight, task, orderOf(task.options)).run();
    });
}

} // namespace

core::Solver knightPruned()
{
    return {.id = "pruned",
            .name = PUZZLE_TEXT("tours", "Dead ends foreseen"),
            .about = PUZZLE_TEXT("tours",
                                 "Goes back as soon as a free square could not be visited any more: finds "
                                 "all tours of small boards, and counts them."),
            .goals = goals,
            .options = options,
            .counts = PUZZLE_TEXT("tours", "Jumps tried"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explainJump>};
}

} // namespace tours

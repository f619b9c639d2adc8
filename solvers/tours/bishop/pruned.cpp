// SPDX-License-Identifier: MIT
//
// The bishop's method `pruned`: all 70 tours of the usual board in some 2 ms, in the order of `course`.
#include "tours/bishop/pruned.h"

#include "tours/bishop/methods.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

/// As PrunedBishopSearch numbers them.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From where the bishop stands, the diagonal steps whose sense is free:"),
    PUZZLE_TEXT("tours", "… not into the corner without way out, as long as other squares are left"),
    PUZZLE_TEXT("tours",
                "… nor if a square would be left with fewer than two squares to come from and go to"),
    PUZZLE_TEXT("tours", "… else there, and all begins again"),
    PUZZLE_TEXT("tours", "All steps are tried: one back"),
    PUZZLE_TEXT("tours", "All squares of the colour are visited: a tour"),
};

core::Outcome solve(const Bishop &bishop, const core::Task &task, core::Control &control)
{
    core::Explanation none = whyNoTour(bishop, bishop.route(task.from).front());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return PrunedBishopSearch<Watch>(watch, bishop, task).run();
    });
}

} // namespace

core::Solver bishopPruned()
{
    return {.id = "pruned",
            .name = PUZZLE_TEXT("tours", "Dead ends foreseen"),
            .about = PUZZLE_TEXT("tours",
                                 "Keeps the last corner for the end and goes back as soon as a square could "
                                 "not be visited any more: all tours of the usual board at once."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Steps tried"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explainStep>};
}

} // namespace tours

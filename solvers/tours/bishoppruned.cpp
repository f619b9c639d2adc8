// SPDX-License-Identifier: MIT
#include "tours/bishoppruned.h"

#include "tours/bishopsearch.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From where the bishop stands, the diagonal steps whose sense is free:"),
    PUZZLE_TEXT("tours", "… not into the corner without way out, as long as other squares are left"),
    PUZZLE_TEXT("tours",
                "… nor if a square would be left with fewer than two squares to come from and go to"),
    PUZZLE_TEXT("tours", "… else there, and all begins again"),
    PUZZLE_TEXT("tours", "All steps are tried: one back"),
    PUZZLE_TEXT("tours", "All squares of the colour are visited: a tour"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Bishop &bishop = asBishop(puzzle);
    core::Explanation none = whyNoTour(bishop, bishop.route(task.from).front());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return BishopSearch<Watch>(watch, bishop, task).run();
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
            .solve = solve,
            .explain = explainStep};
}

} // namespace tours

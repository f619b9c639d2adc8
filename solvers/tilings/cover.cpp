// SPDX-License-Identifier: MIT
#include "tilings/cover.h"

#include "tilings/arguments.h"
#include "tilings/coversearch.h"
#include "tilings/coverwords.h"
#include "tilings/run.h"

namespace tilings {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings",
                "All solutions of a symmetrical board: one piece first, where it has no image before"),
    PUZZLE_TEXT("tilings",
                "For each empty cell and each piece left, the ways are counted; the fewest decide"),
    PUZZLE_TEXT("tilings", "… not a way that leaves another cell or piece without any"),
    PUZZLE_TEXT("tilings", "… else one after the other, and the search goes on"),
    PUZZLE_TEXT("tilings", "No way left: the last piece is taken up"),
    PUZZLE_TEXT("tilings", "A solution turned or reflected is a solution too"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    if (core::Explanation why = impossible(tilings, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    const Matrix matrix(tilings, task.from);
    return Run(tilings, task).solve(control, [&]<typename Watch>(Watch &watch) {
        return CoverSearch<Watch>(watch, tilings, task, matrix);
    });
}

} // namespace

core::Solver cover()
{
    return {.id = "cover",
            .name = PUZZLE_TEXT("tilings", "Exact cover"),
            .about = PUZZLE_TEXT(
                "tilings", "Always covers next what has the fewest ways left, be it a cell or a piece: few "
                           "tries, and the best on boards with closed cells."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tilings", "Ways tried"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainCover};
}

} // namespace tilings

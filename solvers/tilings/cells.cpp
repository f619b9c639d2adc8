// SPDX-License-Identifier: MIT
#include "tilings/cells.h"

#include "tilings/arguments.h"
#include "tilings/cellsearch.h"
#include "tilings/cellwords.h"
#include "tilings/linefield.h"
#include "tilings/run.h"

namespace tilings {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings",
                "All solutions of a symmetrical board: one piece first, where it has no image before"),
    PUZZLE_TEXT("tilings", "The first empty cell, along the short side, is the next to be covered"),
    PUZZLE_TEXT("tilings", "… not by a piece that leaves cells no piece can reach"),
    PUZZLE_TEXT("tilings", "… nor by one that leaves the same cells and pieces as were tried in vain before"),
    PUZZLE_TEXT("tilings", "… else by every piece in turn; and the search goes on with the next cell"),
    PUZZLE_TEXT("tilings", "No piece left for the cell: the last one is taken up"),
    PUZZLE_TEXT("tilings", "A solution turned or reflected is a solution too"),
};

template <typename Field>
core::Outcome solveOn(const Lines &lines, std::span<const Candidate> all, const Tilings &tilings,
                      const core::Task &task, core::Control &control)
{
    const Field field(Board(tilings, task.from), lines, all);
    return Run(tilings, task).solve(control, [&]<typename Watch>(Watch &watch) {
        return CellSearch<Watch, Field>(watch, tilings, task, field, lines, all);
    });
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    if (core::Explanation why = impossible(tilings, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    const Lines lines(tilings.grid());
    const std::vector<Candidate> all = candidates(tilings, lines, Stock(tilings, task.from).kinds());
    if (tilings.grid().size() > WordField<1>::mostCells)
        return solveOn<LineField>(lines, all, tilings, task, control);
    if (all.size() > WordField<1>::Ways::most)
        return solveOn<WordField<2>>(lines, all, tilings, task, control);
    return solveOn<WordField<1>>(lines, all, tilings, task, control);
}

} // namespace

core::Solver cells()
{
    return {.id = "cells",
            .name = PUZZLE_TEXT("tilings", "Cell by cell"),
            .about = PUZZLE_TEXT(
                "tilings", "Covers the first empty cell with every piece that fits, along the short side: "
                           "the fastest on rectangles."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tilings", "Cells looked at"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainCells};
}

} // namespace tilings

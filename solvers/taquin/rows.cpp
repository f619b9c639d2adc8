// SPDX-License-Identifier: MIT
#include "taquin/rows.h"

#include "taquin/parity.h"
#include "taquin/rowmethod.h"
#include "taquin/rowwords.h"

namespace taquin {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The gap goes home to its corner: down, then right"),
    PUZZLE_TEXT("taquin",
                "In every row but the last two, for every tile but the last two: the gap goes beside it"),
    PUZZLE_TEXT("taquin", "… and carries it to its cell"),
    PUZZLE_TEXT("taquin", "For the row's last two tiles: the gap comes up to the row"),
    PUZZLE_TEXT("taquin", "… the last one is taken aside if it would be locked in"),
    PUZZLE_TEXT("taquin", "… both go to the last column, one above the other"),
    PUZZLE_TEXT("taquin", "… and turn into their cells"),
    PUZZLE_TEXT("taquin", "For the last two rows: the gap goes to the left end"),
    PUZZLE_TEXT("taquin",
                "For every column but the last two: its lower tile is taken aside if it would be locked in"),
    PUZZLE_TEXT("taquin", "… both tiles go to the bottom row, one behind the other"),
    PUZZLE_TEXT("taquin", "… and turn into their cells"),
    PUZZLE_TEXT("taquin", "The last three tiles turn home"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        RowMethod<Watch> method(watch, taquin.grid(), task.from);
        method.run();
        return method.outcome();
    });
}

} // namespace

core::Solver rows()
{
    return {.id = "rows",
            .name = PUZZLE_TEXT("taquin", "Row by row"),
            .about = PUZZLE_TEXT("taquin",
                                 "As a person does: the tiles go home one after the other, from the top row "
                                 "down; quick on any board, but not short."),
            .goals = goals,
            .constructive = true,
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainRows};
}

} // namespace taquin

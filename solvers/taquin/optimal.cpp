// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/deepening.h"
#include "taquin/parity.h"
#include "taquin/tablesearch.h"

namespace taquin {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin",
                "The bound is the least number of moves that pattern tables allow; without them, the "
                "distances of all tiles and two moves for each conflict"),
    PUZZLE_TEXT("taquin", "The gap tries every way"),
    PUZZLE_TEXT("taquin", "… not the one that takes the last move back"),
    PUZZLE_TEXT("taquin", "… nor one that ends a way round: another one leads to the same board as soon"),
    PUZZLE_TEXT("taquin", "… nor one where moves made and moves needed would exceed the bound"),
    PUZZLE_TEXT("taquin", "… else it goes there, and tries on"),
    PUZZLE_TEXT("taquin", "No way left: it goes back one move"),
    PUZZLE_TEXT("taquin", "Back at the beginning: the bound rises by the least excess, and all starts again"),
    PUZZLE_TEXT("taquin", "More than 16 cells: before all this a good way is found, level by level"),
};

/// Smaller boards need none, and on larger ones hardly any search ends.
bool hasTables(core::Grid grid)
{
    return grid.size() >= 10 && grid.size() <= 25 && TableSet::covers(grid, TableSet::Small);
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        if (hasTables(taquin.grid())) {
            if (auto outcome = TableSearch<Watch>(watch, control, taquin.grid(), task.from).run())
                return *std::move(outcome);
        }
        return Deepening<Watch>(watch, taquin.grid(), task.from).run();
    });
}

/// Moves needed at least after the step, as the search knew it.
long long atLeast(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    if (event.reason & DeepReason::tables)
        return event.reason & (DeepReason::tables - 1);
    const Board board(puzzle.grid(), before);
    const Estimate estimate(board);
    return estimate.total(estimate.change(board, event.step));
}

/// The large tables of boards above 16 cells are for long searches only, and so come with the same nodes
/// anyway.
void prepare(const core::Puzzle &puzzle, core::Control &control)
{
    for (const TableSet::Extent extent : {TableSet::Small, TableSet::Large}) {
        const core::Grid grid = puzzle.grid();
        if (hasTables(grid) && TableSet::covers(grid, extent) &&
            (extent == TableSet::Small || grid.size() <= fastCells))
            TableShelf::shelf().wait(grid, extent, [&] { return control.keepGoing({}); });
    }
}

core::Explanation explainGoing(const core::Event &event, long long left)
{
    const long long number = event.step.piece + 1;
    const bool tables = event.reason & DeepReason::tables;
    if (event.type == core::Event::Did)
        return {
            PUZZLE_TEXT("taquin",
                        "Tile %1 goes; from there at least %2 moves are needed, and the bound allows them."),
            {number, left}};
    // By tables a move changes the sum of moves made and needed by nothing or by two.
    const long long excess = tables ? 2 : event.reason - DeepReason::beyond;
    return {tables
                ? PUZZLE_TEXT("taquin",
                              "After a move of tile %1 at least %2 more are needed, the pattern tables "
                              "say: beyond the bound by %3.")
                : PUZZLE_TEXT("taquin",
                              "After a move of tile %1 at least %2 more are needed: beyond the bound by %3."),
            {number, left, excess}};
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const long long number = event.step.piece + 1;
    core::Explanation why;
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, and no shorter way exists.")};
    if (DeepLine(event.line) == DeepLine::GoodWay)
        why =
            event.type == core::Event::Undid
                ? core::Explanation{PUZZLE_TEXT("taquin",
                                                "Tile %1 goes back: another way is shown from here."),
                                    {number}}
                : core::Explanation{
                      PUZZLE_TEXT("taquin", "Tile %1 goes, on the way to the board that looks nearest now."),
                      {number}};
    else if (event.type == core::Event::Undid)
        why = {PUZZLE_TEXT("taquin", "All ways on from here are tried: tile %1 goes back."), {number}};
    else if (event.reason == DeepReason::undoes)
        why = {PUZZLE_TEXT("taquin", "Tile %1 has just come from there: that would undo the last move."),
               {number}};
    else if (event.reason == DeepReason::vain)
        why = {PUZZLE_TEXT("taquin",
                           "With a move of tile %1 the gap would have gone round in vain: another way "
                           "leads to the same board as soon, and that one is tried."),
               {number}};
    else
        why = explainGoing(event, atLeast(puzzle, before, event));
    mark(why, event.step.from.cell, core::Role::Moving);
    mark(why, event.step.to.cell,
         event.type == core::Event::Refused ? core::Role::Culprit : core::Role::Target);
    return why;
}

} // namespace

core::Solver optimal()
{
    return {.id = "optimal",
            .name = PUZZLE_TEXT("taquin", "Shortest way"),
            .about = PUZZLE_TEXT(
                "taquin",
                "Finds a way that no other beats, by searching deeper and deeper: at once up to "
                "4×4, in minutes or hours on 5×4 and 5×5, hardly ever beyond. Its tables take up to "
                "110 MB on 8×2 and 190 MB on 5×5."),
            .goals = goals,
            .pseudocode = pseudocode,
            .prepare = prepare,
            .solve = solve,
            .explain = explain};
}

} // namespace taquin

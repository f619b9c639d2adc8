// SPDX-License-Identifier: MIT
#include "taquin/optimal.h"

#include "taquin/deepening.h"
#include "taquin/marks.h"
#include "taquin/parity.h"

namespace taquin {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text listing[] = {
    PUZZLE_TEXT("taquin",
                "The bound is the estimate: the distances of all tiles, and two moves for each conflict"),
    PUZZLE_TEXT("taquin", "The gap tries every way"),
    PUZZLE_TEXT("taquin", "… not the one that takes the last move back"),
    PUZZLE_TEXT("taquin", "… nor one where moves made and estimate would exceed the bound"),
    PUZZLE_TEXT("taquin", "… else it goes there, and tries on"),
    PUZZLE_TEXT("taquin", "No way left: it goes back one move"),
    PUZZLE_TEXT("taquin", "Back at the beginning: the bound rises by the least excess, and all starts again"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return Deepening<Watch>(watch, taquin.grid(), task.from).run();
    });
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const Board board(puzzle.grid(), before);
    const Estimate estimate(board);
    const long long number = event.step.piece + 1;
    core::Explanation why;
    if (event.kind == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, and no shorter way exists.")};
    if (event.kind == core::Event::Undid)
        why = {PUZZLE_TEXT("taquin", "All ways on from here are tried: tile %1 goes back."), {number}};
    else if (event.reason == DeepReason::undoes)
        why = {PUZZLE_TEXT("taquin", "Tile %1 has just come from there: that would undo the last move."),
               {number}};
    else {
        const long long left = estimate.total(estimate.change(board, event.step));
        why =
            event.kind == core::Event::Refused
                ? core::Explanation{PUZZLE_TEXT("taquin",
                                                "After a move of tile %1 at least %2 more are needed: beyond "
                                                "the bound by %3."),
                                    {number, left, static_cast<long long>(event.reason - DeepReason::beyond)}}
                : core::Explanation{PUZZLE_TEXT("taquin",
                                                "Tile %1 goes; from there at least %2 moves are needed, and "
                                                "the bound allows them."),
                                    {number, left}};
    }
    mark(why, event.step.from.cell, core::Role::Moving);
    mark(why, event.step.to.cell,
         event.kind == core::Event::Refused ? core::Role::Culprit : core::Role::Target);
    return why;
}

} // namespace

core::Solver optimal()
{
    return {.id = "optimal",
            .name = PUZZLE_TEXT("taquin", "Shortest way"),
            .about = PUZZLE_TEXT(
                "taquin", "Finds a way that no other beats, by searching deeper and deeper: at once on "
                          "small boards, in minutes on 4×4, too long on larger ones."),
            .goals = goals,
            .listing = listing,
            .solve = solve,
            .explain = explain};
}

} // namespace taquin

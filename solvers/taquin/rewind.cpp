// SPDX-License-Identifier: MIT
#include "taquin/rewind.h"

#include "taquin/deals.h"
#include "taquin/hand.h"

#include <algorithm>

namespace taquin {

namespace {

enum Line { TakeBack = 1, Walk };

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The moves made since the deal are taken back, the last one first"),
    PUZZLE_TEXT("taquin", "Then those of the walk that dealt the board"),
};

core::Explanation unfit(const core::Puzzle &puzzle, const core::Position &position,
                        std::span<const core::Step> past)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    const core::Deal *deal = taquin.order().deal;
    if (deal && deal->id != std::string_view(walkDeal))
        return {
            PUZZLE_TEXT("taquin", "This board was not dealt by a walk of the gap: there is none to rewind.")};
    Board board(taquin.grid(), taquin.start());
    for (const core::Step &step : past) {
        const auto way = std::ranges::find_if(directions, [&](Direction direction) {
            return board.canGo(direction) && board.step(direction).piece == step.piece;
        });
        if (way == directions.end() || step.to.cell != board.gap())
            return {PUZZLE_TEXT("taquin", "Tiles of this board were exchanged: no move undoes that.")};
        board.go(*way);
    }
    if (board.position() != position)
        return {PUZZLE_TEXT("taquin", "How this board came about is not known: there is no walk to rewind.")};
    return {};
}

/// The gap's way along these steps, backwards.
Route wayBack(const Board &board, std::span<const core::Step> steps)
{
    Route route;
    route.reserve(steps.size());
    int gap = board.gap();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const int to = step->to.cell;
        route.push_back(*std::ranges::find_if(directions, [&](Direction direction) {
            return hasNext(board.grid(), gap, direction) && next(board.grid(), gap, direction) == to;
        }));
        gap = to;
    }
    return route;
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (core::Explanation why = unfit(puzzle, task.from, task.past); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Hand<Watch> hand(watch, taquin.grid(), task.from);
        hand.says(TakeBack, 0);
        hand.go(wayBack(hand.board(), task.past));
        if (const core::Dealing *dealing = taquin.dealing(); dealing && hand.going()) {
            hand.says(Walk, 0);
            hand.go(wayBack(hand.board(), dealing->path));
        }
        return hand.outcome();
    });
}

core::Explanation explain(const core::Puzzle &, const core::Position &, const core::Event &event)
{
    const long long number = event.step.piece + 1;
    const std::vector<core::Mark> marks = {{event.step.from.cell, core::Role::Moving, {}},
                                           {event.step.to.cell, core::Role::Target, {}}};
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order.")};
    if (event.line == TakeBack)
        return {PUZZLE_TEXT("taquin", "The last move that still counts was tile %1's: it is taken back."),
                {number},
                marks};
    return {PUZZLE_TEXT("taquin", "The walk came this way by tile %1: it goes back."), {number}, marks};
}

} // namespace

core::Solver rewind()
{
    return {.id = "rewind",
            .name = PUZZLE_TEXT("taquin", "Rewind"),
            .about = PUZZLE_TEXT(
                "taquin", "Plays the walk that disordered the board backwards: no thought, only memory; "
                          "the order comes with the very last moves."),
            .goals = goals,
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = unfit,
            .solve = solve,
            .explain = explain};
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#include "taquin/deals.h"
#include "taquin/methods.h"
#include "taquin/moverecorder.h"
#include "taquin/variables.h"

#include <algorithm>

// This file implements P. Audibert's first method: the random walk that scrambled the board is played backwards,
// move by move. It does not search, so it suits only a board whose moves from the goal are known.
namespace taquin::rewind {

namespace {

enum Line { TakeBack = 1, Walk };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The moves made since the deal are undone, the last one first"),
    PUZZLE_TEXT("taquin", "Then the moves of the walk that dealt the board"),
};

/// Returns the direction of the blank when this tile moves; nothing if the tile is not adjacent to the blank.
std::optional<Direction> directionOf(const Board &board, int tile)
{
    for (const Direction direction : directions) {
        if (board.canGo(direction) && board.step(direction).piece == tile)
            return direction;
    }
    return {};
}

core::Explanation unsuitable(const Taquin &taquin, const core::Position &position,
                             std::span<const core::Step> past)
{
    const core::Deal *deal = taquin.order().deal;
    if (deal && deal->id != std::string_view(walkDeal))
        return {
            PUZZLE_TEXT("taquin", "This board was not dealt by a random walk: there is nothing to rewind.")};
    Board board(taquin.grid(), taquin.start());
    for (const core::Step &step : past) {
        const std::optional<Direction> direction = directionOf(board, step.piece);
        if (!direction || step.to.cell != board.blank())
            return {PUZZLE_TEXT("taquin", "Tiles of this board were exchanged: no move undoes that.")};
        board.go(*direction);
    }
    if (board.position() != position)
        return {
            PUZZLE_TEXT("taquin", "It is not known how this board came about: there is nothing to rewind.")};
    return {};
}

/// Returns the route of the blank that takes these steps back.
Route routeBack(const Board &board, std::span<const core::Step> steps)
{
    Route route;
    route.reserve(steps.size());
    int blank = board.blank();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const int to = step->to.cell;
        route.push_back(*std::ranges::find_if(directions, [&](Direction direction) {
            return hasNext(board.grid(), blank, direction) && next(board.grid(), blank, direction) == to;
        }));
        blank = to;
    }
    return route;
}

core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(taquin, task.from, task.past); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        MoveRecorder<Tracer> recorder(tracer, taquin.grid(), task.from);
        recorder.announce(TakeBack, 0);
        recorder.go(routeBack(recorder.board(), task.past));
        if (const core::Dealing *dealing = taquin.dealing(); dealing && recorder.going()) {
            recorder.announce(Walk, 0);
            recorder.go(routeBack(recorder.board(), dealing->path));
        }
        return recorder.outcome();
    });
}

core::Explanation explain(const Taquin &taquin, const core::Position &, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {solvedText(taquin)};
    core::Explanation why{event.line == TakeBack
                              ? PUZZLE_TEXT("taquin", "Tile %1 undoes the last move.")
                              : PUZZLE_TEXT("taquin", "Tile %1 undoes a move of the scramble."),
                          {event.step.piece + 1}};
    why.mark(event.step.from.cell, core::Role::Moving);
    why.mark(event.step.to.cell, core::Role::Target);
    return why;
}

std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                      const core::Event &event)
{
    const BlankMove move(taquin, before, event);
    std::optional<long long> recorded;
    if (move.tile) { // its direction, opposite to the blank's in the walk: 0 right, 1 up, 2 left, 3 down
        const int way = event.step.to.cell - event.step.from.cell;
        const bool sideways =
            taquin.grid().row(event.step.to.cell) == taquin.grid().row(event.step.from.cell);
        recorded = sideways ? (way > 0 ? 0 : 2) : (way < 0 ? 1 : 3);
    }
    return {core::variable("b[i]", recorded), core::variable("tile", move.tile),
            core::variable("gap", move.poscv)};
}

} // namespace

core::Solver solver()
{
    return {.id = "rewind",
            .name = PUZZLE_TEXT("taquin", "Rewind"),
            .about = PUZZLE_TEXT("taquin", "Plays the walk that scrambled the board backwards: no thinking, "
                                           "only memory; order returns only with the very last moves."),
            .goals = core::onlyFirst,
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace taquin::rewind

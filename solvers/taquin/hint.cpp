// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/goaldistance.h"
#include "taquin/hinttexts.h"
#include "taquin/idastar.h"
#include "taquin/linearconflict.h"
#include "taquin/parity.h"
#include "taquin/placing.h"
#include "taquin/usualform.h"

namespace taquin {

namespace {

constexpr std::uint64_t maxNodes = 1000000; // some 50 ms

core::Hint ofShortestPath(const Taquin &taquin, const core::Path &path)
{
    const core::Step &step = path.front();
    return {{step},
            {shortestHint,
             {std::ssize(path), taquin.number(step.piece)},
             {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
}

core::Hint ofPlacing(const Taquin &taquin, const Board &board)
{
    const std::optional<PlacingMove> move = nextPlacingMove(board);
    if (!move)
        return {};
    const core::Step step = board.step(move->direction);
    core::Explanation why = explainPlacing(taquin, step, move->tile, move->isPair);
    why.marks = {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}};
    return {{step}, std::move(why)};
}

/// Returns the hint to make this step, which turns the last tiles into place.
core::Hint ofTurning(const core::Step &step)
{
    return {{step},
            {PUZZLE_TEXT("taquin", "The last three tiles turn into place."),
             {},
             {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
}

/// Returns the hint to make the next step of the last walk; empty if the board is not on that walk.
core::Hint ofLastWalk(const Taquin &taquin, const Board &board)
{
    Board on(taquin.grid());
    for (const Direction direction : taquin.lastWalk()) {
        if (on.position() == board.position()) {
            const core::Step step = on.step(direction);
            return {{step},
                    {lastWalkText,
                     {},
                     {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
        }
        on.go(direction);
    }
    return {};
}

/// Returns a shortest path to this goal if it is found within a node limit.
template <Heuristic H, typename... Goal>
core::Path shortestPath(const Board &board, core::SearchContext &context, const Goal &...goal)
{
    core::BudgetContext limited(context, {.nodes = maxNodes});
    core::NullTracer tracer(limited);
    const GridGraph graph(board.grid());
    core::Outcome shortest =
        IdaStar<core::NullTracer, H>(tracer, graph, board, H(graph, board, goal...)).run();
    return shortest.verdict == core::Outcome::Solved ? std::move(shortest.path) : core::Path();
}

/// Returns the hint for a solvable board with the usual goal, or for the usual form of another one. With a last walk,
/// the placing leads to the board from which it starts.
core::Hint nextMove(const Taquin &taquin, const core::Position &position, core::SearchContext &context)
{
    const Board board(taquin.grid(), position);
    const bool walks = !taquin.lastWalk().empty();
    const core::Path shortest = walks ? shortestPath<GoalDistance>(board, context, taquin.goal())
                                      : shortestPath<LinearConflict>(board, context);
    if (!shortest.empty())
        return ofShortestPath(taquin, shortest);
    if (core::Hint hint = ofLastWalk(taquin, board); !hint.path.empty())
        return hint;
    if (core::Hint hint = ofPlacing(taquin, board); !hint.path.empty() || !walks)
        return hint;
    const core::Path path = shortestPath<LinearConflict>(board, context);
    return path.empty() ? core::Hint() : ofTurning(path.front());
}

} // namespace

core::Hint hint(const Taquin &taquin, const core::Position &position, core::SearchContext &context)
{
    if (taquin.solved(position))
        return {{}, {solvedText(taquin)}};
    if (!solvable(taquin, position))
        return {{}, explainParity(taquin, position)};
    const UsualForm *form = taquin.reflectedForm();
    if (!form)
        return nextMove(taquin, position, context);
    core::Hint next = nextMove(form->image(), form->toImage(position), context);
    return {form->fromImage(next.path), form->fromImage(std::move(next.why))};
}

} // namespace taquin

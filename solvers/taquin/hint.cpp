// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/hinttexts.h"
#include "taquin/idastar.h"
#include "taquin/linearconflict.h"
#include "taquin/parity.h"
#include "taquin/placing.h"

namespace taquin {

namespace {

constexpr std::uint64_t maxNodes = 1000000; // some 50 ms

core::Hint ofShortestPath(const core::Path &path)
{
    const core::Step &step = path.front();
    return {{step},
            {shortestHint,
             {static_cast<long long>(path.size()), static_cast<long long>(step.piece + 1)},
             {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
}

core::Hint ofPlacing(const Board &board)
{
    const std::optional<PlacingMove> move = nextPlacingMove(board);
    if (!move)
        return {};
    const core::Step step = board.step(move->direction);
    core::Explanation why = explainPlacing(step, move->tile, move->isPair);
    why.marks = {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}};
    return {{step}, std::move(why)};
}

} // namespace

core::Hint hint(const Taquin &taquin, const core::Position &position, core::SearchContext &context)
{
    if (taquin.solved(position))
        return {{}, {PUZZLE_TEXT("taquin", "All tiles are in order.")}};
    if (!solvable(taquin, position))
        return {{}, explainParity(taquin, position)};
    core::BudgetContext limited(context, {.nodes = maxNodes});
    core::NullTracer tracer(limited);
    const GridGraph graph(taquin.grid());
    const Board board(taquin.grid(), position);
    const core::Outcome shortest =
        IdaStar<core::NullTracer, LinearConflict>(tracer, graph, board, LinearConflict(graph, board)).run();
    if (shortest.verdict == core::Outcome::Solved)
        return ofShortestPath(shortest.path);
    return ofPlacing(board);
}

} // namespace taquin

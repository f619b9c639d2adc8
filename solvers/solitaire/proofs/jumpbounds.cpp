// SPDX-License-Identifier: MIT
#include "solitaire/proofs/jumpbounds.h"

#include <limits>

namespace solitaire {

namespace {

constexpr int ordersOfLowering = 4; ///< the number of random orders for each pattern
constexpr int largestValue = 2;

/// Returns the holes for which isIn(row, column) is true.
Pegs holesWhere(const Board &board, auto &&isIn)
{
    Pegs holes = 0;
    for (int hole = 0; hole < board.holes(); ++hole)
        holes |= isIn(board.row(hole), board.column(hole)) ? bit(hole) : 0;
    return holes;
}

/// Returns sets of holes with which a function can begin: all holes, those of one colour of a chessboard, and
/// every second hole of every second row. Most functions in the literature are one of these, lowered.
std::vector<Pegs> patterns(const Board &board)
{
    std::vector<Pegs> all{board.allHoles()};
    for (int i = 0; i < 2; ++i) {
        all.push_back(holesWhere(board, [i](int row, int column) { return (row + column) % 2 == i; }));
        for (int j = 0; j < 2; ++j) {
            all.push_back(
                holesWhere(board, [i, j](int row, int column) { return row % 2 == i && column % 2 == j; }));
        }
    }
    return all;
}

} // namespace

JumpBounds::JumpBounds(const Problem &problem, const Pagoda &pagoda)
    : mostAfterFirst(std::numeric_limits<int>::min()), leastBeforeLast(std::numeric_limits<int>::max())
{
    const int sum = pagoda.sum(problem.from);
    for (const Jump &jump : problem.board.jumps()) {
        if (jump.isLegal(problem.from))
            mostAfterFirst = std::max(mostAfterFirst, sum - pagoda.loss(jump));
        if (problem.possibleEnds & bit(jump.to))
            leastBeforeLast = std::min(leastBeforeLast, pagoda.sum(jump.pair));
    }
}

std::optional<Pagoda> pagodaBetweenJumps(const Problem &problem)
{
    if (problem.jumps() < 2)
        return std::nullopt;
    core::Random random(1);
    for (const Pegs pattern : patterns(problem.board)) {
        for (int i = 0; i < largestValue * ordersOfLowering; ++i) {
            Pagoda pagoda = Pagoda::on(problem.board, pattern, 1 + i % largestValue);
            pagoda.lower(random);
            if (JumpBounds(problem, pagoda).refute())
                return pagoda;
        }
    }
    return std::nullopt;
}

core::Explanation explainJumpBounds(const Problem &problem, const Pagoda &pagoda)
{
    const JumpBounds bounds(problem, pagoda);
    core::Explanation why{
        PUZZLE_TEXT(
            "solitaire",
            "Give each hole the value written on it, and 0 where there is none: no jump can raise the total "
            "value of the pegs. After the first jump it is at most %1, but the two pegs of the last jump "
            "would be worth at least %2: "
            "that is impossible."),
        {bounds.mostAfterFirst, bounds.leastBeforeLast}};
    markValues(why, problem.board, pagoda);
    return why;
}

} // namespace solitaire

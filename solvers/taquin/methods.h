// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "taquin/taquin.h"

namespace taquin {

/// The methods, in the order of the menu; each is documented in the file of its id.
namespace rewind {
core::Solver solver();
}
namespace rows {
core::Solver solver();
/// Returns the solution of a solvable board.
core::Path path(core::Grid grid, const core::Position &from);
/// Returns only the last phase, with the blank in the last column and the rows above the last two in order.
core::Path pathOfLastTwoRows(core::Grid grid, const core::Position &from);
} // namespace rows
namespace cycles {
core::Solver solver();
/// Returns the route that moves the tiles on the cells last - 2, last - 1 and last one cell to the left, the first of
/// them to the third cell, and no other tile. The blank starts in its corner and returns to it.
Route routeOfLeftCycle(const core::Grid &grid, int last);
} // namespace cycles
namespace quick {
core::Solver solver();
}
namespace optimal {
core::Solver solver();
}

/// Returns all methods, for boards with any goal. Those that know only the usual goal solve the usual form of the
/// board (usualform.h), and what they report is translated back.
std::span<const core::Solver> methods();

/// Returns the sentence about a solved board.
core::Text solvedText(const Taquin &taquin);
/// The sentence about a move of Taquin::lastWalk.
inline constexpr core::Text lastWalkText = PUZZLE_TEXT(
    "taquin", "The gap goes to its place in the goal; the tiles on its way were placed for this.");

/// Returns the next move: of a shortest solution if one is found within a node limit, otherwise one that helps to
/// place the next tile (placing.h).
core::Hint hint(const Taquin &taquin, const core::Position &position, core::SearchContext &context);

/// Marks all cells that the blank enters on a route, including the last one.
inline void markRoute(core::Explanation &why, const core::Grid &grid, int blank, const Route &route)
{
    for (const Direction direction : route) {
        blank = next(grid, blank, direction);
        why.mark(blank, core::Role::Route);
    }
}

/// Implements Kind::notations: numbers as rows, brackets, lists, digits.
std::span<const core::Notation> notations();

} // namespace taquin

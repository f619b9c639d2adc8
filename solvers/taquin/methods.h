// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "taquin/taquin.h"

namespace taquin {

/// The methods that solve the taquin, in the order of the menu. Each is documented in the file of its name.
core::Solver rewind();
core::Solver rows();
core::Solver cycles();
core::Solver quick();
core::Solver optimal();

/// Returns the next move: of a shortest solution if one is found within a budget of nodes, otherwise of the
/// method `rows`.
core::Hint hint(const Taquin &taquin, const core::Position &position, core::SearchContext &context);

/// Returns the solution of the method `rows`, for a board that can be solved.
core::Path solveByRows(core::Grid grid, const core::Position &from);
/// Returns the last phase of the method `rows` alone: the rows above the last two are in order, and the blank
/// is in the last column.
core::Path solveLastTwoRows(core::Grid grid, const core::Position &from);

/// Returns the route by which the method `cycles` moves the tiles of the cells last - 2, last - 1 and last one
/// cell to the left, the first of them to the third cell, and no other tile: the blank starts in its corner and
/// returns to it.
Route routeOfLeftCycle(const core::Grid &grid, int last);

/// Marks a cell that an explanation refers to.
inline void mark(core::Explanation &why, int cell, core::Role role)
{
    why.marks.push_back({std::int16_t(cell), role, {}});
}

/// Marks all cells that the blank enters, including the last one.
inline void markRoute(core::Explanation &why, const core::Grid &grid, int blank, const Route &route)
{
    for (const Direction direction : route) {
        blank = next(grid, blank, direction);
        mark(why, blank, core::Role::Route);
    }
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#include "taquin/approach.h"

#include <cstdlib>

namespace taquin {

Route approach(const core::Grid &grid, int gap, int cell)
{
    const int below = grid.row(gap) - grid.row(cell);
    int right = grid.column(gap) - grid.column(cell);
    const Direction vertical = below > 0 ? Direction::Up : Direction::Down;
    Route route;
    if (right < 0 && below > 0) {
        append(route, Direction::Right, -right);
        right = 0;
    }
    if (right > 0) {
        append(route, vertical, std::abs(below));
        append(route, Direction::Left, right - 1);
    } else if (right < 0) {
        append(route, Direction::Right, -right - 1);
        append(route, vertical, std::abs(below));
    } else {
        const bool lastColumn = grid.column(cell) == grid.columns - 1;
        append(route, vertical, std::abs(below) - 1);
        append(route, lastColumn ? Direction::Left : Direction::Right);
        append(route, vertical);
    }
    return route;
}

} // namespace taquin

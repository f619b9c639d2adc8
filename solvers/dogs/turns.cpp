// SPDX-License-Identifier: MIT
#include "dogs/turns.h"

namespace dogs {

int turnsOf(const core::Grid &grid)
{
    return grid.columns == grid.rows ? 4 : 2;
}

int turnedCell(const core::Grid &grid, int cell, int quarters)
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (quarters % 2 != 0) {
        const int old = column;
        column = grid.rows - 1 - row;
        row = old;
    }
    if (quarters % 4 >= 2) {
        column = grid.columns - 1 - column;
        row = grid.rows - 1 - row;
    }
    return grid.cell(column, row);
}

bool isFundamental(const core::Grid &grid, int cell)
{
    const int turns = turnsOf(grid);
    for (int turn = 1; turn < turns; ++turn) {
        if (turnedCell(grid, cell, turn * 4 / turns) < cell)
            return false;
    }
    return true;
}

} // namespace dogs

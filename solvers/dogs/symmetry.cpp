// SPDX-License-Identifier: MIT
#include "dogs/symmetry.h"

#include <algorithm>

namespace dogs {

namespace {

/// The halves shown cell by cell, a letter each.
std::string faces(const Dogs &dogs, const core::Position &position)
{
    const Board board = dogs.board(position);
    std::string text;
    for (int cell = 0; cell < dogs.grid().size(); ++cell) {
        for (const Side side : sides)
            text += char('i' + board.half(cell, side));
    }
    return text;
}

} // namespace

int rotationsOf(const core::Grid &grid)
{
    return grid.columns == grid.rows ? 4 : 2;
}

int rotatedCell(const core::Grid &grid, int cell, int quarters)
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
    const int rotations = rotationsOf(grid);
    for (int rotation = 1; rotation < rotations; ++rotation) {
        if (rotatedCell(grid, cell, rotation * 4 / rotations) < cell)
            return false;
    }
    return true;
}

core::Position rotated(const core::Grid &grid, core::Position position, int quarters)
{
    for (core::Place &place : position) {
        if (place.onBoard())
            place = {std::int16_t(rotatedCell(grid, place.cell, quarters)),
                     std::int8_t((place.turn + quarters) % 4)};
    }
    return position;
}

std::string symmetryClass(const Dogs &dogs, const core::Position &position)
{
    std::string least = faces(dogs, position);
    const int rotations = rotationsOf(dogs.grid());
    for (int rotation = 1; rotation < rotations; ++rotation)
        least = std::min(least, faces(dogs, rotated(dogs.grid(), position, rotation * 4 / rotations)));
    return least;
}

} // namespace dogs

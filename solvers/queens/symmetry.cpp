// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include <algorithm>

namespace queens {

namespace {

constexpr int symmetries = 8; ///< of a square: four turns, each mirrored or not

int image(core::Grid grid, int cell, int symmetry)
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (symmetry & 1)
        column = grid.columns - 1 - column;
    if (symmetry & 2)
        row = grid.rows - 1 - row;
    if (symmetry & 4)
        std::swap(column, row);
    return grid.cell(column, row);
}

std::vector<int> occupiedCells(const Queens &queens, const core::Position &position, int symmetry)
{
    std::vector<int> cells;
    for (const core::Place &place : position) {
        if (place.onBoard())
            cells.push_back(image(queens.grid(), place.cell, symmetry));
    }
    std::ranges::sort(cells);
    return cells;
}

} // namespace

/// The canonical form is the least of the eight images.
std::string symmetryClass(const Queens &queens, const core::Position &position)
{
    std::vector<int> least = occupiedCells(queens, position, 0);
    for (int symmetry = 1; symmetry < symmetries; ++symmetry)
        least = std::min(least, occupiedCells(queens, position, symmetry));
    std::string text;
    for (const int cell : least)
        text += std::to_string(cell) + ' ';
    return text;
}

} // namespace queens

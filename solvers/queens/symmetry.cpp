// SPDX-License-Identifier: MIT
#include "queens/symmetry.h"

#include <algorithm>

namespace queens {

std::string symmetryClass(const core::Puzzle &puzzle, const core::Position &position)
{
    constexpr int images = 8;
    const core::Grid grid = puzzle.grid();
    std::vector<int> least;
    for (int image = 0; image < images; ++image) {
        std::vector<int> cells;
        for (const core::Place &place : position) {
            if (!place.onBoard())
                continue;
            int column = grid.column(place.cell);
            int row = grid.row(place.cell);
            if (image & 1)
                column = grid.columns - 1 - column;
            if (image & 2)
                row = grid.rows - 1 - row;
            if (image & 4)
                std::swap(column, row);
            cells.push_back(grid.cell(column, row));
        }
        std::ranges::sort(cells);
        if (image == 0 || cells < least)
            least = std::move(cells);
    }
    std::string text;
    for (const int cell : least)
        text += std::to_string(cell) + ' ';
    return text;
}

} // namespace queens

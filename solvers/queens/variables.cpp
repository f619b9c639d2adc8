// SPDX-License-Identifier: MIT
#include "queens/variables.h"

namespace queens {

RowLoop::RowLoop(const Queens &queens, const core::Position &before, const core::Event &event)
{
    const core::Grid grid = queens.grid();
    const bool solved = event.type == core::Event::Solution;
    const int cell = solved ? before.back().cell : event.step.to.cell;
    row = grid.row(cell);
    column = grid.column(cell);
    for (int other = 0; other < row; ++other)
        above.push_back(grid.column(before[other].cell));
}

std::string columnString(const Queens &queens, std::span<const int> columns)
{
    std::vector<int> numbers;
    for (const int column : columns)
        numbers.push_back(column + 1);
    return core::sequence(numbers, queens.size());
}

} // namespace queens

// SPDX-License-Identifier: MIT
#include "tours/bishop/diagonals.h"

namespace tours {

core::PerCell<DiagonalNeighbours> diagonalNeighbours(core::Grid grid, const core::PerCell<bool> &closed)
{
    const auto isOpen = [&](int cell) { return closed.empty() || !closed[cell]; };
    core::PerCell<DiagonalNeighbours> all(static_cast<std::size_t>(grid.size()));
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (std::size_t i = 0; i < diagonals.size(); ++i) {
            const int column = grid.column(cell) + diagonals[i].dx;
            const int row = grid.row(cell) + diagonals[i].dy;
            const bool isNeighbour = isOpen(cell) && grid.has(column, row) && isOpen(grid.cell(column, row));
            all[cell][i] = isNeighbour ? grid.cell(column, row) : -1;
        }
    }
    return all;
}

UsedSenses::UsedSenses(core::Grid grid, const Route &route)
    : senses(std::size_t(grid.size())), visited(std::size_t(grid.size()))
{
    for (std::size_t i = 0; i < route.size(); ++i) {
        const int cell = route[i];
        squares += visited[cell] ? 0 : 1;
        visited[cell] = true;
        if (i == 0)
            continue;
        const Sense sense = senseBetween(grid, route[i - 1], cell);
        senses[route[i - 1]] |= sense;
        senses[cell] |= sense;
    }
}

} // namespace tours

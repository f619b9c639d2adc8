// SPDX-License-Identifier: MIT
#include "taquin/quick/tileconflicts.h"

namespace taquin {

TileConflicts::TileConflicts(const core::Grid &grid, const std::vector<int> &goal, int blank,
                             const Weights &weights)
    : m_columns(grid.columns), m_rows(grid.rows), m_weights(weights), m_goalCells(goal)
{
    for (int cell = 0; cell < grid.size(); ++cell)
        m_places.push_back({std::int8_t(grid.column(cell)), std::int8_t(grid.row(cell))});
    for (const int cell : goal)
        m_goals.push_back(m_places[std::size_t(cell)]);
    m_goals[std::size_t(blank)] = {-1, -1};
    m_goalCells[std::size_t(blank)] = -1;
}

int TileConflicts::score(const Cell *tiles) const
{
    int lines = 0;
    int diagonals = 0;
    for (int cell = 0; cell < int(m_places.size()); ++cell) {
        const int tile = tiles[cell];
        if (m_goalCells[std::size_t(tile)] < 0)
            continue;
        const Place &place = m_places[std::size_t(cell)];
        lines += inColumn(tiles, tile, place) + inRow(tiles, tile, place);
        diagonals += int(isExchanged(tiles, tile, cell, place));
    }
    return (m_weights.line * lines + m_weights.diagonal * diagonals) / 2; // each pair was counted twice
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"
#include "taquin/direction.h"

#include <cstdlib>

namespace taquin {

/// The board as a graph whose nodes are the cells and whose edges are the moves of the blank. Columns, rows and
/// neighbours are stored in tables, because a search needs them at every node and a division takes long.
class GridGraph {
public:
    static constexpr int none = -1; ///< the neighbour beyond the board's edge

    explicit GridGraph(core::Grid grid) : m_grid(grid), m_neighbours(std::size_t(grid.size()))
    {
        for (int cell = 0; cell < grid.size(); ++cell) {
            m_columns.push_back(grid.column(cell));
            m_rows.push_back(grid.row(cell));
            for (const Direction direction : directions)
                m_neighbours[cell][direction] =
                    std::int16_t(hasNext(grid, cell, direction) ? next(grid, cell, direction) : none);
            m_open.push_back(openFrom(cell));
        }
    }

    const core::Grid &grid() const { return m_grid; }
    int column(int cell) const { return m_columns[cell]; }
    int row(int cell) const { return m_rows[cell]; }
    int neighbour(int cell, Direction direction) const { return m_neighbours[cell][direction]; }
    bool hasNeighbour(int cell, Direction direction) const { return neighbour(cell, direction) != none; }
    /// Returns the directions in which there is a neighbour.
    DirectionSet open(int cell) const { return m_open[cell]; }
    /// Returns the Manhattan distance: the moves of a tile from one cell to another with no other tile in its way.
    int distance(int from, int to) const
    {
        return std::abs(column(from) - column(to)) + std::abs(row(from) - row(to));
    }

private:
    DirectionSet openFrom(int cell) const
    {
        DirectionSet open = 0;
        for (const Direction direction : directions)
            open = DirectionSet(open | unsigned(hasNeighbour(cell, direction)) << int(direction));
        return open;
    }

    core::Grid m_grid;
    core::PerCell<int> m_columns;
    core::PerCell<int> m_rows;
    core::PerCell<core::IndexedArray<std::int16_t, directions.size()>> m_neighbours;
    core::PerCell<DirectionSet> m_open;
};

} // namespace taquin

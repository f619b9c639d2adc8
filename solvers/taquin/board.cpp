// SPDX-License-Identifier: MIT
#include "taquin/board.h"

#include <algorithm>

namespace taquin {

Board::Board(core::Grid grid)
    : m_grid(grid), m_tiles(std::size_t(grid.size()), none), m_cells(std::size_t(grid.size() - 1)),
      m_gap(grid.size() - 1)
{
    for (int tile = 0; tile < m_gap; ++tile)
        put(tile, tile);
}

Board::Board(core::Grid grid, const core::Position &position)
    : m_grid(grid), m_tiles(std::size_t(grid.size()), none), m_cells(std::size_t(grid.size() - 1)), m_gap(0)
{
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        put(int(tile), position[tile].cell);
    m_gap = int(std::ranges::find(m_tiles, none) - m_tiles.begin());
}

void Board::exchange(int oneCell, int otherCell)
{
    const int one = tile(oneCell);
    put(tile(otherCell), oneCell);
    put(one, otherCell);
}

core::Position Board::position() const
{
    core::Position position;
    position.reserve(m_cells.size());
    for (const std::int16_t cell : m_cells)
        position.push_back({cell});
    return position;
}

} // namespace taquin

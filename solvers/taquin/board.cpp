// SPDX-License-Identifier: MIT
#include "taquin/board.h"

#include <algorithm>

namespace taquin {

Board::Board(core::Grid grid)
    : m_grid(grid), m_tiles(std::size_t(grid.size()), none), m_cells(std::size_t(grid.size() - 1)),
      m_blank(grid.size() - 1)
{
    for (int tile = 0; tile < m_blank; ++tile)
        put(tile, tile);
}

Board::Board(core::Grid grid, const core::Position &position)
    : m_grid(grid), m_tiles(std::size_t(grid.size()), none), m_cells(std::size_t(grid.size() - 1)), m_blank(0)
{
    assert(int(position.size()) == grid.size() - 1);
    for (std::size_t tile = 0; tile < position.size(); ++tile) {
        assert(position[tile].cell >= 0 && position[tile].cell < grid.size());
        assert(m_tiles[position[tile].cell] == none);
        put(int(tile), position[tile].cell);
    }
    m_blank = int(std::ranges::find(m_tiles, none) - m_tiles.begin());
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

core::Path steps(Board board, const Route &route)
{
    core::Path path;
    path.reserve(route.size());
    for (const Direction direction : route) {
        path.push_back(board.step(direction));
        board.go(direction);
    }
    return path;
}

} // namespace taquin

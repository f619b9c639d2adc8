// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "taquin/direction.h"

namespace taquin {

/// A position laid out for the solvers: which tile lies on a cell as well as which cell a tile lies on.
class Board {
public:
    static constexpr int none = -1; ///< the tile of a cell without one

    explicit Board(core::Grid grid);
    /// `position` has all tiles of `grid` but one cell's worth, each on a cell of its own.
    Board(core::Grid grid, const core::Position &position);

    const core::Grid &grid() const { return m_grid; }
    int gap() const { return m_gap; }
    int tile(int cell) const { return m_tiles[std::size_t(cell)]; }
    int cell(int tile) const { return m_cells[std::size_t(tile)]; }
    bool canGo(Direction direction) const { return hasNext(m_grid, m_gap, direction); }

    /// The step that moves the gap this way; it must stay on the board.
    core::Step step(Direction direction) const
    {
        const int from = next(m_grid, m_gap, direction);
        return {std::int16_t(tile(from)), {std::int16_t(from)}, {std::int16_t(m_gap)}};
    }
    void go(Direction direction)
    {
        const int from = next(m_grid, m_gap, direction);
        put(tile(from), m_gap);
        m_tiles[std::size_t(from)] = none;
        m_gap = from;
    }
    /// Exchanges two tiles: no move of the game, but a way to deal.
    void exchange(int oneCell, int otherCell);

    core::Position position() const;

private:
    void put(int tile, int cell)
    {
        m_tiles[std::size_t(cell)] = std::int16_t(tile);
        m_cells[std::size_t(tile)] = std::int16_t(cell);
    }

    core::Grid m_grid;
    std::vector<std::int16_t> m_tiles;
    std::vector<std::int16_t> m_cells;
    int m_gap;
};

} // namespace taquin

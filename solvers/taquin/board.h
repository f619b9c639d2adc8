// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "taquin/direction.h"

#include <cassert>
#include <cstdlib>

namespace taquin {

/// A position for the solvers, with both the tile on each cell and the cell of each tile.
class Board {
public:
    static constexpr int none = -1; ///< the value of tile() for the blank's cell

    /// Makes the ordered board, with the blank in its corner.
    explicit Board(core::Grid grid);
    /// Makes the board of `position`, which has all tiles of `grid` on distinct cells.
    Board(core::Grid grid, const core::Position &position);

    const core::Grid &grid() const { return m_grid; }
    int blank() const { return m_blank; }
    int tile(int cell) const { return m_tiles[cell]; }
    int cell(int tile) const { return m_cells[tile]; }
    bool canGo(Direction direction) const { return hasNext(m_grid, m_blank, direction); }

    /// Returns the step that moves the blank in this direction; it must stay on the board.
    core::Step step(Direction direction) const
    {
        const int from = next(m_grid, m_blank, direction);
        return {std::int16_t(tile(from)), {std::int16_t(from)}, {std::int16_t(m_blank)}};
    }
    void go(Direction direction) { slide(next(m_grid, m_blank, direction)); }
    /// Slides the tile on this cell, which must be adjacent to the blank, to the blank's cell.
    void slide(int cell)
    {
        assert(std::abs(m_grid.column(cell) - m_grid.column(m_blank)) +
                   std::abs(m_grid.row(cell) - m_grid.row(m_blank)) ==
               1);
        put(tile(cell), m_blank);
        m_tiles[cell] = none;
        m_blank = cell;
    }
    /// Exchanges two tiles, as some deals do; this is not a legal move.
    void exchange(int oneCell, int otherCell);

    core::Position position() const;

private:
    void put(int tile, int cell)
    {
        m_tiles[cell] = std::int16_t(tile);
        m_cells[tile] = std::int16_t(cell);
    }

    core::Grid m_grid;
    core::PerCell<std::int16_t> m_tiles;
    core::PerPiece<std::int16_t> m_cells;
    int m_blank;
};

/// Returns the direction in which a step moves the blank, along a straight line of any length.
inline Direction directionOfBlank(const core::Grid &grid, const core::Step &step)
{
    const int from = step.to.cell;
    const int to = step.from.cell;
    if (grid.row(from) == grid.row(to))
        return to > from ? Direction::Right : Direction::Left;
    return to > from ? Direction::Down : Direction::Up;
}

/// Returns the steps that the tiles make on a route of the blank from this board.
core::Path steps(Board board, const Route &route);

} // namespace taquin

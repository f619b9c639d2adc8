// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// The board as it is filled: line by line along its short side.
struct Lines {
    int length = 0; ///< cells of a line
    int count = 0;
    bool upright = false; ///< lines are columns

    explicit Lines(const core::Grid &grid)
        : length(std::min(grid.columns, grid.rows)), count(std::max(grid.columns, grid.rows)),
          upright(grid.rows < grid.columns)
    {
    }
    /// A small board, the parts of whose search have so much in common that they are better not torn apart.
    bool areNarrow() const { return length <= 5 && length * count <= 64; }
    int cell(const core::Grid &grid, int line, int position) const
    {
        return upright ? grid.cell(line, position) : grid.cell(position, line);
    }
    /// A cell's number in the order of filling.
    int index(const core::Grid &grid, int cell) const
    {
        return upright ? grid.column(cell) * length + grid.row(cell) : cell;
    }
    Offset offset(const Offset &cell) const { return upright ? Offset{cell.column, cell.row} : cell; }
};

/// A way to lay a piece so that it covers a given cell and none before it in the order of filling. Offsets
/// are in lines and positions within a line.
struct Candidate {
    std::int8_t kind;
    std::int8_t turn;
    Offset first; ///< the piece's first cell in raster order, from the given cell
    std::int8_t size;
    std::array<Offset, Polyomino::largest> cells; ///< of the piece, from the given cell
    std::int8_t left = 0;                         ///< the least position of these cells
    std::int8_t right = 0;                        ///< the greatest

    std::span<const Offset> shape() const { return std::span(cells).first(std::size_t(size)); }

    bool fits(const Lines &lines, int position) const
    {
        return position + left >= 0 && position + right < lines.length;
    }
};

/// The candidates of these kinds (a bit each), kind by kind; without those that are too broad for the lines.
std::vector<Candidate> candidates(const Tilings &tilings, const Lines &lines, unsigned kinds);

} // namespace tilings

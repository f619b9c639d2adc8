// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/tiletour.h"

#include <cstdint>

namespace tours {

/// A side of a large board, divided into the sides of tiles.
struct Partition {
    std::vector<int> lengths;
    std::vector<int> begins; ///< where each part begins; at the end, the whole length

    int count() const { return int(lengths.size()); }
    int indexOf(int line) const; ///< the index of the part that contains this line
};

/// A large board divided into tiles, which are numbered along a snake that winds through the board row by row.
/// Every tile has an even number of squares, except the start's tile on a board with an odd number.
class Tiling {
public:
    /// Both sides must be at least 5; on an odd board, the start must have the corners' colour.
    Tiling(core::Grid grid, std::uint32_t start);

    int tileCount() const { return m_widths.count() * m_heights.count(); }
    /// Returns the tile that contains a cell; `cellsOf` returns the cells of a tile.
    int tileOf(int cell) const;
    std::vector<int> cellsOf(int tile) const;

    // Squares are coordinates in the tiling, whose board may be transposed.
    int squareCount() const { return m_grid.size(); }
    Square start() const { return m_start; }
    core::Grid sizeOf(int tile) const;
    Square originOf(int tile) const;
    std::uint32_t cell(Square square) const
    {
        return std::uint32_t(square.column) * m_perColumn + std::uint32_t(square.row) * m_perRow;
    }

private:
    /// Returns the column and row of a tile in the grid of tiles.
    Square placeOf(int tile) const;

    core::Grid m_grid; ///< the board, turned so that the number of columns is even if either side is
    std::uint32_t m_perColumn = 1;
    std::uint32_t m_perRow = 0;
    Square m_start;
    Partition m_widths;
    Partition m_heights;
};

} // namespace tours

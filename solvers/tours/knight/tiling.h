// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/tiletour.h"

#include <cstdint>

namespace tours {

/// One side of a large board, cut into the sides of tiles.
struct Partition {
    std::vector<int> lengths;
    std::vector<int> begins; ///< as many, and the whole length behind them

    int count() const { return int(lengths.size()); }
    int indexOf(int line) const; ///< of the tiles that this line goes through
};

/// A large board cut into tiles, which are numbered along a snake that winds through the board row after row.
/// Every tile has an even number of squares; only on a board with an odd number has the start's tile an odd
/// one.
class Tiling {
public:
    /// Both sides must be 5 or more; on an odd board, the start of the corners' colour.
    Tiling(core::Grid grid, std::uint32_t start);

    int tileCount() const { return m_widths.count() * m_heights.count(); }
    /// The tile that a cell lies in, and its cells.
    int tileOf(int cell) const;
    std::vector<int> cellsOf(int tile) const;

    // Squares count as the tiling lies, which may be the board on its side.
    int squareCount() const { return m_grid.size(); }
    Square start() const { return m_start; }
    core::Grid sizeOf(int tile) const;
    Square originOf(int tile) const;
    std::uint32_t cell(Square square) const
    {
        return std::uint32_t(square.column) * m_perColumn + std::uint32_t(square.row) * m_perRow;
    }

private:
    /// Where a tile lies among the tiles.
    Square placeOf(int tile) const;

    core::Grid m_grid; ///< lying so that the columns are even where the board is
    std::uint32_t m_perColumn = 1;
    std::uint32_t m_perRow = 0;
    Square m_start;
    Partition m_widths;
    Partition m_heights;
};

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "tours/cut.h"
#include "tours/ruletour.h"

namespace tours {

/// A large board cut into tiles that each have a tour of their own, joined to one tour: where two jumps, one
/// in each of two tiles side by side, can be exchanged for two that lead from one tile into the other
/// (Parberry 1997 for squares; here every board with sides of 5 and more). The tiles are joined in a snake
/// that winds through the board, so that the whole is written from its beginning to its end: 2 ns a square.
///
/// With an even number of squares the tour is closed. With an odd one all tiles are even but the start's,
/// whose open tour becomes the whole board's.
class Tiling {
public:
    /// Both sides must be 5 or more; on an odd board, the start of the corners' colour.
    Tiling(core::Grid grid, std::uint32_t start);

    Cells tour() const;

    /// The tile that a cell lies in, counted along the snake from 0, and its cells.
    int tileOf(int cell) const;
    std::vector<int> cellsOf(int tile) const;
    int tileCount() const { return m_widths.count() * m_heights.count(); }

private:
    /// Where a tile lies among the tiles.
    Square along(int tile) const;
    core::Grid sizeOf(int tile) const;
    Square originOf(int tile) const;
    std::uint32_t cell(Square square) const
    {
        return std::uint32_t(square.column) * m_perColumn + std::uint32_t(square.row) * m_perRow;
    }

    core::Grid m_grid; ///< lying so that the columns are even where the board is
    std::uint32_t m_perColumn = 1;
    std::uint32_t m_perRow = 0;
    Square m_start;
    Cut m_widths;
    Cut m_heights;

    friend class Joining;
};

} // namespace tours

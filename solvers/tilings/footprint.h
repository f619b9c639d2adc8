// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "tilings/polyomino.h"

#include <optional>

namespace tilings {

/// The cells of the board that a piece covers, in raster order.
class Footprint {
public:
    /// Nothing when the shape, with its first cell here, reaches beyond the grid.
    static std::optional<Footprint> of(const Shape &shape, const core::Grid &grid, int cell)
    {
        Footprint footprint;
        for (const Offset &offset : shape) {
            const int column = grid.column(cell) + offset.column;
            const int row = grid.row(cell) + offset.row;
            if (!grid.has(column, row))
                return std::nullopt;
            footprint.m_cells[std::size_t(footprint.m_size++)] = std::int16_t(grid.cell(column, row));
        }
        return footprint;
    }

    auto begin() const { return m_cells.begin(); }
    auto end() const { return m_cells.begin() + m_size; }
    int size() const { return m_size; }

private:
    std::array<std::int16_t, Polyomino::largest> m_cells{};
    int m_size = 0;
};

} // namespace tilings

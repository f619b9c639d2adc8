// SPDX-License-Identifier: MIT
#include "tours/tiling.h"

#include "tours/joining.h"

#include <algorithm>

namespace tours {

Tiling::Tiling(core::Grid grid, std::uint32_t start)
    : m_grid(grid),
      m_perRow(std::uint32_t(grid.columns)), m_start{grid.column(int(start)), grid.row(int(start))}
{
    if (m_grid.columns % 2 != 0 && m_grid.rows % 2 == 0) {
        std::swap(m_grid.columns, m_grid.rows);
        std::swap(m_perColumn, m_perRow);
        std::swap(m_start.column, m_start.row);
    }
    const bool odd = m_grid.columns % 2 != 0;
    m_widths = odd ? oddCut(m_grid.columns, m_start.column) : evenCut(m_grid.columns);
    m_heights = odd ? oddCut(m_grid.rows, m_start.row) : anyCut(m_grid.rows);
}

Cells Tiling::tour() const
{
    constexpr int variants = 8;
    Joining joining(*this);
    Cells tour;
    for (int variant = 0; variant < variants && tour.empty(); ++variant)
        tour = joining.tour(variant);
    return tour;
}

int Tiling::tileOf(int cell) const
{
    const auto high = std::max(m_perColumn, m_perRow);
    int column = cell % int(high);
    int row = cell / int(high);
    if (m_perColumn > m_perRow)
        std::swap(column, row);
    const int across = m_widths.indexOf(column);
    const int down = m_heights.indexOf(row);
    return down * m_widths.count() + (down % 2 == 0 ? across : m_widths.count() - 1 - across);
}

/// Row after row of tiles, each the other way round than the one above.
Square Tiling::along(int tile) const
{
    const int down = tile / m_widths.count();
    const int across = tile % m_widths.count();
    return {down % 2 == 0 ? across : m_widths.count() - 1 - across, down};
}

core::Grid Tiling::sizeOf(int tile) const
{
    const Square at = along(tile);
    return {m_widths.lengths[std::size_t(at.column)], m_heights.lengths[std::size_t(at.row)]};
}

Square Tiling::originOf(int tile) const
{
    const Square at = along(tile);
    return {m_widths.begins[std::size_t(at.column)], m_heights.begins[std::size_t(at.row)]};
}

std::vector<int> Tiling::cellsOf(int tile) const
{
    const core::Grid size = sizeOf(tile);
    const Square origin = originOf(tile);
    std::vector<int> cells;
    for (int i = 0; i < size.size(); ++i)
        cells.push_back(int(cell({origin.column + size.column(i), origin.row + size.row(i)})));
    return cells;
}

} // namespace tours

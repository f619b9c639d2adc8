// SPDX-License-Identifier: MIT
#include "tours/knight/tiling.h"

#include <algorithm>

namespace tours {

namespace {

constexpr int usualPart = 8;
constexpr int shortestEvenPart = 6;

bool isCuttable(int even)
{
    return even == 0 || even >= shortestEvenPart;
}

Partition partition(std::vector<int> lengths)
{
    Partition parts{std::move(lengths), {0}};
    for (const int length : parts.lengths)
        parts.begins.push_back(parts.begins.back() + length);
    return parts;
}

/// Appends eights and, at the end, the even lengths that complete the sum: a 10, a 6, or two 6s.
void appendEven(std::vector<int> &lengths, int length)
{
    const int eights = length / usualPart - (length % usualPart == 2 || length % usualPart == 4 ? 1 : 0);
    lengths.insert(lengths.end(), std::size_t(std::max(eights, 0)), usualPart);
    const int remainder = length - usualPart * std::max(eights, 0);
    if (remainder == 2 * shortestEvenPart)
        lengths.insert(lengths.end(), 2, shortestEvenPart);
    else if (remainder > 0)
        lengths.push_back(remainder);
}

/// Divides an even length of at least 6 into even parts.
Partition evenPartition(int length)
{
    std::vector<int> lengths;
    appendEven(lengths, length);
    return partition(std::move(lengths));
}

/// Divides a length of at least 5 into parts, of which at most one is odd.
Partition anyPartition(int length)
{
    if (length % 2 == 0)
        return evenPartition(length);
    if (!isCuttable(length - shortestTile))
        return partition({length});
    std::vector<int> lengths{shortestTile};
    appendEven(lengths, length - shortestTile);
    return partition(std::move(lengths));
}

/// Divides an odd length of at least 5 so that only the part that contains `line` is odd.
Partition oddPartition(int length, int line)
{
    for (int odd = shortestTile; odd <= longestTile; odd += 2) {
        for (int before = std::max(0, line - odd + 1); before <= line; ++before) {
            const int behind = length - before - odd;
            if (before % 2 != 0 || !isCuttable(before) || behind < 0 || !isCuttable(behind))
                continue;
            std::vector<int> lengths;
            appendEven(lengths, before);
            lengths.push_back(odd);
            appendEven(lengths, behind);
            return partition(std::move(lengths));
        }
    }
    return partition({length});
}

} // namespace

int Partition::indexOf(int line) const
{
    return int(std::upper_bound(begins.begin(), begins.end(), line) - begins.begin()) - 1;
}

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
    m_widths = odd ? oddPartition(m_grid.columns, m_start.column) : evenPartition(m_grid.columns);
    m_heights = odd ? oddPartition(m_grid.rows, m_start.row) : anyPartition(m_grid.rows);
}

int Tiling::tileOf(int cell) const
{
    const auto perLine = int(std::max(m_perColumn, m_perRow));
    int column = cell % perLine;
    int row = cell / perLine;
    if (m_perColumn > m_perRow)
        std::swap(column, row);
    const int across = m_widths.indexOf(column);
    const int down = m_heights.indexOf(row);
    return down * m_widths.count() + (down % 2 == 0 ? across : m_widths.count() - 1 - across);
}

/// Places the tiles row by row, each row in the opposite direction to the one above.
Square Tiling::placeOf(int tile) const
{
    const int down = tile / m_widths.count();
    const int across = tile % m_widths.count();
    return {down % 2 == 0 ? across : m_widths.count() - 1 - across, down};
}

core::Grid Tiling::sizeOf(int tile) const
{
    const Square place = placeOf(tile);
    return {m_widths.lengths[std::size_t(place.column)], m_heights.lengths[std::size_t(place.row)]};
}

Square Tiling::originOf(int tile) const
{
    const Square place = placeOf(tile);
    return {m_widths.begins[std::size_t(place.column)], m_heights.begins[std::size_t(place.row)]};
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

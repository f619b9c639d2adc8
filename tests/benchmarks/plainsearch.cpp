// SPDX-License-Identifier: MIT
#include "benchmarks/plainsearch.h"

#include <algorithm>
#include <cstdlib>

namespace bench {

PlainSearch::PlainSearch(int columns, std::vector<int> tiles, const std::vector<int> &goal)
    : m_columns(columns), m_tiles(std::move(tiles)), m_homes(m_tiles.size())
{
    m_gap = int(std::ranges::find(m_tiles, 0) - m_tiles.begin());
    for (int cell = 0; cell < int(m_tiles.size()); ++cell)
        m_homes[goal.empty() ? std::size_t(cell + 1) % m_tiles.size()
                             : std::size_t(goal[std::size_t(cell)])] = cell;
}

int PlainSearch::distance(int tile, int cell) const
{
    const int home = m_homes[std::size_t(tile)];
    return std::abs(home % m_columns - cell % m_columns) + std::abs(home / m_columns - cell / m_columns);
}

int PlainSearch::solve()
{
    int estimate = 0;
    for (int cell = 0; cell < int(m_tiles.size()); ++cell)
        estimate += cell == m_gap ? 0 : distance(m_tiles[std::size_t(cell)], cell);
    // The parity of the length never changes, so every second bound is skipped.
    for (m_bound = estimate; !search(0, estimate, -1); m_bound += 2) {
    }
    return m_bound;
}

bool PlainSearch::search(int depth, int estimate, int cameFrom)
{
    if (estimate == 0)
        return true;
    const int column = m_gap % m_columns;
    return (column > 0 && slide(m_gap - 1, depth, estimate, cameFrom)) ||
           (column < m_columns - 1 && slide(m_gap + 1, depth, estimate, cameFrom)) ||
           slide(m_gap - m_columns, depth, estimate, cameFrom) ||
           slide(m_gap + m_columns, depth, estimate, cameFrom);
}

/// Slides the tile on `cell` into the gap, searches from there, and restores the board.
bool PlainSearch::slide(int cell, int depth, int estimate, int cameFrom)
{
    if (cell < 0 || cell >= int(m_tiles.size()) || cell == cameFrom)
        return false;
    const int gap = m_gap;
    const int tile = m_tiles[std::size_t(cell)];
    const int next = estimate - distance(tile, cell) + distance(tile, gap);
    if (depth + 1 + next > m_bound)
        return false;
    std::swap(m_tiles[std::size_t(cell)], m_tiles[std::size_t(gap)]);
    m_gap = cell;
    const bool found = search(depth + 1, next, gap);
    m_gap = gap;
    std::swap(m_tiles[std::size_t(cell)], m_tiles[std::size_t(gap)]);
    return found;
}

} // namespace bench

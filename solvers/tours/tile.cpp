// SPDX-License-Identifier: MIT
#include "tours/tile.h"

#include "tours/jumps.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>

namespace tours {

namespace {

/// Warnsdorff's rule with going back. Squares that would be left with fewer ways than a tour needs are seen
/// at once; what is still not found after some nodes is sought anew with the jumps in another order, since
/// such searches are over soon or hardly ever.
class TileSearch {
public:
    TileSearch(core::Grid grid, int start, bool closed)
        : m_grid(grid), m_lists(grid), m_ways(std::size_t(grid.size())), m_free(std::size_t(grid.size())),
          m_start(start), m_closed(closed)
    {
    }

    std::vector<int> find(int variant)
    {
        m_variant = std::size_t(variant);
        m_nodes = 0;
        for (int cell = 0; cell < m_grid.size(); ++cell)
            m_ways[std::size_t(cell)] = m_lists.from(cell).size();
        std::fill(m_free.begin(), m_free.end(), true);
        m_free[std::size_t(m_start)] = false;
        m_tour = {m_start};
        return go() ? m_tour : std::vector<int>();
    }

private:
    static constexpr int mostNodes = 4000;

    struct Targets {
        std::array<int, 8> cells;
        int count = 0;
    };

    bool isFree(int cell) const { return m_free[std::size_t(cell)]; }
    int ways(int cell) const { return m_ways[std::size_t(cell)]; }

    bool isComplete() const
    {
        return int(m_tour.size()) == m_grid.size() &&
               (!m_closed || isJump(m_grid, m_tour.back(), m_tour.front()));
    }

    /// The free squares a jump away, those with the fewest ways on first.
    Targets targets(int cell) const
    {
        Targets targets;
        const JumpLists::List list = m_lists.from(cell);
        for (std::size_t i = 0; i < std::size_t(list.size()); ++i) {
            const int target = list.first[(i + m_variant) % std::size_t(list.size())];
            if (isFree(target))
                targets.cells[std::size_t(targets.count++)] = target;
        }
        std::stable_sort(targets.cells.begin(), targets.cells.begin() + targets.count,
                         [this](int a, int b) { return ways(a) < ways(b); });
        return targets;
    }

    bool go()
    {
        if (isComplete())
            return true;
        if (++m_nodes > mostNodes)
            return false;
        const int here = m_tour.back();
        const bool leaves = !m_closed || m_tour.size() > 1; // a closed tour comes back to its start
        count(here, leaves ? -1 : 0);
        const Targets all = targets(here);
        // A square with a single way left but for the one from here must come next, or never.
        const int needed = m_closed ? 2 : 1;
        const bool pressed = leaves && all.count > 0 && ways(all.cells[0]) < needed;
        for (int i = 0; i < (pressed ? 1 : all.count); ++i) {
            const int target = all.cells[std::size_t(i)];
            m_free[std::size_t(target)] = false;
            m_tour.push_back(target);
            if (go())
                return true;
            m_tour.pop_back();
            m_free[std::size_t(target)] = true;
        }
        count(here, leaves ? 1 : 0);
        return false;
    }

    void count(int cell, int change)
    {
        for (const int target : m_lists.from(cell))
            m_ways[std::size_t(target)] += change;
    }

    core::Grid m_grid;
    JumpLists m_lists;
    std::vector<int> m_ways;
    std::vector<bool> m_free;
    std::vector<int> m_tour;
    int m_start;
    bool m_closed;
    std::size_t m_variant = 0;
    int m_nodes = 0;
};

Tile asTile(core::Grid grid, const std::vector<int> &tour, bool closed)
{
    Tile tile{grid, {}, closed};
    for (const int cell : tour)
        tile.tour.push_back({grid.column(cell), grid.row(cell)});
    return tile;
}

Tile makeClosed(core::Grid grid)
{
    for (int start = 0;; start = (start + 1) % grid.size()) {
        TileSearch search(grid, start, true);
        for (int variant = 0; variant < 8; ++variant) {
            const std::vector<int> tour = search.find(variant);
            if (!tour.empty())
                return asTile(grid, tour, true);
        }
    }
}

} // namespace

const Tile &closedTile(int columns, int rows)
{
    constexpr std::size_t sides = longestTile + 1;
    static std::array<Tile, sides * sides> tiles;
    static std::array<std::once_flag, sides * sides> made;
    const std::size_t which = std::size_t(rows) * sides + std::size_t(columns);
    std::call_once(made[which], [&] { tiles[which] = makeClosed({columns, rows}); });
    return tiles[which];
}

Tile openTile(core::Grid grid, Square start, int variant)
{
    TileSearch search(grid, grid.cell(start.column, start.row), false);
    return asTile(grid, search.find(variant), false);
}

} // namespace tours

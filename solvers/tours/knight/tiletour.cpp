// SPDX-License-Identifier: MIT
#include "tours/knight/tiletour.h"

#include "tours/knight/jumps.h"

#include <algorithm>
#include <mutex>

namespace tours {

namespace {

/// Warnsdorff's rule with backtracking. A square with fewer free neighbours than a tour needs is detected at once.
/// A search that has not succeeded after some nodes is restarted with the jumps in another order, since such
/// searches end soon or hardly ever.
class TileSearch {
public:
    TileSearch(core::Grid grid, int start, bool closed)
        : m_grid(grid), m_graph(grid), m_degrees(std::size_t(grid.size())), m_free(std::size_t(grid.size())),
          m_start(start), m_closed(closed)
    {
    }

    /// Searches for a tour. Jumps are tried in the graph's order, starting at the index `variant`.
    std::vector<int> run(int variant)
    {
        m_variant = variant;
        m_nodes = 0;
        for (int cell = 0; cell < m_grid.size(); ++cell)
            m_degrees[cell] = m_graph.neighbours(cell).size();
        std::fill(m_free.begin(), m_free.end(), true);
        m_free[m_start] = false;
        m_tour = {m_start};
        return search() ? m_tour : std::vector<int>();
    }

private:
    static constexpr int mostNodes = 4000;

    struct Targets {
        core::IndexedArray<int, 8> cells;
        int count = 0;
    };

    bool isComplete() const
    {
        return int(m_tour.size()) == m_grid.size() &&
               (!m_closed || isJump(m_grid, m_tour.back(), m_tour.front()));
    }

    /// Returns the free squares a jump away, those with the fewest onward jumps first.
    Targets targetsFrom(int cell) const
    {
        Targets targets;
        const JumpGraph::Neighbours neighbours = m_graph.neighbours(cell);
        for (int i = 0; i < neighbours.size(); ++i) {
            const int target = neighbours[(i + m_variant) % neighbours.size()];
            if (m_free[target])
                targets.cells[targets.count++] = target;
        }
        std::stable_sort(targets.cells.begin(), targets.cells.begin() + targets.count,
                         [this](int a, int b) { return m_degrees[a] < m_degrees[b]; });
        return targets;
    }

    bool search()
    {
        if (isComplete())
            return true;
        if (++m_nodes > mostNodes)
            return false;
        const int here = m_tour.back();
        const bool leavesForGood = !m_closed || m_tour.size() > 1; // a closed tour comes back to its start
        changeDegrees(here, leavesForGood ? -1 : 0);
        const Targets all = targetsFrom(here);
        // A square that would lack free neighbours without this one must come next.
        const int needed = m_closed ? 2 : 1;
        const bool forced = leavesForGood && all.count > 0 && m_degrees[all.cells[0]] < needed;
        for (int i = 0; i < (forced ? 1 : all.count); ++i) {
            const int target = all.cells[i];
            m_free[target] = false;
            m_tour.push_back(target);
            if (search())
                return true;
            m_tour.pop_back();
            m_free[target] = true;
        }
        changeDegrees(here, leavesForGood ? 1 : 0);
        return false;
    }

    void changeDegrees(int cell, int change)
    {
        for (const int target : m_graph.neighbours(cell))
            m_degrees[target] += change;
    }

    core::Grid m_grid;
    JumpGraph m_graph;
    core::PerCell<int> m_degrees;
    core::PerCell<bool> m_free;
    std::vector<int> m_tour;
    int m_start;
    bool m_closed;
    int m_variant = 0;
    int m_nodes = 0;
};

TileTour tileTour(core::Grid grid, const std::vector<int> &cells)
{
    TileTour tour{grid, {}};
    for (const int cell : cells)
        tour.squares.push_back({grid.column(cell), grid.row(cell)});
    return tour;
}

TileTour makeClosed(core::Grid grid)
{
    for (int start = 0;; start = (start + 1) % grid.size()) {
        TileSearch search(grid, start, true);
        for (int variant = 0; variant < 8; ++variant) {
            const std::vector<int> cells = search.run(variant);
            if (!cells.empty())
                return tileTour(grid, cells);
        }
    }
}

} // namespace

const TileTour &closedTileTour(int columns, int rows)
{
    constexpr std::size_t sides = longestTile + 1;
    static core::IndexedArray<TileTour, sides * sides> tours;
    static core::IndexedArray<std::once_flag, sides * sides> made;
    const std::size_t index = std::size_t(rows) * sides + std::size_t(columns);
    std::call_once(made[index], [&] { tours[index] = makeClosed({columns, rows}); });
    return tours[index];
}

TileTour openTileTour(core::Grid grid, Square start, int variant)
{
    TileSearch search(grid, grid.cell(start.column, start.row), false);
    return tileTour(grid, search.run(variant));
}

} // namespace tours

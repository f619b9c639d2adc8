// SPDX-License-Identifier: MIT
#include "benchmarks/plainknight.h"

#include "core/random.h"
#include "tours/knight/jumps.h"

#include <algorithm>

namespace bench {

namespace {

class GreedyTour {
public:
    explicit GreedyTour(core::Grid grid) : m_grid(grid), m_visited(std::size_t(grid.size())) { visit(0); }

    /// `choose` returns the index of the jump to take, given the number of equally good jumps.
    tours::Cells make(const auto &choose)
    {
        while (int(m_tour.size()) < m_grid.size()) {
            const std::vector<int> best = bestTargets();
            if (best.empty())
                return {};
            visit(best[choose(best.size())]);
        }
        return m_tour;
    }

private:
    void visit(int cell)
    {
        m_visited[std::size_t(cell)] = true;
        m_tour.push_back(std::uint32_t(cell));
    }

    std::vector<int> freeTargets(int cell) const
    {
        std::vector<int> targets;
        for (const tours::Offset &jump : tours::jumps) {
            const int column = m_grid.column(cell) + jump.dx;
            const int row = m_grid.row(cell) + jump.dy;
            if (m_grid.has(column, row) && !m_visited[std::size_t(m_grid.cell(column, row))])
                targets.push_back(m_grid.cell(column, row));
        }
        return targets;
    }

    std::vector<int> bestTargets() const
    {
        std::vector<int> best;
        std::size_t fewest = tours::jumps.size() + 1;
        for (const int cell : freeTargets(int(m_tour.back()))) {
            const std::size_t onward = freeTargets(cell).size();
            if (onward < fewest)
                best.clear();
            fewest = std::min(fewest, onward);
            if (onward == fewest)
                best.push_back(cell);
        }
        return best;
    }

    core::Grid m_grid;
    std::vector<bool> m_visited;
    tours::Cells m_tour;
};

} // namespace

tours::Cells plainTour(core::Grid grid)
{
    return GreedyTour(grid).make([](std::size_t) { return std::size_t(0); });
}

tours::Cells plainClosedTour(core::Grid grid)
{
    core::Random random(1);
    for (;;) {
        tours::Cells tour =
            GreedyTour(grid).make([&](std::size_t equals) { return std::size_t(random.below(equals)); });
        if (!tour.empty() && tours::isJump(grid, int(tour.back()), int(tour.front())))
            return tour;
    }
}

} // namespace bench

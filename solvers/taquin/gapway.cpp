// SPDX-License-Identifier: MIT
#include "taquin/gapway.h"

#include <algorithm>

namespace taquin {

GapWay::GapWay(const Ground &ground)
    : m_ground(ground), m_cost(std::size_t(ground.grid().size()), unreached), m_came(m_cost.size())
{
}

std::optional<Route> GapWay::find(const std::vector<End> &ends)
{
    if (ends.empty())
        return {};
    const core::Grid &grid = m_ground.grid();
    constexpr int near = 2;
    for (const int margin : {near, grid.columns + grid.rows}) {
        const int end = search(ends, around(ends, margin));
        const std::optional<Route> way = end == Board::none ? std::nullopt : std::optional(wayTo(end));
        for (const int cell : m_touched)
            m_cost[std::size_t(cell)] = unreached;
        if (way)
            return way;
    }
    return {};
}

GapWay::Box GapWay::around(const std::vector<End> &ends, int margin) const
{
    const core::Grid &grid = m_ground.grid();
    const int gap = m_ground.board().gap();
    Box box{m_ground.column(gap), m_ground.column(gap), m_ground.row(gap), m_ground.row(gap)};
    for (const End &end : ends) {
        box.left = std::min(box.left, m_ground.column(end.cell));
        box.right = std::max(box.right, m_ground.column(end.cell));
        box.top = std::min(box.top, m_ground.row(end.cell));
        box.bottom = std::max(box.bottom, m_ground.row(end.cell));
    }
    return {std::max(0, box.left - margin), std::min(grid.columns - 1, box.right + margin),
            std::max(0, box.top - margin), std::min(grid.rows - 1, box.bottom + margin)};
}

/// The cell where the way ends, Board::none when there is no way within the box.
int GapWay::search(const std::vector<End> &ends, const Box &box)
{
    for (std::vector<int> &bucket : m_open)
        bucket.clear();
    m_touched.clear();
    reach(m_ground.board().gap(), 0, {});
    int best = Board::none;
    std::uint32_t least = unreached;
    const auto more = std::uint32_t(std::ranges::min(ends, {}, &End::more).more); // that any end costs
    std::size_t waiting = 0;
    for (std::uint32_t cost = 0; cost + more < least && waiting < buckets; ++cost) {
        std::vector<int> &bucket = m_open[cost % buckets];
        waiting = bucket.empty() ? waiting + 1 : 0;
        for (const int cell : bucket) {
            if (m_cost[std::size_t(cell)] != cost)
                continue;
            for (const End &end : ends) {
                if (end.cell == cell && cost + std::uint32_t(end.more) < least) {
                    least = cost + std::uint32_t(end.more);
                    best = cell;
                }
            }
            expand(cell, cost, box);
        }
        bucket.clear();
    }
    return best;
}

void GapWay::expand(int cell, std::uint32_t cost, const Box &box)
{
    for (const Direction direction : directions) {
        const int to = m_ground.beside(cell, direction);
        if (to == Board::none || to == m_ground.board().gap() || m_ground.column(to) < box.left ||
            m_ground.column(to) > box.right || m_ground.row(to) < box.top || m_ground.row(to) > box.bottom)
            continue;
        reach(to, cost + std::uint32_t(m_ground.comesNearer(to, direction) ? cheap : dear), direction);
    }
}

void GapWay::reach(int cell, std::uint32_t cost, Direction came)
{
    std::uint32_t &known = m_cost[std::size_t(cell)];
    if (cost >= known)
        return;
    if (known == unreached)
        m_touched.push_back(cell);
    known = cost;
    m_came[std::size_t(cell)] = came;
    m_open[cost % buckets].push_back(cell);
}

Route GapWay::wayTo(int end) const
{
    Route way;
    for (int cell = end; cell != m_ground.board().gap();
         cell = next(m_ground.grid(), cell, opposite(way.back())))
        way.push_back(m_came[std::size_t(cell)]);
    std::ranges::reverse(way);
    return way;
}

} // namespace taquin

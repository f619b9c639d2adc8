// SPDX-License-Identifier: MIT
#include "tours/knight/unvisitedgraph.h"

#include <algorithm>
#include <bit>

namespace tours {

namespace {

constexpr int maskBits = 64;

constexpr std::uint64_t bit(int cell)
{
    return std::uint64_t(1) << (cell % maskBits);
}

} // namespace

UnvisitedGraph::UnvisitedGraph(const Knight &knight, const Route &route)
    : m_graph(knight.graph()), m_closed(knight.isClosed()), m_start(route.front()), m_here(route.front()),
      m_left(knight.squareCount() - 1), m_returns(m_graph.neighbours(m_start).size()),
      m_free(std::size_t(knight.grid().size()), 1), m_isReturn(m_free.size())
{
    for (int cell = 0; cell < knight.grid().size() && !knight.isPlain(); ++cell)
        m_free[cell] = knight.isOpen(cell);
    m_free[m_start] = 0;
    for (const int cell : m_graph.neighbours(m_start))
        m_isReturn[cell] = 1;
    if (knight.grid().size() <= maskBits)
        startSmall();
    else
        startLarge();
    for (std::size_t i = 1; i < route.size(); ++i)
        make(route[i - 1], route[i]);
}

void UnvisitedGraph::startSmall()
{
    m_neighbourMasks.resize(m_free.size());
    for (int cell = 0; cell < int(m_free.size()); ++cell) {
        m_freeMask |= isFree(cell) ? bit(cell) : 0;
        for (const int target : m_graph.neighbours(cell))
            m_neighbourMasks[cell] |= bit(target);
    }
    // The graph is symmetric: a square's degree is the number of squares of which it is a neighbour.
    for (const std::uint64_t neighbours : m_neighbourMasks)
        m_smallDegrees.increment(neighbours);
}

void UnvisitedGraph::startLarge()
{
    m_degrees.resize(m_free.size());
    m_seenIn.resize(m_free.size());
    m_queue.reserve(m_free.size());
    for (int cell = 0; cell < int(m_free.size()); ++cell) {
        m_degrees[cell] = std::int8_t(m_graph.neighbours(cell).size());
        m_isolated += isFree(cell) && degree(cell) == 0;
        m_leaves += isFree(cell) && degree(cell) == 1;
    }
}

int UnvisitedGraph::freeNeighbours(int cell) const
{
    const JumpGraph::Neighbours targets = m_graph.neighbours(cell);
    return int(std::count_if(targets.begin(), targets.end(), [this](int target) { return isFree(target); }));
}

void UnvisitedGraph::removeReturn(int cell)
{
    m_isReturn[cell] = 0;
    --m_returns;
    if (isSmall())
        m_smallDegrees.decrement(bit(cell));
    else
        changeDegree(cell, -1);
}

void UnvisitedGraph::changeDegree(int cell, int change)
{
    std::int8_t &degree = m_degrees[cell];
    const int before = degree;
    degree = std::int8_t(degree + change);
    if (!isFree(cell))
        return;
    m_isolated += (degree == 0) - (before == 0);
    m_leaves += (degree == 1) - (before == 1);
}

/// Changes the degrees of a square's neighbours.
void UnvisitedGraph::changeDegrees(int cell, int change)
{
    for (const int target : m_graph.neighbours(cell))
        changeDegree(target, change);
}

void UnvisitedGraph::make(int from, int to)
{
    m_free[to] = 0;
    m_returns -= m_isReturn[to];
    m_here = to;
    --m_left;
    if (isSmall()) {
        m_freeMask &= ~bit(to);
        if (leavesForGood(from))
            m_smallDegrees.decrement(m_neighbourMasks[from]);
        return;
    }
    m_isolated -= degree(to) == 0;
    m_leaves -= degree(to) == 1;
    if (leavesForGood(from))
        changeDegrees(from, -1);
}

void UnvisitedGraph::unmake(int from, int to)
{
    if (!isSmall() && leavesForGood(from))
        changeDegrees(from, 1);
    ++m_left;
    m_here = from;
    m_free[to] = 1;
    m_returns += m_isReturn[to];
    if (isSmall()) {
        m_freeMask |= bit(to);
        if (leavesForGood(from))
            m_smallDegrees.increment(m_neighbourMasks[from]);
        return;
    }
    m_isolated += degree(to) == 0;
    m_leaves += degree(to) == 1;
}

/// Returns the number of free squares of degree 0.
int UnvisitedGraph::isolated() const
{
    return isSmall() ? std::popcount(m_freeMask & m_smallDegrees.zeros()) : m_isolated;
}

/// Returns the number of free squares of degree 1.
int UnvisitedGraph::leaves() const
{
    return isSmall() ? std::popcount(m_freeMask & m_smallDegrees.ones()) : m_leaves;
}

Infeasibility UnvisitedGraph::degreeInfeasibility() const
{
    if (m_left == 0)
        return Infeasibility::None;
    const int leaves = this->leaves();
    if (isolated() > 0 || (m_closed && leaves > 0))
        return Infeasibility::LowDegree;
    if (m_closed && m_returns == 0)
        return Infeasibility::CannotClose;
    return leaves > 1 ? Infeasibility::TwoEnds : Infeasibility::None;
}

Infeasibility UnvisitedGraph::infeasibilityAfter(int from, int here)
{
    const Infeasibility byDegree = degreeInfeasibility();
    if (byDegree != Infeasibility::None || m_left == 0)
        return byDegree;
    const bool connected = isSmall() ? staysConnectedByBits(from, here) : staysConnected(from, here);
    return connected ? Infeasibility::None : Infeasibility::Disconnected;
}

/// Returns whether all free squares can still be reached after a jump. Before it they could be reached from
/// `from`; they still can if its free neighbours can, so the search ends when it has met all of these.
bool UnvisitedGraph::staysConnected(int from, int here)
{
    ++m_search;
    int unmet = 0;
    const auto see = [this](int cell) {
        const bool isNew = m_seenIn[cell] != m_search;
        m_seenIn[cell] = m_search;
        return isNew;
    };
    const JumpGraph::Neighbours sought = m_graph.neighbours(from);
    const auto isSought = [&](int cell) {
        return std::find(sought.begin(), sought.end(), cell) != sought.end();
    };
    for (const int cell : sought)
        unmet += isFree(cell);
    if (unmet == 0)
        return true;
    m_queue.assign(1, here);
    see(here);
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        for (const int cell : m_graph.neighbours(m_queue[i])) {
            if (!isFree(cell) || !see(cell))
                continue;
            if (isSought(cell) && --unmet == 0)
                return true;
            m_queue.push_back(cell);
        }
    }
    return false;
}

/// Does the same as `staysConnected` on a board that fits into a bitmask.
bool UnvisitedGraph::staysConnectedByBits(int from, int here) const
{
    const std::uint64_t sought = m_neighbourMasks[from] & m_freeMask;
    std::uint64_t seen = 0;
    std::uint64_t frontier = m_neighbourMasks[here] & m_freeMask;
    while (frontier != 0 && (sought & ~(seen | frontier)) != 0) {
        const int cell = std::countr_zero(frontier);
        seen |= bit(cell);
        frontier = (frontier | (m_neighbourMasks[cell] & m_freeMask)) & ~seen;
    }
    return (sought & ~(seen | frontier)) == 0;
}

Infeasibility UnvisitedGraph::infeasibility() const
{
    const Infeasibility byDegree = degreeInfeasibility();
    if (byDegree != Infeasibility::None || m_left == 0)
        return byDegree;
    const core::PerCell<bool> reached = reachable();
    return std::count(reached.begin(), reached.end(), true) < m_left ? Infeasibility::Disconnected
                                                                     : Infeasibility::None;
}

core::PerCell<bool> UnvisitedGraph::reachable() const
{
    core::PerCell<bool> reached(m_free.size());
    std::vector<int> queue{m_here};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const int cell : m_graph.neighbours(queue[i])) {
            if (isFree(cell) && !reached[cell]) {
                reached[cell] = true;
                queue.push_back(cell);
            }
        }
    }
    return reached;
}

} // namespace tours

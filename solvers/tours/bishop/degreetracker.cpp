// SPDX-License-Identifier: MIT
#include "tours/bishop/degreetracker.h"

#include <algorithm>

namespace tours {

DegreeTracker::DegreeTracker(const Bishop &bishop, const Route &route)
    : m_bishop(bishop), m_used(bishop.grid(), {route.front()}), m_start(route.front()),
      m_all(bishop.squaresToVisit(route.front())), m_degrees(std::size_t(bishop.grid().size())),
      m_needed(std::size_t(bishop.grid().size())), m_isDeadEnd(std::size_t(bishop.grid().size()))
{
    const std::vector<int> deadEnds = bishop.deadEnds(m_start);
    for (const int cell : deadEnds)
        m_isDeadEnd[cell] = true;
    const int end = bishop.conditions().end;
    for (int cell = 0; cell < bishop.grid().size(); ++cell) {
        const DiagonalNeighbours &neighbours = bishop.neighbours(cell);
        const auto degree = std::ranges::count_if(neighbours, [](int neighbour) { return neighbour >= 0; });
        m_degrees[cell] = std::int8_t(degree);
        const bool isBetween = end == Conditions::none ? !deadEnds.empty() : cell != end;
        m_needed[cell] = !bishop.isOpen(cell) ? 0 : degree > 1 && isBetween ? 2 : 1;
    }
    for (std::size_t i = 1; i < route.size(); ++i)
        make(route[i - 1], route[i], senseBetween(bishop.grid(), route[i - 1], route[i]));
}

DegreeTracker::MadeStep DegreeTracker::make(int from, int to, Sense sense)
{
    std::uint8_t &here = m_used.senses[from];
    std::uint8_t &there = m_used.senses[to];
    MadeStep step{from, to, here, there, !m_used.visited[to], true};
    here |= sense;
    there |= sense;
    m_used.visited[to] = true;
    m_used.squares += step.isNew;
    if (here == bothSenses)
        step.feasible = exhaust(from);
    return step;
}

void DegreeTracker::unmake(const MadeStep &step)
{
    if (m_used.senses[step.from] == bothSenses)
        restore(step.from);
    m_used.squares -= step.isNew;
    m_used.visited[step.to] = !step.isNew;
    m_used.senses[step.to] = step.toBefore;
    m_used.senses[step.from] = step.fromBefore;
}

/// Lowers the degrees around a square that is used in both senses and left for good. Returns false if another
/// square becomes unreachable.
bool DegreeTracker::exhaust(int cell)
{
    bool feasible = true;
    for (const int neighbour : m_bishop.neighbours(cell)) {
        if (neighbour < 0)
            continue;
        --m_degrees[neighbour];
        feasible = feasible && (m_used.visited[neighbour] || m_degrees[neighbour] >= m_needed[neighbour]);
    }
    return feasible || isComplete();
}

void DegreeTracker::restore(int cell)
{
    for (const int neighbour : m_bishop.neighbours(cell)) {
        if (neighbour >= 0)
            ++m_degrees[neighbour];
    }
}

std::optional<int> DegreeTracker::unreachable() const
{
    for (int cell = 0; cell < m_bishop.grid().size(); ++cell) {
        if (isOfColour(m_bishop.grid(), cell, m_start) && !m_used.visited[cell] &&
            m_degrees[cell] < m_needed[cell])
            return cell;
    }
    return std::nullopt;
}

} // namespace tours

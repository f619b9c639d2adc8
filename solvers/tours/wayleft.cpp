// SPDX-License-Identifier: MIT
#include "tours/wayleft.h"

#include <algorithm>

namespace tours {

namespace {

constexpr std::uint8_t both = Falling | Rising;

} // namespace

WayLeft::WayLeft(const Bishop &bishop, const Route &route)
    : m_bishop(bishop), m_used(bishop.grid(), {route.front()}), m_start(route.front()),
      m_all(bishop.squaresToVisit(route.front())), m_ways(std::size_t(bishop.grid().size())),
      m_needed(std::size_t(bishop.grid().size()))
{
    const bool endsInCorner = !bishop.deadEnds(m_start).empty();
    for (std::size_t cell = 0; cell < m_ways.size(); ++cell) {
        const auto &neighbours = bishop.neighbours()[cell];
        const auto ways = std::ranges::count_if(neighbours, [](int neighbour) { return neighbour >= 0; });
        m_ways[cell] = std::int8_t(ways);
        m_needed[cell] = ways > 1 && endsInCorner ? 2 : 1;
    }
    for (std::size_t i = 1; i < route.size(); ++i)
        go(route[i - 1], route[i], senseBetween(bishop.grid(), route[i - 1], route[i]));
}

bool WayLeft::isDeadEnd(int cell) const
{
    const core::Grid grid = m_bishop.grid();
    const int column = grid.column(cell);
    const int row = grid.row(cell);
    return (column == 0 || column == grid.columns - 1) && (row == 0 || row == grid.rows - 1) &&
           cell != m_start;
}

WayLeft::Step WayLeft::go(int from, int to, Sense sense)
{
    std::uint8_t &here = m_used.senses[std::size_t(from)];
    std::uint8_t &there = m_used.senses[std::size_t(to)];
    Step step{from, to, here, there, !m_used.visited[std::size_t(to)], true};
    here |= sense;
    there |= sense;
    m_used.visited[std::size_t(to)] = true;
    m_used.squares += step.fresh;
    if (here == both)
        step.ok = leave(from);
    return step;
}

void WayLeft::back(const Step &step)
{
    if (m_used.senses[std::size_t(step.from)] == both)
        comeBack(step.from);
    m_used.squares -= step.fresh;
    m_used.visited[std::size_t(step.to)] = !step.fresh;
    m_used.senses[std::size_t(step.to)] = step.toBefore;
    m_used.senses[std::size_t(step.from)] = step.fromBefore;
}

/// A square used in both senses is left for ever. False when that deserts another.
bool WayLeft::leave(int cell)
{
    bool ok = true;
    for (const int neighbour : m_bishop.neighbours()[std::size_t(cell)]) {
        if (neighbour < 0)
            continue;
        const auto beside = std::size_t(neighbour);
        --m_ways[beside];
        ok = ok && (m_used.visited[beside] || m_ways[beside] >= m_needed[beside]);
    }
    return ok || isComplete();
}

void WayLeft::comeBack(int cell)
{
    for (const int neighbour : m_bishop.neighbours()[std::size_t(cell)]) {
        if (neighbour >= 0)
            ++m_ways[std::size_t(neighbour)];
    }
}

std::optional<int> WayLeft::deserted() const
{
    for (int cell = 0; cell < m_bishop.grid().size(); ++cell) {
        const auto index = std::size_t(cell);
        if (isOfColour(m_bishop.grid(), cell, m_start) && !m_used.visited[index] &&
            m_ways[index] < m_needed[index])
            return cell;
    }
    return std::nullopt;
}

core::Explanation explainDeserted(const Bishop &bishop, const Route &route)
{
    const auto deserted = WayLeft(bishop, route).deserted();
    if (!deserted)
        return {};
    core::Explanation why{
        PUZZLE_TEXT(
            "tours",
            "With the bishop on %1, %2 cannot be visited any more: too few squares beside it are left that "
            "are not used in both senses, to come from and to go on to."),
        {bishop.name(route.back()), bishop.name(*deserted)},
        {{std::int16_t(route.back()), core::Role::Moving, {}},
         {std::int16_t(*deserted), core::Role::Culprit, {}}}};
    const Used used(bishop.grid(), route);
    for (const int neighbour : bishop.neighbours()[std::size_t(*deserted)]) {
        if (neighbour >= 0 && neighbour != route.back() && used.senses[std::size_t(neighbour)] == both)
            why.marks.push_back({std::int16_t(neighbour), core::Role::Region, {}});
    }
    return why;
}

} // namespace tours

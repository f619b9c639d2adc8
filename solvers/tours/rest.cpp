// SPDX-License-Identifier: MIT
#include "tours/rest.h"

#include <algorithm>
#include <bit>

namespace tours {

namespace {

constexpr int mostBits = 64;

constexpr std::uint64_t bit(int cell)
{
    return std::uint64_t(1) << (cell % mostBits);
}

} // namespace

Rest::Rest(const Knight &knight, const Route &route)
    : m_jumps(knight.jumpLists()), m_closed(knight.isClosed()), m_start(route.front()), m_here(route.front()),
      m_left(knight.grid().size() - 1), m_returns(m_jumps.from(m_start).size()),
      m_free(std::size_t(knight.grid().size()), 1), m_ways(std::size_t(knight.grid().size())),
      m_seen(std::size_t(knight.grid().size()))
{
    for (int cell = 0; cell < knight.grid().size(); ++cell)
        m_ways[std::size_t(cell)] = std::int8_t(m_jumps.from(cell).size());
    m_free[std::size_t(m_start)] = 0;
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        m_dead += isFree(cell) && ways(cell) == 0;
        m_ends += isFree(cell) && ways(cell) == 1;
    }
    m_queue.reserve(m_free.size());
    if (knight.grid().size() <= mostBits) {
        m_beside.resize(m_free.size());
        for (int cell = 0; cell < knight.grid().size(); ++cell) {
            m_freeBits |= cell != m_start ? bit(cell) : 0;
            for (const int target : m_jumps.from(cell))
                m_beside[std::size_t(cell)] |= bit(target);
        }
    }
    for (std::size_t i = 1; i < route.size(); ++i)
        go(route[i - 1], route[i]);
}

int Rest::waysOn(int cell) const
{
    const JumpLists::List list = m_jumps.from(cell);
    return int(std::count_if(list.begin(), list.end(), [this](int target) { return isFree(target); }));
}

bool Rest::isBesideStart(int cell) const
{
    const JumpLists::List list = m_jumps.from(m_start);
    return std::find(list.begin(), list.end(), cell) != list.end();
}

void Rest::count(int cell, int change)
{
    for (const int target : m_jumps.from(cell)) {
        std::int8_t &ways = m_ways[std::size_t(target)];
        const int before = ways;
        ways = std::int8_t(ways + change);
        if (!isFree(target))
            continue;
        m_dead += (ways == 0) - (before == 0);
        m_ends += (ways == 1) - (before == 1);
    }
}

void Rest::go(int from, int to)
{
    m_dead -= ways(to) == 0;
    m_ends -= ways(to) == 1;
    m_free[std::size_t(to)] = 0;
    m_freeBits &= ~bit(to);
    m_returns -= m_closed && isBesideStart(to);
    m_here = to;
    --m_left;
    if (leaves(from))
        count(from, -1);
}

void Rest::back(int from, int to)
{
    if (leaves(from))
        count(from, 1);
    ++m_left;
    m_here = from;
    m_free[std::size_t(to)] = 1;
    m_freeBits |= bit(to);
    m_returns += m_closed && isBesideStart(to);
    m_dead += ways(to) == 0;
    m_ends += ways(to) == 1;
}

Flaw Rest::fewWays() const
{
    if (m_left == 0)
        return Flaw::None;
    if (m_dead > 0 || (m_closed && m_ends > 0))
        return Flaw::DeadSquare;
    if (m_closed && m_returns == 0)
        return Flaw::NoReturn;
    return m_ends > 1 ? Flaw::TwoEnds : Flaw::None;
}

Flaw Rest::flawAfter(int from, int here)
{
    const Flaw few = fewWays();
    if (few != Flaw::None || m_left == 0)
        return few;
    const bool all = m_beside.empty() ? reachesAll(from, here) : reachesAllOfFew(from, here);
    return all ? Flaw::None : Flaw::CutOff;
}

/// What was together before the jump is cut off only if a free square beside `from` is.
bool Rest::reachesAll(int from, int here)
{
    ++m_look;
    int sought = 0;
    const auto see = [this](int cell) {
        const bool fresh = m_seen[std::size_t(cell)] != m_look;
        m_seen[std::size_t(cell)] = m_look;
        return fresh;
    };
    const JumpLists::List beside = m_jumps.from(from);
    const auto isBeside = [&](int cell) {
        return std::find(beside.begin(), beside.end(), cell) != beside.end();
    };
    for (const int cell : beside)
        sought += isFree(cell);
    if (sought == 0)
        return true;
    m_queue.assign(1, here);
    see(here);
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        for (const int cell : m_jumps.from(m_queue[i])) {
            if (!isFree(cell) || !see(cell))
                continue;
            if (isBeside(cell) && --sought == 0)
                return true;
            m_queue.push_back(cell);
        }
    }
    return false;
}

/// The same on a board that fits into a word.
bool Rest::reachesAllOfFew(int from, int here) const
{
    const std::uint64_t sought = m_beside[std::size_t(from)] & m_freeBits;
    std::uint64_t seen = 0;
    std::uint64_t fresh = m_beside[std::size_t(here)] & m_freeBits;
    while (fresh != 0 && (sought & ~(seen | fresh)) != 0) {
        const int cell = std::countr_zero(fresh);
        seen |= bit(cell);
        fresh = (fresh | (m_beside[std::size_t(cell)] & m_freeBits)) & ~seen;
    }
    return (sought & ~(seen | fresh)) == 0;
}

Flaw Rest::flaw() const
{
    const Flaw few = fewWays();
    if (few != Flaw::None || m_left == 0)
        return few;
    const std::vector<bool> seen = reached();
    return std::count(seen.begin(), seen.end(), true) < m_left ? Flaw::CutOff : Flaw::None;
}

std::vector<bool> Rest::reached() const
{
    std::vector<bool> seen(m_free.size());
    std::vector<int> queue{m_here};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const int cell : m_jumps.from(queue[i])) {
            if (isFree(cell) && !seen[std::size_t(cell)]) {
                seen[std::size_t(cell)] = true;
                queue.push_back(cell);
            }
        }
    }
    return seen;
}

} // namespace tours

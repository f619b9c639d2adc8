// SPDX-License-Identifier: MIT
#include "queens/quarter.h"

#include "core/watch.h"

namespace queens {

/// What the queens set so far take up.
struct Quarter::Walk {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint64_t diagonals = 0;
    std::uint32_t toQuarter = 0;
    std::uint64_t toHalf = 0;
};

Quarter::Quarter(const Crossings &crossings, std::span<const int> given, bool south, bool east,
                 const GoOn &goOn)
    : m_top(south ? crossings.north() : 0), m_left(east ? crossings.west() : 0),
      m_rows(south ? crossings.size() - crossings.north() : crossings.north()),
      m_columns(east ? crossings.size() - crossings.west() : crossings.west())
{
    readSquares(crossings, given);
    fill(goOn);
}

void Quarter::readSquares(const Crossings &crossings, std::span<const int> given)
{
    for (int row = 0; row < m_rows; ++row) {
        const int column = given[std::size_t(m_top + row)];
        m_mayBeEmpty[std::size_t(row)] = column < m_left || column >= m_left + m_columns;
        for (int x = 0; x < m_columns; ++x) {
            Square &square = m_squares[std::size_t(row)][std::size_t(x)];
            square.toHalf = crossings.ofHalves(m_top + row, m_left + x);
            square.toQuarter = crossings.ofQuarters(m_top + row, m_left + x);
            square.diagonals = 1U << (row + x);
            square.allowed =
                (column < 0 || column == m_left + x) && !crossings.leftOut(m_top + row, m_left + x);
        }
    }
}

bool Quarter::walk(int row, const Walk &taken, auto &&leaf) const
{
    if (row == m_rows)
        return leaf(taken);
    if (m_mayBeEmpty[std::size_t(row)] && !walk(row + 1, taken, leaf))
        return false;
    for (int x = 0; x < m_columns; ++x) {
        const Square &square = m_squares[std::size_t(row)][std::size_t(x)];
        const std::uint64_t falling = std::uint64_t(1) << (32 + x - row + longest);
        const std::uint64_t diagonals = square.diagonals | falling;
        if (!square.allowed || taken.columns >> x & 1 || taken.diagonals & diagonals)
            continue;
        const Walk next{taken.rows | 1U << row, taken.columns | 1U << x, taken.diagonals | diagonals,
                        taken.toQuarter | square.toQuarter, taken.toHalf + square.toHalf};
        if (!walk(row + 1, next, leaf))
            return false;
    }
    return true;
}

bool Quarter::eachPlacing(const GoOn &goOn, auto &&take) const
{
    std::uint64_t placings = 0;
    return walk(0, {}, [&](const Walk &taken) {
        take(taken);
        return ++placings % core::Watch::period != 0 || goOn();
    });
}

/// First counts the placings of each key, then puts them where the count says.
void Quarter::fill(const GoOn &goOn)
{
    m_begin.assign((std::size_t(1) << (m_rows + m_columns)) + 2, 0);
    if (!eachPlacing(goOn, [this](const Walk &taken) { ++m_begin[key(taken.rows, taken.columns) + 2]; }))
        return;
    for (std::size_t at = 1; at < m_begin.size(); ++at)
        m_begin[at] += m_begin[at - 1];
    m_toQuarter.resize(m_begin.back());
    m_toHalf.resize(m_begin.back());
    eachPlacing(goOn, [this](const Walk &taken) {
        const std::uint32_t at = m_begin[key(taken.rows, taken.columns) + 1]++;
        m_toQuarter[at] = taken.toQuarter;
        m_toHalf[at] = taken.toHalf;
    });
    m_begin.pop_back();
}

} // namespace queens

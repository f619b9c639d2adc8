// SPDX-License-Identifier: MIT
#include "queens/quarterplacements.h"

#include "core/tracer.h"

#include <bit>

namespace queens {

/// The rows, columns and diagonals occupied by the queens placed so far.
struct QuarterPlacements::Partial {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint64_t diagonals = 0; ///< within the quarter; the rising ones are in the lower half
    std::uint32_t quarterMask = 0;
    std::uint64_t halfMask = 0;
};

QuarterPlacements::QuarterPlacements(const Queens &queens, const SharedDiagonals &diagonals,
                                     std::span<const int> given, bool south, bool east,
                                     const KeepGoing &keepGoing)
    : m_top(south ? diagonals.north() : 0), m_left(east ? diagonals.west() : 0),
      m_rows(south ? diagonals.size() - diagonals.north() : diagonals.north()),
      m_columns(east ? diagonals.size() - diagonals.west() : diagonals.west())
{
    for (std::uint32_t columns = 0; columns < 1U << m_columns; ++columns)
        m_columnSets[std::popcount(columns)].push_back(columns);
    readSquares(queens, diagonals, given);
    sort(keepGoing);
}

void QuarterPlacements::readSquares(const Queens &queens, const SharedDiagonals &diagonals,
                                    std::span<const int> given)
{
    for (int row = 0; row < m_rows; ++row) {
        const int column = given[std::size_t(m_top + row)];
        m_mayBeEmpty[row] = column < m_left || column >= m_left + m_columns;
        for (int x = 0; x < m_columns; ++x) {
            Square &square = m_squares[row][x];
            square.halfMask = diagonals.betweenHalves(m_top + row, m_left + x);
            square.quarterMask = diagonals.betweenQuarters(m_top + row, m_left + x);
            square.rising = 1U << (row + x);
            square.allowed = (column < 0 || column == m_left + x) &&
                             !diagonals.isExcluded(m_top + row, m_left + x) &&
                             !queens.isClosed(queens.grid().cell(m_left + x, m_top + row));
        }
    }
}

bool QuarterPlacements::enumerate(int row, const Partial &partial, auto &&leaf) const
{
    if (row == m_rows)
        return leaf(partial);
    if (m_mayBeEmpty[row] && !enumerate(row + 1, partial, leaf))
        return false;
    for (int x = 0; x < m_columns; ++x) {
        const Square &square = m_squares[row][x];
        const std::uint64_t falling = std::uint64_t(1) << (32 + x - row + longest);
        const std::uint64_t diagonals = square.rising | falling;
        if (!square.allowed || partial.columns >> x & 1 || partial.diagonals & diagonals)
            continue;
        const Partial next{partial.rows | 1U << row, partial.columns | 1U << x, partial.diagonals | diagonals,
                           partial.quarterMask | square.quarterMask, partial.halfMask + square.halfMask};
        if (!enumerate(row + 1, next, leaf))
            return false;
    }
    return true;
}

bool QuarterPlacements::forEach(const KeepGoing &keepGoing, auto &&visit) const
{
    std::uint64_t placements = 0;
    return enumerate(0, {}, [&](const Partial &placement) {
        visit(placement);
        return ++placements % core::Tracer::period != 0 || keepGoing();
    });
}

/// Sorts the placements by counting sort: counts those of each key, then puts them into place.
void QuarterPlacements::sort(const KeepGoing &keepGoing)
{
    m_begin.assign((std::size_t(1) << (m_rows + m_columns)) + 2, 0);
    if (!forEach(keepGoing,
                 [this](const Partial &placement) { ++m_begin[key(placement.rows, placement.columns) + 2]; }))
        return;
    for (std::size_t at = 1; at < m_begin.size(); ++at)
        m_begin[at] += m_begin[at - 1];
    m_quarterMasks.resize(m_begin.back());
    m_halfMasks.resize(m_begin.back());
    forEach(keepGoing, [this](const Partial &placement) {
        const std::uint32_t at = m_begin[key(placement.rows, placement.columns) + 1]++;
        m_quarterMasks[at] = placement.quarterMask;
        m_halfMasks[at] = placement.halfMask;
    });
    m_begin.pop_back();
}

} // namespace queens

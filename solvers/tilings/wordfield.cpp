// SPDX-License-Identifier: MIT
#include "tilings/wordfield.h"

namespace tilings {

namespace {

/// How far a piece reaches behind its first cell.
int reach(int length)
{
    return (Polyomino::largest - 1) * length;
}

} // namespace

template <int words>
WordField<words>::WordField(const Board &board, const Lines &lines, std::span<const Candidate> candidates)
    : m_length(lines.length), m_reach((State(1) << reach(lines.length)) - 1),
      m_parts(std::size_t(reach(lines.length) + partCells - 1) / partCells), m_candidates(candidates.size()),
      m_masks(candidates.size() * std::size_t(lines.length)),
      m_unfit(m_parts * partPatterns * std::size_t(lines.length))
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < lines.count; ++line) {
        for (int position = 0; position < lines.length; ++position) {
            const int cell = line * lines.length + position;
            const State bit = State(1) << cell;
            m_positionOf[std::size_t(cell)] = std::uint8_t(position);
            m_start |= board.isFree(lines.cell(grid, line, position)) ? bit : 0;
            m_notFirst |= position > 0 ? bit : 0;
            m_notLast |= position + 1 < lines.length ? bit : 0;
        }
    }
    if (!candidates.empty() && candidates.back().kind == Polyomino::monomino)
        m_monomino = int(candidates.size()) - 1;
    for (int position = 0; position < lines.length; ++position)
        fill(position, lines, candidates);
}

template <int words>
typename WordField<words>::State WordField<words>::without(const Lines &lines, const core::Grid &grid,
                                                           const Footprint &footprint) const
{
    State state = m_start;
    for (const int cell : footprint)
        state &= ~(State(1) << lines.index(grid, cell));
    return state;
}

template <int words>
void WordField<words>::fill(int position, const Lines &lines, std::span<const Candidate> candidates)
{
    const auto base = std::size_t(position) * m_parts * partPatterns;
    std::array<Ways, mostCells> inTheWay; // by cell behind the first
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (!candidates[i].fits(lines, position)) {
            m_unfit[base].add(int(i));
            continue;
        }
        State &mask = m_masks[std::size_t(position) * m_candidates + i];
        for (const Offset &cell : candidates[i].shape())
            mask |= State(1) << (cell.row * m_length + cell.column);
        for (State behind = mask >> 1; behind != 0; behind &= behind - 1)
            inTheWay[std::size_t(std::countr_zero(behind))].add(int(i));
    }
    for (std::size_t cell = 0; cell < std::size_t(reach(m_length)); ++cell) {
        Ways *const unfit = &m_unfit[base + cell / partCells * partPatterns];
        const std::size_t filled = std::size_t(1) << cell % partCells;
        for (std::size_t before = 0; before < filled; ++before) {
            unfit[filled + before] = unfit[before];
            unfit[filled + before].add(inTheWay[cell]);
        }
    }
}

template class WordField<1>;
template class WordField<2>;

} // namespace tilings

// SPDX-License-Identifier: MIT
#include "tilings/wordtable.h"

namespace tilings {

namespace {

/// Returns how many cells a piece can reach beyond its first cell in scan order: pieces of up to five cells alike,
/// larger ones as far as the word.
int reach(int length, std::span<const Placement> placements)
{
    int largest = 5;
    for (const Placement &placement : placements)
        largest = std::max(largest, int(placement.size));
    return std::min((largest - 1) * length, 63);
}

} // namespace

template <int words>
WordTable<words>::WordTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements)
    : WordTable(board, order, placements, reach(order.length, placements))
{
}

template <int words>
WordTable<words>::WordTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements,
                            int reach)
    : m_length(order.length), m_reach((State(1) << reach) - 1),
      m_chunks(std::size_t(reach + chunkCells - 1) / chunkCells), m_placements(placements.size()),
      m_firstMonomino(firstMonomino(placements)), m_hasDominoes(hasDominoes(placements)),
      m_masks(placements.size() * std::size_t(order.length)),
      m_blocked(m_chunks * chunkPatterns * std::size_t(order.length))
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < order.lines; ++line) {
        for (int position = 0; position < order.length; ++position) {
            const int index = line * order.length + position;
            const State bit = State(1) << index;
            m_positions[index] = std::uint8_t(position);
            m_start |= board.isEmpty(order.cell(grid, line, position)) ? bit : 0;
            m_notFirst |= position > 0 ? bit : 0;
            m_notLast |= position + 1 < order.length ? bit : 0;
        }
    }
    for (int position = 0; position < order.length; ++position)
        fillTables(position, order, placements, reach);
}

template <int words>
typename WordTable<words>::State WordTable<words>::startWithout(const ScanOrder &order,
                                                                const core::Grid &grid,
                                                                const CoveredCells &cells) const
{
    State state = m_start;
    for (const int cell : cells)
        state &= ~(State(1) << order.index(grid, cell));
    return state;
}

// A pattern of filled cells blocks the placements that its highest cell or the rest of the pattern blocks.
template <int words>
void WordTable<words>::fillTables(int position, const ScanOrder &order, std::span<const Placement> placements,
                                  int reach)
{
    const auto base = std::size_t(position) * m_chunks * chunkPatterns;
    core::IndexedArray<Placements, maxCells> blockedBy; // indexed by cell after the first
    for (std::size_t i = 0; i < placements.size(); ++i) {
        if (!placements[i].fits(order, position)) {
            m_blocked[base].add(int(i));
            continue;
        }
        State &mask = m_masks[std::size_t(position) * m_placements + i];
        for (const Offset &cell : placements[i].shape())
            mask |= State(1) << (cell.row * m_length + cell.column);
        for (State behind = mask >> 1; behind != 0; behind &= behind - 1)
            blockedBy[std::countr_zero(behind)].add(int(i));
    }
    for (std::size_t cell = 0; cell < std::size_t(reach); ++cell) {
        Placements *const blocked = &m_blocked[base + cell / chunkCells * chunkPatterns];
        const std::size_t filled = std::size_t(1) << cell % chunkCells;
        for (std::size_t below = 0; below < filled; ++below) {
            blocked[filled + below] = blocked[below];
            blocked[filled + below].add(blockedBy[cell]);
        }
    }
}

template class WordTable<1>;
template class WordTable<2>;

} // namespace tilings

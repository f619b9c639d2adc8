// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/placements.h"

#include <algorithm>

namespace tilings {

/// The placements on a board of at most 64 cells, with a fast test of which placements fit. A state has the empty
/// cells as the bits of one word, in scan order. The placements that cannot be laid on the first empty cell are
/// looked up by its position in its line and by the cells after it, one chunk at a time. A set of placements has
/// one word or two.
template <int words>
class WordTable {
public:
    static constexpr int maxCells = 64;
    using State = std::uint64_t; ///< the empty cells
    using StateArgument = State; ///< how a state is passed to a function
    using Placements = PlacementSet<words>;

private:
    static constexpr int chunkCells = 8;
    static constexpr std::size_t chunkPatterns = 1 << chunkCells;

public:
    WordTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements);

    const State &start() const { return m_start; }
    static bool isFull(State state) { return state == 0; }
    static std::uint64_t hash(State state) { return state; }
    /// Returns the initial state without these cells.
    State startWithout(const ScanOrder &order, const core::Grid &grid, const CoveredCells &cells) const;

    /// The first empty cell of a state, and the placements on it.
    class FirstCell {
    public:
        FirstCell(const WordTable &table, State state)
            : m_table(table), m_state(state), m_index(std::countr_zero(state)),
              m_position(table.m_positions[m_index]), m_masks(&table.m_masks[m_position * table.m_placements])
        {
        }

        int index() const { return m_index; }
        State after(int placement) const { return m_state & ~(m_masks[placement] << m_index); }
        /// Returns the placements that fit and isolate no cell. Calls refuse(placement) for those that fit but
        /// isolate cells.
        Placements select(const Placements &placements, int monominoes, auto &&refuse) const
        {
            const Placements fitting = this->fitting(placements);
            if (monominoes == 0 && !m_table.m_hasDominoes)
                return selectFrom(fitting, refuse, [](int) { return 0; });
            return selectFrom(fitting, refuse, [&](int placement) {
                return m_table.isolable(monominoes - (placement >= m_table.m_firstMonomino ? 1 : 0));
            });
        }

    private:
        Placements fitting(const Placements &placements) const
        {
            State filled = ~(m_state >> m_index) >> 1 & m_table.m_reach;
            Placements blocked;
            const Placements *chunk = &m_table.m_blocked[m_position * m_table.m_chunks * chunkPatterns];
            const Placements *const end = chunk + m_table.m_chunks * chunkPatterns;
            for (; chunk != end; chunk += chunkPatterns) {
                blocked.add(chunk[filled % chunkPatterns]);
                filled /= chunkPatterns;
            }
            Placements fitting = placements;
            fitting.remove(blocked);
            return fitting;
        }
        /// Returns the placements that isolate no cell; isolableAfter(placement) is what hasDeadCells needs.
        Placements selectFrom(Placements fitting, auto &&refuse, auto &&isolableAfter) const
        {
            Placements selected;
            while (!fitting.empty()) {
                const int placement = fitting.takeFirst();
                const bool isolates = m_table.hasDeadCells(after(placement), isolableAfter(placement));
                // A branch here would be unpredictable.
                selected.add(placement, !isolates);
                if (isolates)
                    refuse(placement);
            }
            return selected;
        }

        const WordTable &m_table;
        const State m_state;
        const int m_index;
        const std::size_t m_position; ///< the position in its line
        const State *const m_masks;
    };
    FirstCell firstCell(State state) const { return {*this, state}; }

    /// Returns whether there are more cells without an empty neighbour than monominoes; without monominoes and
    /// dominoes, also whether a pair of cells has no other empty neighbour.
    bool hasIsolatedCells(State state, int monominoes) const
    {
        return hasDeadCells(state, isolable(monominoes));
    }

private:
    static constexpr int onlyPairs = -1;

    /// Returns how many cells may be isolated; `onlyPairs` if none may, but two together may.
    int isolable(int monominoes) const { return monominoes == 0 && m_hasDominoes ? onlyPairs : monominoes; }
    bool hasDeadCells(State state, int isolable) const
    {
        const State up = state << 1 & m_notFirst;
        const State down = state >> 1 & m_notLast;
        const State left = state << m_length;
        const State right = state >> m_length;
        const State inLine = up | down;
        const State acrossLines = left | right;
        const State isolated = state & ~(inLine | acrossLines);
        if (isolable != 0)
            return std::popcount(isolated) > std::max(isolable, 0);
        const State inside = (up & down) | (left & right) | (inLine & acrossLines);
        const State ends = state & ~inside; // cells with at most one neighbour
        return (isolated | (ends & ((ends << 1 & m_notFirst) | ends << m_length))) != 0;
    }

    WordTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements, int reach);
    void fillTables(int position, const ScanOrder &order, std::span<const Placement> placements, int reach);

    int m_length;
    State m_reach;            ///< the cells after the first one that pieces reach
    std::size_t m_chunks = 0; ///< the number of chunks of these cells
    std::size_t m_placements;
    int m_firstMonomino; ///< the first placement of a piece of one cell, which come last
    bool m_hasDominoes;
    State m_start = 0;
    State m_notFirst = 0; ///< cells that are not the first of their line
    State m_notLast = 0;
    core::IndexedArray<std::uint8_t, maxCells> m_positions{}; ///< each cell's position in its line
    std::vector<State> m_masks; ///< indexed by position and placement; bit 0 is the first cell
    /// The blocked placements, indexed by position, by chunk of the cells reached, and by the pattern of filled
    /// cells.
    std::vector<Placements> m_blocked;
};

extern template class WordTable<1>;
extern template class WordTable<2>;

} // namespace tilings

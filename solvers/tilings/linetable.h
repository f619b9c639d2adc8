// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/placements.h"

namespace tilings {

/// The state of a LineTable: a word of empty cells for each line.
struct LineState {
    core::IndexedArray<std::uint32_t, Tilings::maxSide> lines{}; ///< the empty cells of each line
    std::int16_t line = 0; ///< the first line with an empty cell; the number of lines if there is none

    friend bool operator==(const LineState &, const LineState &) = default;
};

/// The placements on a board of any size, with a fast test of which placements fit. The parameter is the number of
/// machine words in a set of placements. The interface is that of WordTable.
template <int words>
class LineTable {
public:
    using Placements = PlacementSet<words>;
    using State = LineState;
    using StateArgument = const State &; ///< how a state is passed to a function

private:
    /// The cells of a placement at a position; no lines if the placement does not fit there.
    struct Mask {
        core::IndexedArray<std::uint32_t, Polyomino::maxSize> cells{}; ///< a mask for each line it covers
        std::int8_t lines = 0;
    };

public:
    LineTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements);

    const State &start() const { return m_start; }
    bool isFull(const State &state) const { return state.line == m_lines; }
    /// Returns the hash of a state; for a board of at most 64 cells, it equals the state of a WordTable.
    std::uint64_t hash(const State &state) const
    {
        std::uint64_t hash = 0;
        for (int line = 0; line < m_lines; ++line)
            hash ^= std::rotl(std::uint64_t(state.lines[line]), line * m_length);
        return hash;
    }
    /// Returns the initial state without these cells.
    State startWithout(const ScanOrder &order, const core::Grid &grid, const CoveredCells &cells) const;

    /// The first empty cell of a state, and the placements on it.
    class FirstCell {
    public:
        FirstCell(const LineTable &table, const State &state)
            : m_table(table), m_state(state), m_position(std::countr_zero(state.lines[state.line]))
        {
        }

        int index() const { return m_state.line * m_table.m_length + m_position; }
        State after(int placement) const { return m_table.after(m_state, mask(placement)); }
        /// Returns the placements that fit and isolate no cell. Calls refuse(placement) for those that fit but
        /// isolate cells.
        Placements select(Placements placements, int monominoes, auto &&refuse) const
        {
            Placements selected;
            while (!placements.empty()) {
                const int placement = placements.takeFirst();
                if (!m_table.fits(m_state, mask(placement)))
                    continue;
                const int monominoesAfter = monominoes - (placement >= m_table.m_firstMonomino ? 1 : 0);
                if (m_table.hasIsolatedCells(after(placement), m_state.line, monominoesAfter))
                    refuse(placement);
                else
                    selected.add(placement);
            }
            return selected;
        }

    private:
        const Mask &mask(int placement) const
        {
            return m_table.m_masks[m_position * m_table.m_placements + placement];
        }

        const LineTable &m_table;
        const State &m_state;
        const int m_position;
    };
    FirstCell firstCell(const State &state) const { return {*this, state}; }

    /// Returns whether there are more cells without an empty neighbour than monominoes; without monominoes and
    /// dominoes, also whether a pair of cells has no other empty neighbour.
    bool hasIsolatedCells(const State &state, int monominoes) const;

private:
    State after(const State &state, const Mask &mask) const;
    bool fits(const State &state, const Mask &mask) const;
    void skipFullLines(State &state) const
    {
        while (state.line < m_lines && state.lines[state.line] == 0)
            ++state.line;
    }
    std::uint32_t cellsOf(const State &state, int line) const
    {
        return line >= 0 && line < m_lines ? state.lines[line] : 0;
    }
    /// Without monominoes, checks only near this line, on which a piece was laid.
    bool hasIsolatedCells(const State &state, int line, int monominoes) const;
    std::uint32_t isolatedCells(const State &state, int line) const;
    /// Returns the cells with at most one empty neighbour.
    std::uint32_t deadEndCells(const State &state, int line) const;
    bool hasIsolatedPair(const State &state, int line) const;

    int m_length;
    int m_lines;
    int m_placements;
    int m_firstMonomino; ///< the first placement of a piece of one cell, which come last
    bool m_hasDominoes = false;
    int m_tallest = 0; ///< the most lines that a placement covers
    State m_start;
    core::Indexed<Mask> m_masks; ///< indexed by position and placement
};

extern template class LineTable<2>;
extern template class LineTable<16>;

} // namespace tilings

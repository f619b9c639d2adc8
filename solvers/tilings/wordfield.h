// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/candidates.h"
#include "tilings/ways.h"

#include <bit>

namespace tilings {

/// The empty cells of a board of at most 64 cells, a bit each in the order of filling, in one word; so are
/// the candidates, in one word or two. What cannot be laid on the first cell is looked up by its position in
/// its line and the cells that follow, a few of them at a time.
template <int words>
class WordField {
public:
    static constexpr int mostCells = 64;
    using State = std::uint64_t;
    using Passed = State; ///< the way to a function
    using Ways = tilings::Ways<words>;

private:
    static constexpr int partCells = 8;
    static constexpr std::size_t partPatterns = 1 << partCells;

public:
    WordField(const Board &board, const Lines &lines, std::span<const Candidate> candidates);

    const State &start() const { return m_start; }
    static bool isFull(State state) { return state == 0; }
    static std::uint64_t digest(State state) { return state; }
    /// The start without these cells.
    State without(const Lines &lines, const core::Grid &grid, const Footprint &footprint) const;

    /// The first empty cell of a state, and what can be laid on it.
    class First {
    public:
        First(const WordField &field, State state)
            : m_field(field), m_state(state), m_cell(std::countr_zero(state)),
              m_position(field.m_positionOf[std::size_t(m_cell)]),
              m_masks(&field.m_masks[m_position * field.m_candidates])
        {
        }

        int cell() const { return m_cell; }
        State after(int candidate) const { return m_state & ~(m_masks[candidate] << m_cell); }
        /// Those of the candidates that fit and strand no cell. `refuse` is told of those that fit and do.
        Ways gather(const Ways &candidates, int monominoes, auto &&refuse) const
        {
            const Ways fitting = this->fitting(candidates);
            if (monominoes == 0)
                return keep(fitting, refuse, [&](int) { return 0; });
            return keep(fitting, refuse, [&](int candidate) {
                return monominoes - (candidate == m_field.m_monomino ? 1 : 0);
            });
        }

    private:
        Ways fitting(const Ways &candidates) const
        {
            State filled = ~(m_state >> m_cell) >> 1 & m_field.m_reach;
            Ways unfit;
            const Ways *part = &m_field.m_unfit[m_position * m_field.m_parts * partPatterns];
            const Ways *const end = part + m_field.m_parts * partPatterns;
            for (; part != end; part += partPatterns) {
                unfit.add(part[filled % partPatterns]);
                filled /= partPatterns;
            }
            Ways fitting = candidates;
            fitting.remove(unfit);
            return fitting;
        }
        /// Those that strand no cell. `alone(candidate)` is how many may be.
        Ways keep(Ways fitting, auto &&refuse, auto &&alone) const
        {
            Ways good;
            while (!fitting.empty()) {
                const int candidate = fitting.takeFirst();
                const bool strands = m_field.isStranding(after(candidate), alone(candidate));
                // No branch: which of them it is cannot be foretold.
                good.add(candidate, !strands);
                if (strands)
                    refuse(candidate);
            }
            return good;
        }

        const WordField &m_field;
        const State m_state;
        const int m_cell;
        const std::size_t m_position; ///< in its line
        const State *const m_masks;
    };
    First firstOf(State state) const { return {*this, state}; }

    /// Whether more cells, alone or two by two, have no empty neighbour than there are monominoes.
    bool isStranding(State state, int monominoes) const
    {
        const State up = state << 1 & m_notFirst;
        const State down = state >> 1 & m_notLast;
        const State left = state << m_length;
        const State right = state >> m_length;
        const State besides = up | down;
        const State across = left | right;
        const State alone = state & ~(besides | across);
        if (monominoes > 0)
            return std::popcount(alone) > monominoes;
        const State several = (up & down) | (left & right) | (besides & across);
        const State ends = state & ~several;
        return (alone | (ends & ((ends << 1 & m_notFirst) | ends << m_length))) != 0;
    }

private:
    void fill(int position, const Lines &lines, std::span<const Candidate> candidates);

    int m_length;
    State m_reach;           ///< the cells that pieces reach, from the one behind the first on
    std::size_t m_parts = 0; ///< of these cells
    std::size_t m_candidates;
    int m_monomino = -1; ///< its candidate
    State m_start = 0;
    State m_notFirst = 0; ///< cells that are not the first of their line
    State m_notLast = 0;
    std::array<std::uint8_t, mostCells> m_positionOf{}; ///< in its line, by cell
    std::vector<State> m_masks;                         ///< by position and candidate, from the first cell on
    /// By position, part of the cells reached and which of them are filled: the candidates in their way.
    std::vector<Ways> m_unfit;
};

extern template class WordField<1>;
extern template class WordField<2>;

} // namespace tilings

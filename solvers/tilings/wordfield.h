// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/candidates.h"

#include <bit>

namespace tilings {

/// The empty cells of a board of at most 64 cells, a bit each in the order of filling, in one word. What can
/// be laid on the first of them is looked up by its position in its line and the cells that follow; only what
/// this window does not show is tested.
class WordField {
public:
    static constexpr int mostCells = 64;
    static constexpr int mostCandidates = Polyomino::kinds * Polyomino::turns;
    using State = std::uint64_t;

    WordField(const Board &board, const Lines &lines, std::span<const Candidate> candidates);

    const State &start() const { return m_start; }
    static bool isFull(State state) { return state == 0; }
    static int first(State state) { return std::countr_zero(state); }
    /// The start without these cells.
    State without(const Lines &lines, const core::Grid &grid, const Footprint &footprint) const;
    State after(State state, int candidate) const
    {
        return state & ~(m_masks[std::size_t(candidate)] << first(state));
    }
    int kindOf(int candidate) const { return m_kinds[std::size_t(candidate)]; }
    int indexOf(int candidate) const
    {
        return m_indices[std::size_t(candidate)];
    } ///< in the given candidates

    /// Writes those that fit and strand no cell into `into`, and answers how many. `refuse` is told of those
    /// that fit and do.
    int gather(State state, unsigned kinds, int monominoes, std::span<std::uint16_t, mostCandidates> into,
               auto &&refuse) const
    {
        const int at = first(state);
        const State window = state >> at;
        const Entry &entry = m_entries[m_entriesAt[std::size_t(at)] + (window >> 1 & m_patternMask)];
        int count = 0;
        for (unsigned left = kinds & entry.kinds; left != 0; left &= left - 1) {
            const auto kind = std::size_t(std::countr_zero(left));
            const int alone = monominoes - (kind == Polyomino::monomino ? 1 : 0);
            for (int candidate = entry.from[kind]; candidate < entry.from[kind + 1]; ++candidate) {
                const State mask = m_masks[std::size_t(candidate)];
                const bool fits = (mask & ~window) == 0;
                const bool strands = isStranding(state & ~(mask << at), alone);
                // No branch: which of them it is cannot be foretold.
                into[std::size_t(count)] = std::uint16_t(candidate);
                count += int(fits) & int(!strands);
                if (fits && strands)
                    refuse(candidate);
            }
        }
        return count;
    }
    /// Whether more cells, alone or two by two, have no empty neighbour than there are monominoes.
    bool isStranding(State state, int monominoes) const
    {
        const State up = state << 1 & m_notFirst;
        const State down = state >> 1 & m_notLast;
        const State left = state << m_length;
        const State right = state >> m_length;
        const State alone = state & ~(up | down | left | right);
        if (monominoes > 0)
            return std::popcount(alone) > monominoes;
        const State several = (up & down) | (left & right) | ((up | down) & (left | right));
        const State ends = state & ~several;
        return (alone | (ends & ((ends << 1 & m_notFirst) | ends << m_length))) != 0;
    }

private:
    struct Entry {
        std::uint32_t kinds = 0;
        std::array<std::uint16_t, Polyomino::kinds + 1> from{};
    };

    void addEntries(int position, std::span<const Candidate> candidates, const Lines &lines);

    int m_length;
    int m_patterns; ///< of empty and other cells behind the first: those of two lines, up to eight
    State m_patternMask;
    State m_start = 0;
    State m_notFirst = 0; ///< cells that are not the first of their line
    State m_notLast = 0;
    std::vector<State> m_masks;
    std::vector<std::int8_t> m_kinds;
    std::vector<std::int16_t> m_indices;
    std::vector<Entry> m_entries;                       ///< by position and pattern
    std::array<std::uint32_t, mostCells> m_entriesAt{}; ///< by cell, of the first of its position
};

} // namespace tilings

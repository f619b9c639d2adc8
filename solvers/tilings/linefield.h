// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/candidates.h"

#include <bit>

namespace tilings {

/// The empty cells of a board of any size, a word for each line. It does what WordField does.
class LineField {
public:
    static constexpr int mostCandidates = Polyomino::kinds * Polyomino::turns;
    struct State {
        std::array<std::uint32_t, Tilings::longest> lines{};
        std::int16_t line = 0; ///< the first with an empty cell; as many as there are when the board is full
    };

    LineField(const Board &board, const Lines &lines, std::span<const Candidate> candidates);

    const State &start() const { return m_start; }
    bool isFull(const State &state) const { return state.line == m_count; }
    int first(const State &state) const
    {
        return state.line * m_length + std::countr_zero(state.lines[std::size_t(state.line)]);
    }
    /// The start without these cells.
    State without(const Lines &lines, const core::Grid &grid, const Footprint &footprint) const;
    State after(const State &state, int candidate) const;
    int kindOf(int candidate) const { return m_laid[std::size_t(candidate)].kind; }
    int indexOf(int candidate) const { return m_laid[std::size_t(candidate)].index; }

    int gather(const State &state, unsigned kinds, int monominoes,
               std::span<std::uint16_t, mostCandidates> into, auto &&refuse) const
    {
        const int position = std::countr_zero(state.lines[std::size_t(state.line)]);
        int count = 0;
        for (int candidate = m_from[std::size_t(position)]; candidate < m_from[std::size_t(position) + 1];
             ++candidate) {
            const Laid &laid = m_laid[std::size_t(candidate)];
            if ((kinds >> laid.kind & 1U) == 0 || !fits(state, laid))
                continue;
            const int alone = monominoes - (laid.kind == Polyomino::monomino ? 1 : 0);
            if (isStranding(after(state, candidate), state.line, alone))
                refuse(candidate);
            else
                into[std::size_t(count++)] = std::uint16_t(candidate);
        }
        return count;
    }
    bool isStranding(const State &state, int monominoes) const;

private:
    /// A candidate at a position of its line.
    struct Laid {
        std::array<std::uint32_t, Polyomino::largest> masks{}; ///< from the line of its first cell on
        std::int16_t index = 0;
        std::int8_t kind = 0;
        std::int8_t lines = 0;
    };

    bool fits(const State &state, const Laid &laid) const;
    void skipFull(State &state) const
    {
        while (state.line < m_count && state.lines[std::size_t(state.line)] == 0)
            ++state.line;
    }
    std::uint32_t lineOf(const State &state, int line) const
    {
        return line >= 0 && line < m_count ? state.lines[std::size_t(line)] : 0;
    }
    /// Looks only about this line, where something was laid; without monominoes.
    bool isStranding(const State &state, int line, int monominoes) const;
    std::uint32_t alone(const State &state, int line) const;
    bool hasPair(const State &state, int line) const;
    std::uint32_t ends(const State &state, int line) const;

    int m_length;
    int m_count;
    State m_start;
    std::vector<Laid> m_laid;
    std::vector<int> m_from; ///< by position, of m_laid
};

} // namespace tilings

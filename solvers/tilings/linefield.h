// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/candidates.h"
#include "tilings/ways.h"

#include <bit>

namespace tilings {

/// The empty cells of a board of any size, a word for each line. It does what WordField does.
class LineField {
public:
    using Ways = tilings::Ways<2>;
    struct State {
        std::array<std::uint32_t, Tilings::longest> lines{};
        std::int16_t line = 0; ///< the first with an empty cell; as many as there are when the board is full

        friend bool operator==(const State &, const State &) = default;
    };

private:
    /// A candidate at a position of its line; it has no lines where it does not fit into them.
    struct Laid {
        std::array<std::uint32_t, Polyomino::largest> masks{}; ///< from the line of its first cell on
        std::int8_t lines = 0;
    };

public:
    LineField(const Board &board, const Lines &lines, std::span<const Candidate> candidates);

    const State &start() const { return m_start; }
    using Passed = const State &; ///< the way to a function
    bool isFull(const State &state) const { return state.line == m_count; }
    /// Of a board of at most 64 cells the state of a WordField.
    std::uint64_t digest(const State &state) const
    {
        std::uint64_t digest = 0;
        for (int line = 0; line < m_count; ++line)
            digest ^= std::rotl(std::uint64_t(state.lines[std::size_t(line)]), line * m_length);
        return digest;
    }
    /// The start without these cells.
    State without(const Lines &lines, const core::Grid &grid, const Footprint &footprint) const;

    /// The first empty cell of a state, and what can be laid on it.
    class First {
    public:
        First(const LineField &field, const State &state)
            : m_field(field), m_state(state),
              m_position(std::countr_zero(state.lines[std::size_t(state.line)]))
        {
        }

        int cell() const { return m_state.line * m_field.m_length + m_position; }
        State after(int candidate) const { return m_field.after(m_state, laid(candidate)); }
        /// Those of the candidates that fit and strand no cell. `refuse` is told of those that fit and do.
        Ways gather(Ways candidates, int monominoes, auto &&refuse) const
        {
            Ways good;
            while (!candidates.empty()) {
                const int candidate = candidates.takeFirst();
                if (!m_field.fits(m_state, laid(candidate)))
                    continue;
                const int alone = monominoes - (candidate == m_field.m_monomino ? 1 : 0);
                if (m_field.isStranding(after(candidate), m_state.line, alone))
                    refuse(candidate);
                else
                    good.add(candidate);
            }
            return good;
        }

    private:
        const Laid &laid(int candidate) const
        {
            return m_field.m_laid[std::size_t(m_position * m_field.m_candidates + candidate)];
        }

        const LineField &m_field;
        const State &m_state;
        const int m_position;
    };
    First firstOf(const State &state) const { return {*this, state}; }

    bool isStranding(const State &state, int monominoes) const;

private:
    State after(const State &state, const Laid &laid) const;
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
    int m_candidates;
    int m_monomino = -1; ///< its candidate
    State m_start;
    std::vector<Laid> m_laid; ///< by position and candidate
};

} // namespace tilings

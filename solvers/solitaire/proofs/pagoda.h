// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "solitaire/board.h"

namespace solitaire {

/// A pagoda function (Conway and others; Berlekamp, Conway and Guy, Winning Ways, 1982): values of the holes with
/// which no jump can raise the sum over all pegs. If the sum is less than the value of the hole where the last peg
/// must end, the position is lost.
class Pagoda {
public:
    /// Gives all holes the same value.
    Pagoda(const Board &board, int end, int value);
    /// Uses these values; no jump may raise their sum.
    Pagoda(const Board &board, int end, const PerHole<int> &values);
    /// Makes a function in which these holes have the same value and all others none; it has no end.
    static Pagoda on(const Board &board, Pegs holes, int value);
    /// Makes a function in which only the holes at an even distance from `end`, both across and down, have a
    /// value.
    static Pagoda onLattice(const Board &board, int end, int value);
    /// Lowers one hole after the other, in random order, as far as the jumps allow; the end, if any, keeps its
    /// value.
    void lower(core::Random &random);

    int value(int hole) const { return m_values[hole]; }
    int sum(Pegs pegs) const
    {
        int sum = 0;
        for (int hole = 0; hole < m_board->holes(); ++hole)
            sum += (pegs & bit(hole)) ? value(hole) : 0;
        return sum;
    }
    /// Returns the amount by which a jump lowers the sum.
    int loss(const Jump &jump) const { return value(jump.from) + value(jump.over) - value(jump.to); }
    /// Returns the sum minus the end's value; if it is negative, the position is lost. The function must have an
    /// end.
    int slack(Pegs pegs) const { return sum(pegs) - value(m_end); }

    friend bool operator==(const Pagoda &one, const Pagoda &other) { return one.m_values == other.m_values; }

private:
    static constexpr int none = -1;

    std::optional<int> lowest(int hole) const;

    const Board *m_board;
    int m_end;
    PerHole<std::int8_t> m_values{};
};

/// The most functions that `pagodas` returns for a last peg in `end`. It returns the best first: those that
/// together refute the most of the positions in random games. They are computed at the first call, which takes
/// some milliseconds.
inline constexpr std::size_t maxPagodas = 16;
const std::vector<Pagoda> &pagodas(const Board &board, int end);

/// Returns the first function for `end` that proves that these pegs are lost; null if none does.
const Pagoda *refutingPagoda(const Board &board, Pegs pegs, int end);

/// Explains that the sum is too small, with the values on the holes.
core::Explanation explainPagoda(const Board &board, const Pagoda &pagoda, Pegs pegs, int end);
/// Explains that the sum is too small for a last peg in `end`, one of several wanted `ends`, and what rules out the
/// others: functions of their own those of the `possible` ones, which the position class allows; that class the rest.
core::Explanation explainPagodas(const Board &board, const Pagoda &pagoda, Pegs pegs, int end, Pegs possible,
                                 Pegs ends);
/// Writes the values on the holes: all that are not zero, and that of the culprit.
void markValues(core::Explanation &why, const Board &board, const Pagoda &pagoda,
                std::optional<int> culprit = {});

} // namespace solitaire

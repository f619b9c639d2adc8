// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "solitaire/board.h"

namespace solitaire {

/// A pagoda function (Conway and others; Berlekamp, Conway and Guy, Winning Ways, 1982): every hole has a
/// value, such that no jump can raise the sum over all pegs. Where the sum is less than the value of the hole
/// that the last peg is to end in, the position is lost.
class Pagoda {
public:
    /// All holes have the same value.
    Pagoda(const Board &board, int end, int value);
    /// These values, with which no jump may raise the sum.
    Pagoda(const Board &board, int end, const PerHole<int> &values);
    /// Some holes have the same value, and the others none; for no end.
    static Pagoda on(const Board &board, Pegs holes, int value);
    /// Only the holes that a peg can jump to `end` from, at an even distance both ways, have a value.
    static Pagoda onLattice(const Board &board, int end, int value);
    /// Lowers one hole after the other, in an order drawn, as far as no jump forbids it, save the end if there is one.
    void lower(core::Random &random);

    int value(int hole) const { return m_values[hole]; }
    int sum(Pegs pegs) const
    {
        int sum = 0;
        for (int hole = 0; hole < m_board->holes(); ++hole)
            sum += (pegs & bit(hole)) ? value(hole) : 0;
        return sum;
    }
    /// By how much a jump lowers the sum.
    int loss(const Jump &jump) const { return value(jump.from) + value(jump.over) - value(jump.to); }
    /// What the sum exceeds the end's value by; when negative, the position is lost. Needs an end.
    int slack(Pegs pegs) const { return sum(pegs) - value(m_end); }

    friend bool operator==(const Pagoda &one, const Pagoda &other) { return one.m_values == other.m_values; }

private:
    static constexpr int none = -1;

    std::optional<int> lowest(int hole) const;

    const Board *m_board;
    int m_end;
    PerHole<std::int8_t> m_values{};
};

/// Up to `maxPagodas` of them for a last peg in `end`, the best first: those that together refute the most of
/// the positions that random play comes to. Made when first asked for, which takes some milliseconds, and
/// kept.
inline constexpr std::size_t maxPagodas = 16;
const std::vector<Pagoda> &pagodas(const Board &board, int end);

/// The first of the functions for `end` that proves these pegs lost; null when none does.
const Pagoda *refutingPagoda(const Board &board, Pegs pegs, int end);

/// Says that the sum is too small, with the values written on the holes.
core::Explanation explainPagoda(const Board &board, const Pagoda &pagoda, Pegs pegs, int end);
/// Writes the values on the holes: those that are not 0, and that of the hole to blame.
void markValues(core::Explanation &why, const Board &board, const Pagoda &pagoda,
                std::optional<int> culprit = {});

} // namespace solitaire

// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/reach.h"

namespace solitaire {

/// All boards with few pegs that can still be won, made backwards from the end as complements: with them a
/// search need not find out again and again that an ending is lost. Not for the English board, whose Progress
/// does not go by pegs, and which does not need them.
class Endings {
public:
    explicit Endings(const Problem &problem)
        : m_all(problem.shape.all()), m_holes(problem.shape.holes()),
          m_reach(problem.shape, Symmetry(problem.shape, problem.aims, problem.aims),
                  leastComplement(problem), Reach<Pegs>::Kept::Boards)
    {
        for (const Jump &jump : problem.shape.jumps()) {
            if (problem.aims & bit(jump.to))
                m_reach.begin(m_all & ~jump.pair, 1);
        }
    }

    static bool suit(const Problem &problem) { return &problem.shape != &englishShape(); }
    /// False when it was stopped.
    template <typename Watch>
    bool make(Watch &watch)
    {
        const auto end = m_reach.descend(watch, room);
        m_most = m_holes - std::max(m_reach.level(), m_reach.border());
        return end != Reach<Pegs>::End::Stopped;
    }
    /// Boards with so many pegs and less are known.
    int most() const { return m_most; }
    bool isWon(Pegs pegs, int count) const
    {
        return m_reach.find(m_all ^ pegs, m_holes - count) != Layer<Pegs>::none;
    }

private:
    static constexpr std::size_t room = std::size_t(64) << 20;

    /// Endings of half the pegs are as much as can be of use.
    static int leastComplement(const Problem &problem)
    {
        return problem.shape.holes() - std::max(2, countPegs(problem.from) / 2);
    }

    Pegs m_all;
    int m_holes;
    int m_most = 0;
    Reach<Pegs> m_reach;
};

} // namespace solitaire

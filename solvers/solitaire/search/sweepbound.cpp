// SPDX-License-Identifier: MIT
#include "solitaire/search/sweepbound.h"

#include "solitaire/proofs/mersonregions.h"

namespace solitaire {

template <typename Jumps>
SweepBound<Jumps>::SweepBound(const Problem &problem, const LostPositions<Jumps> &lost)
    : m_problem(problem), m_table(jumpTable<Jumps>(problem.board)),
      m_symmetry(problem.board, problem.possibleEnds, problem.possibleEnds), m_lost(lost),
      m_packings(mersonPackings(problem.board)), m_sweeps(fewestSweeps(problem))
{
    for (const Jump &jump : problem.board.jumps())
        m_jumpsOf[jump.from].push_back(&jump);
}

template <typename Jumps>
void SweepBound<Jumps>::begin()
{
    m_layer = {m_problem.from};
    m_seen = HashIndex<Pegs>();
    m_isWon = false;
}

template <typename Jumps>
void SweepBound<Jumps>::findSweeps(Pegs pegs)
{
    m_found.clear();
    m_table.legal(pegs).forEach([&](std::size_t jump) { continueSweep(pegs, m_table.jump(jump)); });
}

/// Finds the positions after sweeps that begin or continue with this jump.
template <typename Jumps>
void SweepBound<Jumps>::continueSweep(Pegs pegs, const Jump &jump)
{
    const Pegs after = pegs ^ jump.mask;
    find(after);
    for (const Jump *const next : m_jumpsOf[jump.to]) {
        if (next->isLegal(after))
            continueSweep(after, *next);
    }
}

template <typename Jumps>
void SweepBound<Jumps>::find(Pegs pegs)
{
    if (std::has_single_bit(pegs))
        m_isWon |= (pegs & m_problem.ends) != 0;
    else if (sweepsToBegin(m_packings, pegs, m_problem.possibleEnds) <= m_left && !m_lost.has(pegs))
        m_found.push_back(pegs);
}

/// Adds the new positions to the next layer. There must be room.
template <typename Jumps>
void SweepBound<Jumps>::keepNew()
{
    for (const Pegs pegs : m_found) {
        const std::size_t before = m_seen.size();
        m_seen.add(m_symmetry.canonical(pegs));
        if (m_seen.size() > before)
            m_next.push_back(pegs);
    }
}

template class SweepBound<JumpTable>;
template class SweepBound<LargeJumpTable>;

} // namespace solitaire

// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/search/positionindex.h"
#include "solitaire/search/sweepbeam.h"

namespace solitaire {

/// A lower bound of the number of sweeps of every game. It starts with the bound that Merson's regions imply for
/// the start, and proves more by iterative deepening (Korf, 1985): for a limit, it visits, breadth first by
/// sweeps, all positions from which the regions still allow a game within the limit. If none of them wins, every
/// game needs one more sweep.
template <typename Jumps>
class SweepBound {
public:
    SweepBound(const Problem &problem, const LostPositions<Jumps> &lost);

    int sweeps() const { return m_sweeps; } ///< the bound proved so far

    /// Raises the bound, as long as a limit needs no more than `most` positions.
    template <typename Tracer>
    void raise(Tracer &tracer, std::size_t most)
    {
        while (m_sweeps < m_problem.jumps() && isTooFew(tracer, most))
            ++m_sweeps;
    }

private:
    /// Returns whether it is proved that every game has more sweeps than the bound.
    template <typename Tracer>
    bool isTooFew(Tracer &tracer, std::size_t most)
    {
        begin();
        for (m_left = m_sweeps - 1; !m_layer.empty() && m_left >= 0; --m_left) {
            m_next.clear();
            for (const Pegs pegs : m_layer) {
                if (!tracer.node(m_sweeps - 1 - m_left) || m_isWon || m_seen.size() > most)
                    return false;
                findSweeps(pegs);
                // Enlarging a table of millions of positions takes longer than a stop may take.
                if (!m_seen.makeRoom(m_found.size(), [&tracer] { return tracer.keepGoing(); }))
                    return false;
                keepNew();
            }
            std::swap(m_layer, m_next);
        }
        return !m_isWon;
    }

    void begin();
    void findSweeps(Pegs pegs);
    void continueSweep(Pegs pegs, const Jump &jump);
    void find(Pegs pegs);
    void keepNew();

    const Problem &m_problem;
    const Jumps &m_table;
    const Symmetry m_symmetry;
    const LostPositions<Jumps> &m_lost;
    const std::vector<std::vector<Pegs>> &m_packings; ///< packings of Merson's regions
    PerHole<std::vector<const Jump *>> m_jumpsOf;     ///< indexed by the hole where they begin
    int m_sweeps;
    int m_left = 0; ///< the sweeps left within the limit after the layer being made
    bool m_isWon = false;
    std::vector<Pegs> m_layer;
    std::vector<Pegs> m_next;
    std::vector<Pegs> m_found; ///< the positions after the sweeps of one position
    HashIndex<Pegs> m_seen;    ///< the canonical forms of all layers
};

} // namespace solitaire

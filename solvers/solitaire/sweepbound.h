// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/positionindex.h"
#include "solitaire/problem.h"
#include "solitaire/sweepbeam.h"

namespace solitaire {

/// How many sweeps every game needs. It begins with what Merson's regions tell of the start, and proves more by
/// iterative deepening (Korf, 1985): for a limit, breadth first by sweeps, it visits all positions from which the
/// regions still allow a game within the limit. Where none of them wins, every game needs one sweep more.
class SweepBound {
public:
    SweepBound(const Problem &problem, const LostPositions &lost);

    int sweeps() const { return m_sweeps; } ///< proved so far

    /// Proves more, as long as a limit needs no more than so many positions.
    template <typename Watch>
    void raise(Watch &watch, std::size_t most)
    {
        while (m_sweeps < m_problem.jumps() && isTooFew(watch, most))
            ++m_sweeps;
    }

private:
    /// Whether it is proved that no game has so few sweeps as were proved.
    template <typename Watch>
    bool isTooFew(Watch &watch, std::size_t most)
    {
        begin();
        for (m_left = m_sweeps - 1; !m_layer.empty() && m_left >= 0; --m_left) {
            m_next.clear();
            for (const Pegs pegs : m_layer) {
                if (!watch.node(m_sweeps - 1 - m_left) || m_isWon || m_seen.size() > most)
                    return false;
                findSweeps(pegs);
                // A table of millions of positions takes longer to enlarge than a stop may wait.
                if (!m_seen.makeRoom(m_found.size(), [&watch] { return watch.goOn(); }))
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
    const JumpTable &m_table;
    const Symmetry m_symmetry;
    const LostPositions &m_lost;
    const std::vector<std::vector<Pegs>> &m_packings; ///< of Merson's regions
    PerHole<std::vector<const Jump *>> m_jumpsOf;     ///< by the hole they begin in
    int m_sweeps;
    int m_left = 0; ///< sweeps within the limit, after those of the layer that is being made
    bool m_isWon = false;
    std::vector<Pegs> m_layer;
    std::vector<Pegs> m_next;
    std::vector<Pegs> m_found; ///< behind the sweeps of one position
    HashIndex<Pegs> m_seen;    ///< canonical forms, of all layers
};

} // namespace solitaire

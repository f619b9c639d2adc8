// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/proofs/pagoda.h"
#include "solitaire/search/beam.h"
#include "solitaire/search/positionindex.h"
#include "solitaire/symmetry.h"

namespace solitaire {

/// Recognizes positions that pagoda functions prove lost, whatever hole the last peg must end in, and measures how
/// close other positions are to being lost. The functions are the tight ones for the problem's start.
template <typename Jumps>
class LostPositions {
public:
    /// The object is unusable if `keepGoing`, called at intervals, returns false.
    LostPositions(const Problem &problem, const std::function<bool()> &keepGoing);

    bool has(Pegs pegs) const;
    /// Returns a number from 0 to 1000: the mean of 1000 / (1 + slack) over the functions, for the hole where it
    /// is least.
    std::int32_t danger(Pegs pegs) const;

private:
    static constexpr std::size_t maxFunctions = Jumps::maxJumps;
    static constexpr std::size_t atOnce = 16; ///< the number of functions is rounded up to a multiple of this
    /// The slack of each function; negative: the position is lost.
    using Slacks = std::array<std::int16_t, maxFunctions>;

    /// The functions for a last peg in one hole.
    struct End {
        std::size_t functions = 0;
        std::size_t rounded = 0;
        /// The sum of the pegs' values, indexed by byte of a position; then by the byte's value and function.
        std::array<std::vector<std::int16_t>, Jumps::bytes> sums;
        Slacks ofNoPegs{};
    };

    static End testsBy(const std::vector<Pagoda> &pagodas, const Board &board);
    static bool isLost(const End &end, Pegs pegs, Slacks &slacks);

    std::vector<End> m_ends;
};

/// Beam search by sweeps: of all positions after the same number of sweeps, the best `width` are kept, until one
/// of them has a single peg in a hole allowed by the problem. So it finds games with few sweeps on boards that are
/// too large to determine the fewest, and proves nothing. A position is good if it has few pegs, in good places,
/// and few regions in which a sweep must still begin; for a cautious beam, also if it is far from being lost.
template <typename Jumps>
class SweepBeam {
public:
    SweepBeam(const Problem &problem, const LostPositions<Jumps> &lost, std::size_t width, bool isCautious);

    /// Returns a game with fewer sweeps than `most`; empty if none is found or the search is stopped.
    template <typename Tracer>
    std::vector<const Jump *> game(Tracer &tracer, int most)
    {
        while (int(m_layers.size()) < most && !m_layers.back().empty()) {
            beginLayer();
            for (std::size_t parent = 0; parent < m_layers.back().size(); ++parent) {
                if (!tracer.node(int(m_layers.size()) - 1))
                    return {};
                addSweeps(std::uint32_t(parent));
            }
            if (m_end)
                return jumpsTo(*m_end);
            m_layers.push_back(bestOfNext());
        }
        return {};
    }

private:
    struct Entry {
        Pegs pegs = 0;
        std::int32_t score = 0;   ///< a lower score is better
        std::uint32_t parent = 0; ///< the parent's index in the previous layer
    };
    using Layer = std::vector<Entry>;

    void beginLayer();
    void addSweeps(std::uint32_t parent);
    void addSweepsFrom(Pegs pegs, const Jump &jump, std::uint32_t parent);
    void add(Pegs pegs, std::uint32_t parent);
    Layer bestOfNext();
    std::int32_t score(Pegs pegs) const;
    std::vector<const Jump *> jumpsTo(const Entry &end) const;
    bool findSweep(Pegs pegs, const Jump &jump, Pegs end, std::vector<const Jump *> &jumps) const;

    const Problem &m_problem;
    const Jumps &m_table;
    const Symmetry m_symmetry;
    const Evaluation<Jumps> m_evaluation;
    const LostPositions<Jumps> &m_lost;
    const std::vector<Pegs> &m_regions;
    const std::size_t m_width;
    const bool m_isCautious;
    PerHole<std::vector<const Jump *>> m_jumpsOf; ///< indexed by the hole where they begin
    std::vector<Layer> m_layers;                  ///< indexed by number of sweeps
    Layer m_next;                                 ///< the layer being made
    HashIndex<Pegs> m_seen;                       ///< the canonical forms of m_next
    std::optional<Entry> m_end;
};

} // namespace solitaire

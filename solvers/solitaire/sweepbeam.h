// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/beam.h"
#include "solitaire/positionindex.h"
#include "solitaire/symmetry.h"

namespace solitaire {

class Pagoda;

/// Tells of positions that pagoda functions prove them lost, whatever hole the last peg is to end in.
class LostPositions {
public:
    explicit LostPositions(const Problem &problem);

    bool has(Pegs pegs) const;

private:
    /// A pagoda function, by byte of a position and its value; the position is lost where the sum is less.
    struct Test {
        std::array<std::array<std::int16_t, 256>, (maxHoles + 7) / 8> sums{};
        std::int16_t least = 0;
    };

    static Test testBy(const Pagoda &pagoda, const Board &board, int end);

    std::vector<std::vector<Test>> m_tests; ///< by hole of the last peg
};

/// Beam search by sweeps: of all positions after the same number of sweeps the best `width` are kept, until one of
/// them has a single peg where the problem wants it. So it finds games with few sweeps on boards that are too large
/// to tell the fewest, and proves nothing. A position is good that has few pegs, which stand well, and few regions
/// that a sweep must still begin in.
class SweepBeam {
public:
    SweepBeam(const Problem &problem, std::size_t width);

    /// A game with fewer sweeps than `most`; none when it finds none, or when it is stopped.
    template <typename Watch>
    std::vector<const Jump *> game(Watch &watch, int most)
    {
        while (int(m_layers.size()) < most && !m_layers.back().empty()) {
            beginLayer();
            for (std::size_t parent = 0; parent < m_layers.back().size(); ++parent) {
                if (!watch.node(int(m_layers.size()) - 1))
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
        std::int32_t score = 0;   ///< the lower, the better
        std::uint32_t parent = 0; ///< its index in the layer before
    };
    using Layer = std::vector<Entry>;

    void beginLayer();
    void addSweeps(std::uint32_t parent);
    void goOn(Pegs pegs, const Jump &jump, std::uint32_t parent);
    void add(Pegs pegs, std::uint32_t parent);
    Layer bestOfNext();
    std::int32_t score(Pegs pegs) const;
    std::vector<const Jump *> jumpsTo(const Entry &end) const;
    bool findSweep(Pegs pegs, const Jump &jump, Pegs end, std::vector<const Jump *> &jumps) const;

    const Problem &m_problem;
    const JumpTable &m_table;
    const Symmetry m_symmetry;
    const Evaluation m_evaluation;
    const LostPositions m_lost;
    const std::vector<Pegs> &m_regions;
    const std::size_t m_width;
    PerHole<std::vector<const Jump *>> m_jumpsOf; ///< by the hole they begin in
    std::vector<Layer> m_layers;                  ///< by sweeps made
    Layer m_next;                                 ///< the layer that is being made
    HashIndex<Pegs> m_seen;                       ///< canonical forms in it
    std::optional<Entry> m_end;
};

} // namespace solitaire

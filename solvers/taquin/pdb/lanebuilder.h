// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

#include <optional>

namespace taquin {

/// The slots of a PatternSpace whose permutations all fit into one lane, and the slides from each slot to others;
/// all patterns with the same number of tiles share one graph.
class LaneGraph {
public:
    static constexpr int maxTiles = 4;

    struct Slide {
        std::uint32_t slot;   ///< the slot it leads to
        std::uint8_t shuffle; ///< how the slide shuffles the permutations
    };

    /// Builds the graph; returns null if the building was cancelled.
    static std::unique_ptr<const LaneGraph> build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor);

    const std::shared_ptr<const PatternSpace> &space() const { return m_space; }
    /// Returns the slots whose set is odd or even (PatternSpace::isOdd): slides lead from one kind to the other.
    const std::vector<std::uint32_t> &slots(bool odd) const { return m_slots[odd]; }
    std::span<const Slide> slides(std::uint32_t slot) const
    {
        return std::span(m_slides).subspan(m_begin[slot], m_begin[slot + 1] - m_begin[slot]);
    }

private:
    explicit LaneGraph(std::shared_ptr<const PatternSpace> space) : m_space(std::move(space)) {}
    void addSlides(const PatternSpace::Slot &slot);

    std::shared_ptr<const PatternSpace> m_space;
    std::array<std::vector<std::uint32_t>, 2> m_slots;
    std::vector<Slide> m_slides;
    std::vector<std::uint32_t> m_begin; ///< indexed by slot
};

/// Builds the same bits as PdbBuilder for patterns of up to four tiles: visits all states breadth first, one
/// lane at a time. This takes milliseconds, and each level a fraction of one. Returns nothing if it was cancelled.
std::optional<LargeVector<std::uint64_t>> buildInLanes(const LaneGraph &graph, CellSet home,
                                                       const ParallelFor &parallelFor);

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

#include <optional>

namespace taquin {

/// The slots of a PatternSpace whose permutations fill one lane, and the slides that lead from each to others; all
/// patterns of so many tiles share it.
class LaneGraph {
public:
    static constexpr int maxTiles = 4;

    struct Slide {
        std::uint32_t slot;   ///< where it leads
        std::uint8_t shuffle; ///< of the permutations
    };

    /// Null when it was cancelled.
    static std::unique_ptr<const LaneGraph> build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor);

    const std::shared_ptr<const PatternSpace> &space() const { return m_space; }
    /// The slots whose set is odd or even (PatternSpace::isOdd): slides lead from one kind to the other.
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
    std::vector<std::uint32_t> m_begin; ///< by slot
};

/// Does for patterns of up to four tiles what PdbBuilder does for larger ones, and gives the same bits: goes through
/// all states breadth first, a lane at a time. It takes milliseconds, a level a fraction of one. Nothing when it was
/// cancelled.
std::optional<LargeVector<std::uint64_t>> buildInLanes(const LaneGraph &graph, CellSet home,
                                                       const ParallelFor &parallelFor);

} // namespace taquin

// SPDX-License-Identifier: MIT
#include "taquin/pdb/lanebuilder.h"

#include "taquin/pdb/pdbbuilder.h"

#include <bit>
#include <utility>

namespace taquin {

std::unique_ptr<const LaneGraph> LaneGraph::build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor)
{
    std::unique_ptr<LaneGraph> graph(new LaneGraph(std::move(space)));
    const auto &slots = graph->m_space->slots();
    const bool all = sequentialFor(parallelFor, slots.size(), [&](std::size_t slot) {
        graph->m_slots[graph->m_space->isOdd(slots[slot].set)].push_back(std::uint32_t(slot));
        graph->addSlides(slots[slot]);
    });
    graph->m_begin.push_back(std::uint32_t(graph->m_slides.size()));
    return all ? std::move(graph) : nullptr;
}

/// Adds the slides of the pattern's tiles into the blank's region.
void LaneGraph::addSlides(const PatternSpace::Slot &slot)
{
    const PermutationIndex &permutations = m_space->permutations();
    m_begin.push_back(std::uint32_t(m_slides.size()));
    for (CellSet tiles = slot.set & m_space->neighboursOfAll(slot.region); tiles != 0; tiles &= tiles - 1) {
        const int cell = std::countr_zero(tiles);
        for (CellSet blanks = m_space->neighbours(cell) & slot.region; blanks != 0; blanks &= blanks - 1) {
            const int blank = std::countr_zero(blanks);
            const CellSet between = cellBit(std::max(cell, blank)) - 2 * cellBit(std::min(cell, blank));
            const int position = popCount(slot.set & (cellBit(std::min(cell, blank)) - 1));
            const int passed = popCount(slot.set & between);
            m_slides.push_back({m_space->slot(slot.set ^ cellBit(cell) ^ cellBit(blank), cell),
                                permutations.shuffleOfMove(blank > cell, position, passed)});
        }
    }
}

std::optional<LargeVector<std::uint64_t>> buildInLanes(const LaneGraph &graph, CellSet home,
                                                       const ParallelFor &parallelFor)
{
    const PatternSpace &space = *graph.space();
    const PermutationIndex &permutations = space.permutations();
    std::vector<PermutationIndex::Lane> lanes(space.slots().size()); // the latest level of each slot
    std::vector<PermutationIndex::Lane> reached(lanes.size());
    LargeVector<std::uint64_t> result(PdbBuilder::words(space));
    auto *const bytes = reinterpret_cast<std::uint8_t *>(result.data());
    bool isOdd = space.isOdd(home);
    lanes[space.slot(home, space.grid().size() - 1)] = 1;
    bool findsAny = true;
    unsigned level = 1;
    const auto makeLevel = [&](int) {
        for (const std::uint32_t slot : graph.slots(isOdd)) {
            if (const PermutationIndex::Lane lane = lanes[slot]; lane != 0) {
                for (const LaneGraph::Slide &slide : graph.slides(slot))
                    reached[slide.slot] |= permutations.shuffled(lane, slide.shuffle);
            }
        }
        findsAny = false;
        for (const std::uint32_t slot : graph.slots(!isOdd)) {
            // Permutations that the slot had two levels ago are not new.
            const PermutationIndex::Lane fresh = std::exchange(reached[slot], 0) & ~lanes[slot];
            lanes[slot] = fresh;
            if (fresh == 0)
                continue;
            findsAny = true;
            for (unsigned byte = 0; (level & 2U) != 0 && byte < PermutationIndex::perLane / 8; ++byte)
                bytes[slot * (PermutationIndex::perLane / 8) + byte] |= std::uint8_t(fresh >> 8 * byte);
        }
    };
    for (; findsAny; ++level, isOdd = !isOdd) {
        if (!parallelFor(1, makeLevel))
            return std::nullopt;
    }
    return result;
}

} // namespace taquin

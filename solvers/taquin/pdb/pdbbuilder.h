// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

#include <array>
#include <atomic>
#include <span>

namespace taquin {

/// The slots of a PatternSpace as a graph, made for going through all states at once; all patterns of so many
/// tiles share it. The tiles' permutations are read in two layouts, row by row and column by column: a slide
/// along a row changes no permutation that is read row by row, a slide along a column none that is read
/// column by column.
class SlotGraph {
public:
    enum Layout : std::uint8_t { RowMajor, ColumnMajor };
    static constexpr std::size_t layouts = 2;

    /// Null when it was cancelled.
    static std::unique_ptr<const SlotGraph> build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor);

    const std::shared_ptr<const PatternSpace> &space() const { return m_space; }
    /// The slots whose set is odd or even (PatternSpace::isOdd): slides lead from one kind to the other.
    const LargeVector<std::uint32_t> &slots(bool odd) const { return m_slots[odd]; }
    /// The slots that are one slide away, by the slides that change no permutation in this layout.
    std::span<const std::uint32_t> neighbours(std::uint32_t slot, Layout layout) const
    {
        const std::size_t at = slot * layouts + layout;
        return std::span(m_neighbours).subspan(m_begin[at], m_begin[at + 1] - m_begin[at]);
    }
    /// What becomes of the slot's permutations in this layout when they are read in the other one.
    const PermutationIndex::LaneMoves &conversion(std::uint32_t slot, Layout layout) const
    {
        return m_laneMoves[m_conversion[slot * layouts + layout]];
    }

private:
    explicit SlotGraph(std::shared_ptr<const PatternSpace> space) : m_space(std::move(space)) {}
    bool addNeighbours(const ParallelFor &parallelFor);
    void addNeighbours(const PatternSpace::Slot &slot);
    bool addConversions(const ParallelFor &parallelFor);

    std::shared_ptr<const PatternSpace> m_space;
    std::array<LargeVector<std::uint32_t>, 2> m_slots;
    LargeVector<std::uint32_t> m_neighbours;
    LargeVector<std::uint32_t> m_begin; ///< by slot and layout: of its neighbours
    std::vector<PermutationIndex::LaneMoves> m_laneMoves;
    LargeVector<std::uint16_t> m_conversion; ///< by slot and layout: an index into m_laneMoves
};

/// Builds a pattern database: goes through the pattern's states breadth first from the goal, level by level,
/// and records the second bit of their distances. A level lies in slots of one kind, odd or even, and the
/// next level in those of the other. Each slot gathers what comes to it from its neighbours, so that parts of
/// a level can be done at the same time. The states are kept in both layouts: then a slot's neighbours are
/// simply united, and only what is new is converted to the other layout.
class PdbBuilder {
public:
    /// `home` is where the pattern's tiles belong. `graph` must live longer.
    PdbBuilder(const SlotGraph &graph, CellSet home);

    bool isComplete() const { return !m_foundAny; }
    /// The parts of the next level.
    int parts() const { return int((slots().size() + slotsPerPart - 1) / slotsPerPart); }
    void expandPart(int part);
    /// After all its parts.
    void finishLevel();

    /// Of the bits, one for each permutation.
    static std::size_t wordsPerSlot(const PatternSpace &space);
    LargeVector<std::uint64_t> takeBits() { return std::move(m_bits); }

private:
    using Lane = PermutationIndex::Lane;
    using Word = std::uint64_t;
    using Layout = SlotGraph::Layout;
    template <typename Item>
    using PerLayout = std::array<Item, SlotGraph::layouts>;
    static constexpr std::size_t slotsPerPart = 256;

    /// The memory that a part works in: lanes of one slot.
    struct Scratch {
        PerLayout<std::vector<Lane>> reached; ///< the slot's new states
        std::vector<Lane> other;              ///< those reached in the other layout
    };

    const LargeVector<std::uint32_t> &slots() const
    {
        return m_graph.slots((m_goalIsOdd + m_level) % 2 != 0);
    }
    Scratch newScratch() const;
    void expand(std::uint32_t slot, Scratch &scratch);
    /// False when nothing comes this way.
    bool gather(std::uint32_t slot, Layout layout, Scratch &scratch) const;
    void unite(std::uint32_t slot, Scratch &scratch) const;
    /// Adds to `to` what `from`, in this layout, is in the other one.
    void convert(std::uint32_t slot, Layout layout, const Lane *from, Lane *to) const;
    void store(std::uint32_t slot, const Scratch &scratch);
    void recordBits(const Lane *lanes, Word *words) const;

    const SlotGraph &m_graph;
    const PatternSpace &m_space;
    std::size_t m_lanes; ///< of a slot
    std::size_t m_words; ///< of a slot
    unsigned m_goalIsOdd;
    unsigned m_level = 0;
    std::atomic<bool> m_findsAny = false; ///< at this level
    bool m_foundAny = true;               ///< at the level before
    LargeVector<Word> m_bits;
    /// The frontier by slot: of one kind of slots this level's states, of the other those of the level
    /// before.
    PerLayout<LargeVector<Lane>> m_frontier;
    LargeVector<std::uint16_t> m_frontierCount;  ///< states, by slot
    LargeVector<std::uint16_t> m_unreachedCount; ///< states, by slot
};

} // namespace taquin

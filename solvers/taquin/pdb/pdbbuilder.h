// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

#include <array>
#include <atomic>
#include <optional>
#include <span>

namespace taquin {

/// The slots of a PatternSpace as a graph for visiting many states at once; all patterns with the same number of
/// tiles share one graph. Permutations are stored in two layouts, in row-major and in column-major order: a slide
/// along a row changes no permutation in row-major order, and a slide along a column none in column-major order.
class SlotGraph {
public:
    enum Layout : std::uint8_t { RowMajor, ColumnMajor };
    static constexpr std::size_t layouts = 2;

    /// Builds the graph; returns null if the building was cancelled.
    static std::unique_ptr<const SlotGraph> build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor);

    const std::shared_ptr<const PatternSpace> &space() const { return m_space; }
    /// Returns the slots whose set is odd or even (PatternSpace::isOdd): slides lead from one kind to the other.
    const LargeVector<std::uint32_t> &slots(bool odd) const { return m_slots[odd]; }
    /// Returns the slots that are one slide away, by slides that change no permutation in this layout.
    std::span<const std::uint32_t> neighbours(std::uint32_t slot, Layout layout) const
    {
        const std::size_t at = slot * layouts + layout;
        return std::span(m_neighbours).subspan(m_begin[at], m_begin[at + 1] - m_begin[at]);
    }
    /// Returns how the slot's permutations in this layout are moved to the other layout.
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
    LargeVector<std::uint32_t> m_begin; ///< indexed by slot and layout: where the slot's neighbours begin
    std::vector<PermutationIndex::LaneMoves> m_laneMoves;
    LargeVector<std::uint16_t> m_conversion; ///< indexed by slot and layout: an index into m_laneMoves
};

/// Builds a pattern database: visits the pattern's states breadth first from the goal, level by level, and records
/// the second bit of their distances. A level occupies slots of one kind, odd or even, and the next level those of
/// the other. Each slot gathers the states reached from its neighbours, so that parts of a level can be done in
/// parallel. The states are kept in both layouts: then a slot's neighbours are simply united, and only new states
/// are converted to the other layout.
class PdbBuilder {
public:
    /// `home` is the set of home cells of the pattern's tiles. `graph` must outlive the builder.
    PdbBuilder(const SlotGraph &graph, CellSet home);

    bool isComplete() const { return !m_foundAny; }
    /// Returns the number of parts of the next level.
    int parts() const { return int((slots().size() + slotsPerPart - 1) / slotsPerPart); }
    void expandPart(int part);
    /// Finishes a level after all its parts are done.
    void finishLevel();

    /// Returns the number of words for the bits of all states.
    static std::size_t words(const PatternSpace &space);
    /// Returns the index of the byte with a state's bit; the bit's number in the byte is the permutation modulo 8.
    /// The bits of a lane (see PermutationIndex) are stored together for all slots: most moves of a search stay in
    /// their lane and lead to a nearby slot.
    static std::size_t byteIndex(std::size_t slots, std::uint32_t slot, std::uint16_t permutation)
    {
        const std::size_t byte = permutation / 8U;
        return byte + bytesPerLane * (byte / bytesPerLane * (slots - 1) + slot);
    }
    /// Returns the bits of the complete database; nothing if the building was cancelled.
    std::optional<LargeVector<std::uint64_t>> takeBits(const ParallelFor &parallelFor);

private:
    using Lane = PermutationIndex::Lane;
    using Word = std::uint64_t;
    using Layout = SlotGraph::Layout;
    template <typename Item>
    using PerLayout = std::array<Item, SlotGraph::layouts>;
    static constexpr std::size_t slotsPerPart = 256;
    static constexpr std::size_t bytesPerLane = PermutationIndex::perLane / 8;

    /// The working memory of a part.
    struct Scratch {
        std::vector<const Word *> sources; ///< the rows of a slot's neighbours
        std::vector<Word> fresh;           ///< one row
        std::vector<Lane> lanes;           ///< the lanes of a converted row
    };

    const LargeVector<std::uint32_t> &slots() const
    {
        return m_graph.slots((m_goalIsOdd + m_level) % 2 != 0);
    }
    Scratch newScratch() const;
    /// Returns the slot's states in the frontier, one bit for each permutation.
    Word *row(std::uint32_t slot, Layout layout) { return m_frontier[layout].data() + slot * m_rowWords; }
    void expand(std::uint32_t slot, Scratch &scratch);
    /// Gathers the new states from the neighbours in this layout. Returns false if there are none.
    bool gather(std::uint32_t slot, Layout layout, Scratch &scratch);
    void unite(std::uint32_t slot, Scratch &scratch);
    /// Converts a row from this layout to the other.
    void convert(std::uint32_t slot, Layout layout, const Word *from, std::vector<Lane> &to) const;
    void record(std::uint32_t slot);

    const SlotGraph &m_graph;
    const PatternSpace &m_space;
    std::size_t m_rowWords; ///< the number of words of a slot's row
    unsigned m_goalIsOdd;
    unsigned m_level = 0;
    std::atomic<bool> m_findsAny = false; ///< this level has new states
    bool m_foundAny = true;               ///< the previous level had new states
    LargeVector<Word> m_bits;             ///< indexed by slot and permutation
    /// The frontier, indexed by slot: slots of one kind contain this level's states, those of the other kind the
    /// previous level's.
    PerLayout<LargeVector<Word>> m_frontier;
    /// For each slot, this records whether its row in the frontier contains any state.
    LargeVector<std::uint8_t> m_isActive;
};

} // namespace taquin

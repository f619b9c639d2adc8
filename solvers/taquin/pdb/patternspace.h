// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"
#include "taquin/pdb/hugepages.h"
#include "taquin/pdb/parallelfor.h"
#include "taquin/pdb/permutationindex.h"

#include <array>
#include <memory>

namespace taquin {

/// A set of cells as a bitmask: bit c stands for cell c.
using CellSet = std::uint64_t;

inline CellSet cellBit(int cell)
{
    return CellSet(1) << cell;
}

/// Counts the cells of a set, faster than std::popcount, which here must do without the processor's instruction.
inline int popCount(CellSet set)
{
    set -= set >> 1 & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + (set >> 2 & 0x3333333333333333U);
    return int(((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FU) * 0x0101010101010101U >> 56);
}

/// Counts the bits of a number below 32.
inline int popCountOfFiveBits(unsigned set)
{
    return int((0x4332322132212110U >> 4 * (set & 0xF) & 7U) + (set >> 4));
}

/// Ranks the sets of `size` cells out of at most 40. A rank is the sum of one number for the set's upper half and
/// one for its lower half, so that two small tables are enough.
class CombinationIndex {
public:
    CombinationIndex(int cells, int size);

    std::uint32_t rank(CellSet set) const { return m_upper[set >> m_half] + m_lower[set & m_lowerMask]; }
    /// Returns the sets by rank, in ascending order.
    const LargeVector<CellSet> &sets() const { return m_sets; }

private:
    int m_half;
    CellSet m_lowerMask;
    std::vector<std::uint32_t> m_upper; ///< the number of sets with a smaller upper half
    std::vector<std::uint32_t> m_lower; ///< the number of smaller lower halves of the same size
    LargeVector<CellSet> m_sets;
};

/// The effect on a pattern of a slide between two neighbouring cells, as precomputed masks.
struct SlideMasks {
    CellSet both = 0;        ///< the two cells
    CellSet above = 0;       ///< the cells before the two in reading order
    std::uint8_t word = 0;   ///< the word of Regions::labels with the label of the blank's new cell
    std::uint8_t shift = 0;  ///< the position of that label in the word
    std::uint8_t beyond = 0; ///< the cell after the earlier of the two cells
    /// A mask with as many low bits as there are cells between the two, from `beyond` on.
    std::uint8_t between = 0;
    bool down = false; ///< the tile moves to a later cell in reading order
};

/// The states of any pattern with a given number of tiles, with all other tiles alike. A state consists of the set
/// of cells that the tiles occupy, the region of the other cells in which the blank can move, and the permutation
/// of the tiles on their cells. A slot, the unit of storage in a database, is a set with one of its regions; it
/// holds all permutations. The grid has at most 36 cells, and the tiles cover so few of them that at most eight
/// regions are left.
class PatternSpace {
public:
    struct Slot {
        CellSet set;
        CellSet region;
    };

    /// Builds the space; returns null if the building was cancelled.
    static std::shared_ptr<const PatternSpace> build(core::Grid grid, int tiles,
                                                     const ParallelFor &parallelFor);

    const core::Grid &grid() const { return m_grid; }
    const PermutationIndex &permutations() const { return m_permutations; }
    const LargeVector<Slot> &slots() const { return m_slots; }
    CellSet neighbours(int cell) const { return m_neighbours[cell]; }
    /// Returns the neighbours of all these cells, which may include some of the cells themselves.
    CellSet neighboursOfAll(CellSet cells) const
    {
        const CellSet alongRows = (cells & ~m_lastColumn) << 1 | (cells >> 1 & ~m_lastColumn);
        return (alongRows | cells << m_grid.columns | cells >> m_grid.columns) & m_all;
    }
    /// Returns whether the set covers an odd number of black cells of a chessboard, which every slide changes.
    bool isOdd(CellSet set) const;

    /// Returns the slot with the tiles on `set` and the blank on `blank`, which must not be in the set.
    std::uint32_t slot(CellSet set, int blank) const
    {
        const Regions &regions = m_regions[m_sets.rank(set)];
        return regions.firstSlot +
               (regions.labels[std::size_t(blank / labelsPerWord)] >> labelBits * (blank % labelsPerWord) &
                labelMask);
    }
    /// Returns the slot after a slide that led to `set`.
    std::uint32_t slot(CellSet set, const SlideMasks &slide) const
    {
        return slotOfRank(m_sets.rank(set), slide);
    }
    /// Returns the rank of the set and prefetches its regions. Followed by slotOfRank, it does the work of slot()
    /// in two steps, for a search that can do other work while the memory is fetched.
    std::size_t prefetchRank(CellSet set) const
    {
        const std::size_t rank = m_sets.rank(set);
        __builtin_prefetch(m_regions.data() + rank);
        return rank;
    }
    std::uint32_t slotOfRank(std::size_t rank, const SlideMasks &slide) const
    {
        const Regions &regions = m_regions[rank];
        return regions.firstSlot + (regions.labels[slide.word] >> slide.shift & labelMask);
    }
    /// Returns the masks of a tile's slide from one cell to its neighbour.
    SlideMasks slide(int from, int to) const;
    /// Returns the permutation after the slide. `set` is the set before the slide.
    std::uint16_t permutationAfter(std::uint16_t permutation, CellSet set, const SlideMasks &slide) const
    {
        const auto between = unsigned(set >> slide.beyond) & slide.between;
        if (between == 0)
            return permutation;
        const int position = popCount(set & slide.above);
        const int passed = popCountOfFiveBits(between);
        return m_permutations.moved(permutation, slide.down, position, passed);
    }

private:
    static constexpr int labelBits = 3;
    static constexpr std::uint32_t labelMask = 7;
    static constexpr int labelsPerWord = 10;
    /// The regions that a set leaves free. Their slots are consecutive, and each cell has a label, the number of
    /// its region.
    struct Regions {
        std::uint32_t firstSlot = 0;
        std::array<std::uint32_t, 4> labels = {};
    };

    PatternSpace(core::Grid grid, int tiles);
    void addRegions(CellSet set);
    CellSet regionOf(int cell, CellSet free) const;

    core::Grid m_grid;
    CombinationIndex m_sets;
    PermutationIndex m_permutations;
    core::PerCell<CellSet> m_neighbours;
    CellSet m_all;                  ///< the cells of the grid
    CellSet m_lastColumn = 0;       ///< the cells at the right edge of the grid
    LargeVector<Regions> m_regions; ///< indexed by rank of the set
    LargeVector<Slot> m_slots;
};

} // namespace taquin

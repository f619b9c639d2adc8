// SPDX-License-Identifier: MIT
#pragma once

#include "core/tablestore.h"
#include "taquin/pdb/lanebuilder.h"
#include "taquin/pdb/pdbbuilder.h"

namespace taquin {

/// The places of a pattern's tiles and of the blank, numbered by a PatternSpace, and the distance from the goal.
struct PatternState {
    CellSet set;
    std::uint32_t slot;
    std::uint16_t permutation;
    std::uint16_t distance;
};

/// A pattern database: the distances of all states of a pattern from its goal. A distance is the least number of
/// moves of the pattern's tiles if the others are alike and move for free, so that the distances of disjoint
/// patterns add up (additive pattern databases; Korf and Felner, 2002). Since the blank's region is part of a
/// state, each move of the pattern's tiles changes the distance by exactly one, so that one bit per state, the
/// second of its distance, is enough (Breyer and Korf, 2010).
class PatternDatabase {
public:
    /// Builds the database of the tiles whose home cells are `home`. Returns null if it was cancelled.
    static std::shared_ptr<const PatternDatabase> build(const SlotGraph &graph, CellSet home,
                                                        const ParallelFor &parallelFor);
    /// Builds the database of a pattern of up to four tiles. Returns null if it was cancelled.
    static std::shared_ptr<const PatternDatabase> build(const LaneGraph &graph, CellSet home,
                                                        const ParallelFor &parallelFor);
    /// Returns whether the store contains this pattern's database.
    static bool isKept(core::Grid grid, CellSet home, const core::TableStore &store);
    /// Loads a database that `save` has stored; returns null if the store does not contain it.
    static std::shared_ptr<const PatternDatabase> load(std::shared_ptr<const PatternSpace> space,
                                                       CellSet home, core::TableStore &store);
    /// Saves the database, unless it is so small that building it takes no longer than loading it.
    void save(core::TableStore &store) const;

    const PatternSpace &space() const { return *m_space; }
    std::size_t bytes() const { return m_bits.size() * sizeof(std::uint64_t); }
    /// Returns the byte that contains the bit of this state.
    const std::uint8_t *byte(std::uint32_t slot, std::uint16_t permutation) const
    {
        return m_bytes + PdbBuilder::byteIndex(m_slots, slot, permutation);
    }
    /// Returns the distance of a state one move after a state with distance `before`.
    static int distanceAfter(int before, const std::uint8_t *byte, std::uint16_t permutation)
    {
        const unsigned bit = unsigned(*byte >> (permutation & 7)) & 1U;
        const unsigned differs = (unsigned(before + 1) >> 1 & 1U) ^ bit;
        return before + 1 - 2 * int(differs);
    }
    /// Returns the state in which the pattern's tiles, in ascending order, are on `cells`.
    PatternState state(const std::vector<int> &cells, int blank) const;

private:
    PatternDatabase(std::shared_ptr<const PatternSpace> space, CellSet home, LargeVector<std::uint64_t> bits);
    unsigned bit(std::uint32_t slot, std::uint16_t permutation) const
    {
        return unsigned(*byte(slot, permutation) >> (permutation & 7)) & 1U;
    }
    PatternState nearer(const PatternState &state, unsigned bitThere) const;
    int distance(PatternState state) const;

    std::shared_ptr<const PatternSpace> m_space;
    CellSet m_home;
    std::size_t m_slots;
    LargeVector<std::uint64_t> m_bits;
    const std::uint8_t *m_bytes; ///< the bits, as bytes
};

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace taquin {

/// Ranks the permutations of a pattern's tiles, each an assignment of the tiles to the pattern's cells. Positions
/// are numbers of those cells, from 0. The ranks are grouped into lanes of 24, so that a set of permutations can
/// be moved one lane at a time: a lane determines the positions of all tiles but the last four, and the rank
/// within it the order of those four. When tiles change positions, a whole lane moves to another lane, and all its
/// permutations are shuffled alike.
class PermutationIndex {
public:
    static constexpr int maxTiles = 8;
    static constexpr int perLane = 24;

    /// A set of permutations within a lane, as a bitmask.
    using Lane = std::uint32_t;
    /// The target of a lane, and the shuffle of its permutations. It is small, so that the tables of moves stay in
    /// the processor's first-level cache.
    struct LaneMove {
        LaneMove(int toLane, int byShuffle)
            : lane(unsigned(toLane) & 0x7FFU), shuffle(unsigned(byShuffle) & 0x1FU)
        {
        }

        std::uint16_t lane : 11;
        std::uint16_t shuffle : 5;
    };
    /// The moves of all lanes, indexed by lane.
    using LaneMoves = std::vector<LaneMove>;

    explicit PermutationIndex(int tiles);

    int count() const { return m_count; }
    int lanes() const { return m_lanes; }
    /// Returns the rank of `permutation`, which lists the tiles, from 0, by position.
    std::uint16_t rank(std::span<const int> permutation) const;

    /// Returns how the lanes move when each tile moves from its position to target[position].
    LaneMoves laneMoves(std::span<const int> target) const;
    Lane shuffled(Lane lane, std::uint8_t shuffle) const
    {
        const auto &images = m_images[shuffle];
        return images[0][lane & 0xFF] | images[1][lane >> 8 & 0xFF] | images[2][lane >> 16];
    }

    /// Returns the shuffle of a move (see `moved`) when all permutations fill one lane.
    std::uint8_t shuffleOfMove(bool back, int position, int passed) const
    {
        return std::uint8_t(m_moves[moveAt(back, position, passed)].shuffle);
    }
    /// Returns the rank after the tile at `position` has moved behind the `passed` tiles that follow it (`back`),
    /// or after the inverse: the tile at `position` + `passed` has moved before those tiles, to `position`. It
    /// uses small tables, which stay in the processor's first-level cache.
    std::uint16_t moved(std::uint16_t permutation, bool back, int position, int passed) const
    {
        const unsigned lane = permutation / unsigned(perLane);
        const LaneMove move = m_moves[moveAt(back, position, passed) + lane];
        return std::uint16_t(move.lane * perLane + m_inLane[move.shuffle][permutation - lane * perLane]);
    }

private:
    /// The images of the bytes of a lane, indexed by byte and by the byte's value.
    using Images = std::array<std::array<Lane, 256>, 3>;

    /// Returns the index of a move of the first lane.
    std::size_t moveAt(bool back, int position, int passed) const
    {
        return std::size_t(((int(back) * m_tiles + position) * m_tiles + passed) * m_lanes);
    }
    void addPositions();
    std::vector<int> positionsIn(int lane) const;
    int laneOf(std::span<const int> positions) const;
    void addImages();
    Images imagesOf(const std::vector<int> &target) const;
    void addMoves();

    int m_tiles;
    int m_last;  ///< the number of tiles permuted within a lane
    int m_first; ///< the number of tiles whose positions the lane determines
    int m_count = 1;
    int m_lanes = 1;
    /// Positions by lane and tile: the first tiles have the positions that the lane determines, the last ones
    /// the remaining positions, ascending.
    std::vector<std::array<std::uint8_t, maxTiles>> m_positions;
    std::vector<Images> m_images; ///< indexed by shuffle
    /// The rank after a shuffle, indexed by the shuffle and the rank within a lane.
    std::vector<std::array<std::uint8_t, perLane>> m_inLane;
    LaneMoves m_moves; ///< forward, then back; indexed by position, passed tiles and lane
};

} // namespace taquin

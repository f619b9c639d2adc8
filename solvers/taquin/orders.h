// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace taquin {

/// The orders of a pattern's tiles along the cells that they lie on, their places. They are numbered in lanes
/// of 24: a lane tells the places of all tiles but the last four, the number in it the order of those four.
/// When tiles change places, a lane goes to a lane, and all its orders are turned alike.
class Orders {
public:
    static constexpr int most = 8; ///< tiles
    static constexpr int perLane = 24;

    /// A set of orders of one lane, as bits.
    using Lane = std::uint32_t;
    /// What becomes of a lane.
    struct Turn {
        std::uint16_t lane;
        std::uint8_t turn; ///< of its orders
    };
    /// By lane.
    using Turns = std::vector<Turn>;

    explicit Orders(int tiles);

    int count() const { return m_count; }
    int lanes() const { return m_lanes; }
    /// `order` lists the tiles, from 0, by their places.
    std::uint16_t number(std::span<const int> order) const;

    /// What becomes of the orders when each tile goes from its place to places[place].
    Turns turns(std::span<const int> places) const;
    Lane turned(Lane lane, std::uint8_t turn) const
    {
        const auto &images = m_images[turn];
        return images[0][lane & 0xFF] | images[1][lane >> 8 & 0xFF] | images[2][lane >> 16];
    }

    /// By order: the order after the tile at `place` has gone behind the `passed` tiles that follow.
    const std::uint16_t *behind(int place, int passed) const { return m_behind[at(place, passed)].data(); }
    /// The same backwards: the tile at `place` + `passed` has gone before those tiles, to `place`.
    const std::uint16_t *before(int place, int passed) const { return m_before[at(place, passed)].data(); }

private:
    using After = std::vector<std::uint16_t>;
    /// Of a byte of a lane, by its place in the lane and its value.
    using Images = std::array<std::array<Lane, 256>, 3>;

    static std::size_t at(int place, int passed) { return std::size_t(place * most + passed); }
    std::vector<int> placesIn(int lane) const;
    int laneOf(std::span<const int> places) const;
    void addImages();
    void addMoves(int place, int passed);

    int m_tiles;
    int m_last;  ///< of them are ordered within a lane
    int m_first; ///< are those before
    int m_count = 1;
    int m_lanes = 1;
    std::vector<Images> m_images; ///< by turn
    std::array<After, most * most> m_behind;
    std::array<After, most * most> m_before;
};

} // namespace taquin

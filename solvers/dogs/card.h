// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace dogs {

/// The edges of a card and the directions on the board, clockwise.
enum Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> sides{North, East, South, West};

inline Side opposite(Side side)
{
    return Side((side + 2) % 4);
}

/// A half of a dog on an edge: k is the head of a dog of colour k, -k is its body. Two halves make a dog if their
/// sum is 0; the half 0 means none.
using Half = std::int8_t;

inline constexpr int fewestColours = 2;
inline constexpr int mostColours = 8;

/// A square card with half a dog on each edge, from the north clockwise: a piece of an edge-matching puzzle.
struct Card {
    std::array<Half, 4> faces{};

    /// Returns the half shown on this side by the card turned clockwise by `turn` quarters.
    Half half(Side side, int turn) const { return faces[std::size_t(side - turn) & 3U]; }
    friend bool operator==(const Card &, const Card &) = default;
};

} // namespace dogs

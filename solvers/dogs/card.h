// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace dogs {

/// The edges of a card and the directions on the board, clockwise.
enum Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> sides{North, East, South, West};

inline Side opposite(Side side)
{
    return Side((side + 2) % 4);
}

/// The picture on an edge of a card. k is the head of a dog of colour k, -k is its body, and `plainEdge(k)` is a plain
/// edge of kind k; 0 means nothing.
using Half = std::int8_t;

inline constexpr int fewestColours = 2;
inline constexpr int mostColours = 8; ///< the most colours of dogs
inline constexpr int mostKinds = 9;   ///< the most kinds of plain edges

constexpr Half plainEdge(int kind)
{
    return Half(mostColours + kind);
}
constexpr bool isPlain(Half half)
{
    return half > mostColours;
}

/// Returns the number of the colour or kind, from 1.
constexpr int colourOf(Half half)
{
    return half < 0 ? -half : isPlain(half) ? half - mostColours : half;
}

/// Returns what must meet this: the other half of the dog, or an equal plain edge.
constexpr Half complement(Half half)
{
    return isPlain(half) ? half : Half(-half);
}

/// The number of values of a Half, and the index of each in an array of so many.
inline constexpr std::size_t halfCount = std::size_t(2) * mostColours + mostKinds + 1;
constexpr std::size_t indexOf(Half half)
{
    return std::size_t(half + mostColours);
}

/// A square card with half a dog or a plain edge on each side, from the north clockwise: a piece of an edge-matching
/// puzzle.
struct Card {
    std::array<Half, 4> faces{};

    /// Returns the half shown on this side by the card turned clockwise by `turn` quarters.
    Half half(Side side, int turn) const { return faces[std::size_t(side - turn) & 3U]; }
    friend bool operator==(const Card &, const Card &) = default;
};

} // namespace dogs

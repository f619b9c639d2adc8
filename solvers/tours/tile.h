// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <vector>

namespace tours {

struct Square {
    int column = 0;
    int row = 0;

    friend bool operator==(const Square &, const Square &) = default;
};

/// A part of a large board, and a tour of it: closed, so that it can be entered and left anywhere, or from a
/// given square on.
struct Tile {
    core::Grid grid;
    std::vector<Square> tour;
    bool closed = true;
};

inline constexpr int shortestTile = 5;
inline constexpr int longestTile = 11;

/// A closed tour of a board with sides from shortestTile to longestTile, not both odd. Found at the first
/// call and kept.
const Tile &closedTile(int columns, int rows);

/// A tour of a board with two odd sides from shortestTile to longestTile, from a square of the corners'
/// colour. Another for another variant; empty when this one was not found.
Tile openTile(core::Grid grid, Square start, int variant);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <vector>

namespace tours {

struct Square {
    int column = 0;
    int row = 0;

    friend bool operator==(const Square &, const Square &) = default;
};

/// The size of one tile of a large board, and the squares of a tour of that tile in order.
struct TileTour {
    core::Grid grid;
    std::vector<Square> squares;
};

/// The shortest and the longest side of a tile.
inline constexpr int shortestTile = 5;
inline constexpr int longestTile = 11;

/// Returns a closed tour of a tile whose sides are not both odd, so that the tile can be entered and left
/// anywhere. The tour is found at the first call.
const TileTour &closedTileTour(int columns, int rows);

/// Returns a tour of a tile with two odd sides, from a square of the corners' colour. Each variant has a different
/// tour; the result is empty if none was found for this variant.
TileTour openTileTour(core::Grid grid, Square start, int variant);

} // namespace tours

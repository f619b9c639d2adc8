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

/// A tile of a large board, and a tour of it.
struct TileTour {
    core::Grid grid;
    std::vector<Square> squares;
};

/// Sides of a tile.
inline constexpr int shortestTile = 5;
inline constexpr int longestTile = 11;

/// A closed tour of a tile whose sides are not both odd, so that it can be entered and left anywhere. Found
/// at the first call and kept.
const TileTour &closedTileTour(int columns, int rows);

/// A tour of a tile with two odd sides, from a square of the corners' colour. Another for another variant;
/// empty when this one was not found.
TileTour openTileTour(core::Grid grid, Square start, int variant);

} // namespace tours

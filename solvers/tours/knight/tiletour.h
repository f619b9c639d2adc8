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

/// The sides that a tile can have.
inline constexpr int shortestTile = 5;
inline constexpr int longestTile = 11;

/// Returns a closed tour of a tile whose sides are not both odd, so that the tile can be entered and left anywhere. The
/// tour is found at the first call and kept.
const TileTour &closedTileTour(int columns, int rows);

/// Returns a tour of a tile with two odd sides, from a square of the corners' colour. Each variant has another tour;
/// the result is empty if no tour was found for this variant.
TileTour openTileTour(core::Grid grid, Square start, int variant);

} // namespace tours

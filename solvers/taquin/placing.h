// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "taquin/taquin.h"

#include <optional>

namespace taquin {

/// A move towards the next tile's cell. The order is row by row from the top, and in the last two rows column by
/// column from the left. The last two tiles of a row, and the two of a column, are placed together.
struct PlacingMove {
    Direction direction; ///< the direction of the blank
    int tile;            ///< the tile being placed, from 0
    bool isPair;         ///< whether it is placed with the tile beside or below it
};

/// Returns the first move of a shortest route to the next aim that does not undo the aims reached so far. Calling it
/// again after each move thus leads to the end, although nothing is stored between calls. Returns nothing if only two
/// columns of the last two rows are left, or if the board is smaller.
std::optional<PlacingMove> nextPlacingMove(const Board &board);

/// Explains the purpose of a step while this tile is placed, alone or with the tile beside or below it.
core::Explanation explainPlacing(const Taquin &taquin, const core::Step &step, int tile, bool isPair);

} // namespace taquin

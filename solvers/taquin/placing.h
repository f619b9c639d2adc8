// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "taquin/board.h"

#include <optional>

namespace taquin {

/// A move towards the next tile's cell: from above row after row, and of the last two rows column after column from the
/// left. The last two tiles of a row, and the two of a column, go in together.
struct PlacingMove {
    Direction direction; ///< of the blank
    int tile;            ///< that is being placed, from 0
    bool isPair;         ///< with the one beside or below it
};

/// The move is the first of a shortest way to the next aim, and an aim that was reached stays so. Whoever asks again after
/// each move therefore comes to the end, though nothing is remembered from one question to the next. None when only two
/// columns of the last two rows are left, or when the board is smaller.
std::optional<PlacingMove> nextPlacingMove(const Board &board);

/// What a step is for while this tile is being placed, alone or with the one beside or below it.
core::Explanation explainPlacing(const core::Step &step, int tile, bool isPair);

} // namespace taquin

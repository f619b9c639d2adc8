// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace taquin {

/// The sentence of a hint that is of a shortest solution: the moves, and the tile of the first.
inline constexpr core::Text shortestHint =
    PUZZLE_TEXT_N("taquin", "Shortest solution: %n move(s), starting with tile %1.");
/// The sentence after that move was made: the moves that are left, and the tile.
inline constexpr core::Text shortestHintMade =
    PUZZLE_TEXT_N("taquin", "Tile %1 has moved; %n move(s) to go.");

} // namespace taquin

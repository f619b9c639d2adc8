// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace taquin {

/// The sentence of a hint from a shortest solution: the number of moves, and the first tile to move.
inline constexpr core::Text shortestHint =
    PUZZLE_TEXT_N("taquin", "The shortest solution has %n move(s) and starts with tile %1.");
/// The sentence after that move: the number of moves left, and the tile that was moved.
inline constexpr core::Text shortestHintMade =
    PUZZLE_TEXT_N("taquin", "Tile %1 has moved; %n move(s) to go.");

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/puzzle.h"

namespace taquin {

/// What an event of the row method is for, with the tiles in place, the tile on its way, where it is going,
/// and the way of the gap or of the tile.
core::Explanation explainRows(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event);

} // namespace taquin

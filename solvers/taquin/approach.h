// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"

namespace taquin {

/// The gap's way to the tile on `cell`, to stand at its right, or at its left where that is nearer or the
/// last column leaves no choice. Goes right before up, round the tiles above that are in place, and right
/// before down, clear of the bottom row's left. The way from any cell of it is its rest.
Route approach(const core::Grid &grid, int gap, int cell);

} // namespace taquin

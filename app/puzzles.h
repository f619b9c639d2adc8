// SPDX-License-Identifier: MIT
#pragma once

#include "app/kinds.h"
#include "puzzleui.h"

#include <span>

namespace app {

/// Returns the window's description of each puzzle, in the order of kinds().
std::span<const ui::PuzzleUi *const> puzzles();
} // namespace app

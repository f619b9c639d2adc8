// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the knight's tour for the window; `bishop` returns that of the bishop's tour.
const PuzzleUi &knight();
const PuzzleUi &bishop();

} // namespace ui

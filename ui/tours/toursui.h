// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// What the window needs to know of the knight's tour, and of the bishop's.
const PuzzleUi &knight();
const PuzzleUi &bishop();

} // namespace ui

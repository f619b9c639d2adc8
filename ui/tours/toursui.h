// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// The knight's tour in the window, and the bishop's.
const PuzzleUi &knight();
const PuzzleUi &bishop();

} // namespace ui

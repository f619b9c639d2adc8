// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns what the window needs to know about the knight's tour; `bishop` returns the same for the bishop's.
const PuzzleUi &knight();
const PuzzleUi &bishop();

} // namespace ui

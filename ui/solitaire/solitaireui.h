// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns what the window needs to know about peg solitaire.
const PuzzleUi &solitaire();

} // namespace ui

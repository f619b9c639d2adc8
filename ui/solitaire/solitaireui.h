// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of peg solitaire for the window.
const PuzzleUi &solitaire();

} // namespace ui

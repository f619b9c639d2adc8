// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// What the window needs to know of peg solitaire.
const PuzzleUi &solitaire();

} // namespace ui

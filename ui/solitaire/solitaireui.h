// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Peg solitaire in the window.
const PuzzleUi &solitaire();

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the anagrams for the window.
const PuzzleUi &anagrams();

} // namespace ui

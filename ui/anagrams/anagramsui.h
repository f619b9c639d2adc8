// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Anagrams in the window.
const PuzzleUi &anagrams();

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns what the window needs to know about the dog cards.
const PuzzleUi &dogs();

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the dog cards for the window.
const PuzzleUi &dogs();

} // namespace ui

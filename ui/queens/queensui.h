// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the queens for the window.
const PuzzleUi &queens();

} // namespace ui

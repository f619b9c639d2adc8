// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the tilings for the window.
const PuzzleUi &tilings();

} // namespace ui

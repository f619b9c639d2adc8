// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// The tilings in the window.
const PuzzleUi &tilings();

} // namespace ui

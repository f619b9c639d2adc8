// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// Returns the description of the taquin for the window.
const PuzzleUi &taquin();

} // namespace ui

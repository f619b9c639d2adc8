// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// The taquin in the window.
const PuzzleUi &taquin();

} // namespace ui

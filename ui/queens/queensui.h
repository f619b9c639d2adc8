// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// The queens in the window.
const PuzzleUi &queens();

} // namespace ui

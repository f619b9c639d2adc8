// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// What the window needs to know of the queens.
const PuzzleUi &queens();

} // namespace ui

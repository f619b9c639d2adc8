// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// What the window needs to know of the dog cards.
const PuzzleUi &dogs();

} // namespace ui

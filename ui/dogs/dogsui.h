// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace ui {

/// The dog cards, as the window takes them.
const PuzzleUi &dogs();

} // namespace ui

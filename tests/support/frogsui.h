// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace frogs {

/// Returns the user interface of frogs and toads in the window.
const ui::PuzzleUi &ui();

} // namespace frogs

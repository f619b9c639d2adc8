// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace frogs {

/// Frogs and toads in the window.
const ui::PuzzleUi &ui();

} // namespace frogs

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace rooks {

/// Returns the user interface of the rooks in the window: discs on squares.
const ui::PuzzleUi &ui();

} // namespace rooks

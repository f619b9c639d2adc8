// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace rooks {

/// The rooks' place in the window: discs on squares.
const ui::PuzzleUi &ui();

} // namespace rooks

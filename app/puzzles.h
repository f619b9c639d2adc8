// SPDX-License-Identifier: MIT
#pragma once

#include "app/kinds.h"
#include "puzzleui.h"

#include <span>

namespace app {

/// Returns what the window shows of each kind, in the kinds' order, with the rules behind it.
std::span<const ui::PuzzleUi *const> puzzles();
} // namespace app

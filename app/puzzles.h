// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "puzzleui.h"

#include <span>

namespace app {

/// All puzzles, in the order of the menu: what the window shows of each, with the rules behind it.
std::span<const ui::PuzzleUi *const> puzzles();

/// The rules alone, in the same order.
core::Kinds kinds();

} // namespace app

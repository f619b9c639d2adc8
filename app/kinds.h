// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace app {

/// Returns all kinds of puzzles, in the order of the menu: their rules, methods and texts.
core::Kinds kinds();

} // namespace app

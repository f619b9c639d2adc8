// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace solitaire {

/// Kind::judge: by position class and pagoda functions, by the Atlas where it covers the problem, else by a
/// search of the method `memory` within a budget of boards.
core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::Control &control);

/// Kind::hint: the first jump of a solution.
core::Hint hint(const core::Puzzle &puzzle, const core::Position &position, core::Control &control);

} // namespace solitaire

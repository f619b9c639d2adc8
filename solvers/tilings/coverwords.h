// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/puzzle.h"

namespace tilings {

/// Solver::explain of `cover`.
core::Explanation explainCover(const core::Puzzle &puzzle, const core::Position &before,
                               const core::Event &event);

/// Why `step` comes next: it covers what has the fewest ways left.
core::Explanation explainNarrowest(const core::Puzzle &puzzle, const core::Position &before,
                                   const core::Step &step);

} // namespace tilings

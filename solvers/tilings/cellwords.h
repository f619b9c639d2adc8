// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

#include "core/event.h"

namespace tilings {

/// Solver::explain of `cells`.
core::Explanation explainCells(const core::Puzzle &puzzle, const core::Position &before,
                               const core::Event &event);

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/runsonce.h"

namespace tours {

/// The knight's methods, in the order of the menu. The file of a method is named after its id.
RUNS_ONCE core::Solver squares();
RUNS_ONCE core::Solver links();
RUNS_ONCE core::Solver warnsdorff();
RUNS_ONCE core::Solver knightPruned();
RUNS_ONCE core::Solver tiles();
RUNS_ONCE core::Solver frontier();

} // namespace tours

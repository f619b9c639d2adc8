// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/runsonce.h"

namespace tours {

/// The bishop's methods, in the order of the menu. The file of a method is named after its id.
RUNS_ONCE core::Solver course();
RUNS_ONCE core::Solver bishopPruned();
RUNS_ONCE core::Solver mirrors();

} // namespace tours

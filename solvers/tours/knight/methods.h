// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's methods, in the order of the menu. Each is in the file named after its id.
core::Solver squares();
core::Solver links();
core::Solver warnsdorff();
core::Solver knightPruned();
core::Solver tiles();
core::Solver frontier();
core::Solver propagation();

} // namespace tours

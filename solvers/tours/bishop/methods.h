// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The bishop's methods, in the order of the menu. Each is in the file named after its id.
core::Solver course();
core::Solver bishopPruned();
core::Solver mirrors();

} // namespace tours

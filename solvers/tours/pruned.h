// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's method `pruned`, see PrunedSearch: every tour of a small board, or their number. In the order
/// of `squares` it finds the same first tour as that, after 275 jumps tried.
core::Solver knightPruned();

} // namespace tours

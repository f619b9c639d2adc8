// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/construction.h"

namespace bench {

/// Returns the open knight's tour from the first cell by Warnsdorff's rule (1823): always jump to the square
/// with the fewest onward jumps. It recounts these jumps at each square, takes the first of equals, and never
/// backtracks. Returns an empty tour if it reaches a dead end.
tours::Cells plainTour(core::Grid grid);

/// Returns a closed tour by the same rule with a random choice among equals, repeated until the last square
/// is one jump away from the first.
tours::Cells plainClosedTour(core::Grid grid);

} // namespace bench

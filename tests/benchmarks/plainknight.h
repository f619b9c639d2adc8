// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/construction.h"

namespace bench {

/// Returns the textbook's open tour of the knight from the first cell: it always jumps to the square from
/// which the fewest jumps lead on (Warnsdorff 1823), counts these afresh at every jump, takes the first among
/// equals, and never backtracks. Returns an empty tour if it runs into a dead end.
tours::Cells plainTour(core::Grid grid);

/// Returns the usual closed tour: the same rule with random choice between equals, repeated until the end is
/// one jump away from the beginning.
tours::Cells plainClosedTour(core::Grid grid);

} // namespace bench

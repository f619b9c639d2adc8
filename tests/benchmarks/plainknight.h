// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/construction.h"

namespace bench {

/// The textbook's open tour of the knight from the first cell: always to the square from which the fewest
/// jumps lead on (Warnsdorff 1823), which are counted anew at every jump; the first among equals; no
/// backtracking. Empty when it runs into a dead end.
tours::Cells plainTour(core::Grid grid);

/// The usual closed tour: the same with chance between equals, again and again until the end is a jump away
/// from the beginning.
tours::Cells plainClosedTour(core::Grid grid);

} // namespace bench

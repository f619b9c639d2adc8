// SPDX-License-Identifier: MIT
#pragma once

#include "tours/ruletour.h"

namespace bench {

/// The textbook's open tour of the knight from the first cell: always to the square with the fewest ways on
/// (Warnsdorff 1823), which are counted anew at every jump, the first one among equals; no going back. Empty
/// when it runs into a dead end.
tours::Cells plainTour(core::Grid grid);

/// The usual closed tour: the same with chance between equals, again and again until the end is a jump away
/// from the beginning.
tours::Cells plainClosedTour(core::Grid grid);

} // namespace bench

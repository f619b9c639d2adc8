// SPDX-License-Identifier: MIT
#pragma once

#include "tours/ruletour.h"

#include <optional>

namespace tours {

/// A tour of a board with a side of 3 or 4 squares, or the certainty that there is none: empty. Every way to
/// use the jumps is followed column by column at once; ways that leave the latest two columns alike, and
/// their squares joined in the same pairs, are one (a frontier search after Knuth's Simpath, 2009). Time
/// grows with the length alone: some milliseconds for 3 x 40, some tenths of a second for 4 x 40.
Cells narrowTour(core::Grid grid, std::uint32_t start, bool closed);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "tours/ruletour.h"

namespace tours {

/// ruleTour on the usual board of 8x8 with the tie Outer, the same tours in half the time: how many ways are
/// gone from each square is kept in three words of 64 bits, one bit a square, so that all squares a jump
/// away are counted and compared at once. Empty when it runs into a dead end.
Cells chessboardTour(std::uint32_t start);

} // namespace tours

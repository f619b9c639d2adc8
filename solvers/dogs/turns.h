// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

namespace dogs {

/// In how many ways a board can be turned onto itself: 4 when it is square, else 2.
int turnsOf(const core::Grid &grid);

/// Where a cell goes when the board is turned clockwise by so many quarters, which must turn it onto itself.
int turnedCell(const core::Grid &grid, int cell, int quarters);

/// Each cell is brought onto exactly one such cell by the board's turns, a middle excepted.
bool isFundamental(const core::Grid &grid, int cell);

} // namespace dogs

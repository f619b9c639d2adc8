// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// How many rotations bring a board onto itself: 4 when it is square, else 2.
int rotationsOf(const core::Grid &grid);

/// Where a cell goes when the board is rotated clockwise by so many quarters, which must bring it onto
/// itself.
int rotatedCell(const core::Grid &grid, int cell, int quarters);

/// Whether the cell is in the fundamental domain: the rotations bring each cell onto exactly one such cell, a
/// middle excepted.
bool isFundamental(const core::Grid &grid, int cell);

/// The same layout, with the board rotated.
core::Position rotated(const core::Grid &grid, core::Position position, int quarters);

/// Kind::symmetryClass: what all edges show, in the least of the board's rotations, so that two layouts have
/// the same text when rotating the board and exchanging equal cards makes one of the other.
std::string symmetryClass(const Dogs &dogs, const core::Position &position);

} // namespace dogs

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

/// Kind::symmetryClassifier: two layouts are of the same class when rotating the board and exchanging equal
/// cards makes one of the other.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Dogs &dogs);

} // namespace dogs

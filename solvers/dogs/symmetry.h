// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// Returns how many rotations map a board onto itself: 4 if it is square, else 2.
int rotationsOf(const core::Grid &grid);

/// Returns the image of a cell when the board is rotated clockwise by so many quarters, which must map it onto itself.
int rotatedCell(const core::Grid &grid, int cell, int quarters);

/// Returns whether the cell is in the fundamental domain: the rotations map each cell to exactly one such cell, a
/// middle excepted.
bool isFundamental(const core::Grid &grid, int cell);

/// Returns the same layout with the board rotated.
core::Position rotated(const core::Grid &grid, core::Position position, int quarters);

/// Implements Kind::symmetryClassifier: two layouts are in the same class if rotating the board and exchanging equal
/// cards turns one into the other.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Dogs &dogs);

} // namespace dogs

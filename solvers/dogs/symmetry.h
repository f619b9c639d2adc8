// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// Returns how many rotations map a board onto itself: 4 if it is square, otherwise 2.
int rotationsOf(const core::Grid &grid);

/// Returns how many rotations map solutions to solutions: those of the board, but only one if a card is fixed.
int rotationsOf(const Dogs &dogs);

/// Returns the image of a cell when the board is rotated clockwise by `quarters`, which must map the board onto
/// itself.
int rotatedCell(const core::Grid &grid, int cell, int quarters);

/// Returns whether the cell is in the fundamental domain: rotations map each cell, except a middle one, to exactly
/// one such cell.
bool isFundamental(const core::Grid &grid, int cell);

/// Returns the layout after rotating the board.
core::Position rotated(const core::Grid &grid, core::Position position, int quarters);

/// Implements Kind::symmetryClassifier: two layouts are in the same class if rotating the board and exchanging equal
/// cards turns one into the other.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Dogs &dogs);

} // namespace dogs

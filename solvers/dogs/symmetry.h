// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// The same layout, with the board turned.
core::Position turned(const core::Grid &grid, core::Position position, int quarters);

/// Kind::symmetryClass: what all edges show, in the least of the board's turns, so that layouts have the same
/// symmetryClass when turning the board and exchanging equal cards makes one of the other.
std::string symmetryClass(const core::Puzzle &puzzle, const core::Position &position);

} // namespace dogs

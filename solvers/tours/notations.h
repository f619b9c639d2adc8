// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace tours {

/// The ways in which people write a knight's tour: the number of each square, or the squares in their order.
std::span<const core::Notation> knightNotations();
/// The ways in which people write a bishop's tour.
std::span<const core::Notation> bishopNotations();

} // namespace tours

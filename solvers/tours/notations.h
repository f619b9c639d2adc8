// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace tours {

/// Returns the notations of a knight's tour: the number of each square, or the squares in order.
std::span<const core::Notation> knightNotations();
/// Returns the notations of a bishop's tour.
std::span<const core::Notation> bishopNotations();

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// Whether `countByFrontier` counts the tours that go on from here: from a corner and nothing more, on a board with a
/// side of at most 14.
bool canCountByFrontier(const Bishop &bishop, const core::Position &from);

/// Counts the tours from a corner without walking each of them. A node is a way to pass a square, for all routes at
/// once that have come to the same state. Stopped where so many routes
/// come to a state that 64 bits do not hold their number.
core::Outcome countByFrontier(const Bishop &bishop, core::Control &control);

} // namespace tours

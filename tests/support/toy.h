// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace toy {

/// A very small puzzle: one piece on a row of cells steps left or right, and is home on the last cell.
/// "toy:8:3" is a row of 8 cells with the piece on cell 3, counted from 0.
const core::Kind &kind();

core::Game game(int cells, int cell = 0);

/// Returns the solver of this puzzle with this id:
/// - "walk" goes straight home
/// - "wander" is a search of `events` random events; endless if that is 0
/// - "fussy" refuses 64 tries at every node, endlessly
/// - "deaf" counts nodes endlessly and reports no events
/// - "many" finds `events` solutions
/// - "hungry" runs out of memory
/// - "hoard" takes `hoardedBytes` in small blocks, then goes straight home, or finds nothing if `events` is 0
const core::Solver &solver(const char *id);

constexpr std::size_t hoardedBytes = 50'000'000;

} // namespace toy

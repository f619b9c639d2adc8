// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace toy {

/// A puzzle small enough to see through: one piece on a row of cells steps left or right, and is home on the
/// last. "toy:8:3" is a row of 8 cells with the piece on cell 3, counted from 0.
const core::Kind &kind();

core::Game game(int cells, int cell = 0);

/// Its solvers by id: "walk" goes straight home; "wander" is a search of `events` events made by chance, for
/// ever when it is 0; "fussy" refuses 64 tries at every node, for ever; "deaf" counts nodes for ever and
/// shows nothing; "many" finds `events` solutions; "hungry" runs out of memory; "hoard" takes `hoardedBytes`
/// in small blocks; then it goes straight home, or when `events` is 0 finds nothing.
const core::Solver &solver(const char *id);

constexpr std::size_t hoardedBytes = 50'000'000;

} // namespace toy

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
/// shows nothing; "many" finds `events` solutions; "hungry" runs out of memory.
const core::Solver &solver(const char *id);

} // namespace toy

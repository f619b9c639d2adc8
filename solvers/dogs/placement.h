// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

/// The method `placement`: card by card, keeping what lies on the board.
core::Solver placement();

/// How many solutions go on from a position.
struct Census {
    std::uint64_t solutions = 0;
    bool complete = false; ///< all are counted; else the search was ended before
    std::uint64_t nodes = 0;
    core::Path first = {}; ///< the cards still to be laid for one of them, in the order of the search
};

/// Counts up to `most` solutions with at most some `nodes` nodes.
Census census(const Dogs &dogs, const core::Position &from, std::uint64_t most, std::uint64_t nodes,
              core::Control *world = nullptr);

} // namespace dogs

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

// The methods; each is described in the file named after its id.
core::Solver permutations();
core::Solver placement();

/// The number of solutions that a position can be completed to.
struct SolutionCount {
    std::uint64_t solutions = 0;
    bool complete = false; ///< all solutions are counted; else the search was ended before
    std::uint64_t nodes = 0;
    core::Path first = {}; ///< the cards still to be laid for one solution, in the order of the search
};

/// Counts up to `most` solutions with at most some `nodes` nodes, by the search of `placement`.
SolutionCount countSolutions(const Dogs &dogs, const core::Position &from, std::uint64_t most,
                             std::uint64_t nodes, core::SearchContext &context);

} // namespace dogs

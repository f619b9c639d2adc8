// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

/// The number of solutions that complete a position.
struct SolutionCount {
    std::uint64_t solutions = 0;
    bool complete = false; ///< all solutions were counted; otherwise the search ended early
    std::uint64_t nodes = 0;
    core::Path first = {}; ///< the missing cards of one solution, in search order
};

// The methods; each is described in the file named after its id.
namespace permutations {
core::Solver solver();
}
namespace placement {
core::Solver solver();
/// Counts up to `most` solutions, visiting about `nodes` nodes at most.
SolutionCount countSolutions(const Dogs &dogs, const core::Position &from, std::uint64_t most,
                             std::uint64_t nodes, core::SearchContext &context);
} // namespace placement

/// Implements Kind::judge: whether the cards on the board can be completed, by the search of `placement` with a
/// limit of nodes.
core::Judgement judge(const Dogs &dogs, const core::Position &position, core::SearchContext &context);
/// Implements Kind::hint: returns the next card to lay, found by a search; if the board cannot be completed, one
/// of the fewest cards that must be taken away.
core::Hint hint(const Dogs &dogs, const core::Position &position, core::SearchContext &context);

/// Implements Kind::notations: sets of cards, with four letters, words or numbers per card.
std::span<const core::Notation> notations();

} // namespace dogs

// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/proofs/pagoda.h"

namespace solitaire {

/// The bounds that a pagoda function implies for the first and last jumps of all games: its largest sum after the
/// first jump, and the smallest sum of the two pegs before the last.
struct JumpBounds {
    int mostAfterFirst;
    int leastBeforeLast;

    JumpBounds(const Problem &problem, const Pagoda &pagoda);

    /// Returns whether the bounds prove that no game leads from its first jump to its last.
    bool refute() const { return mostAfterFirst < leastBeforeLast; }
};

/// Returns a pagoda function whose bounds refute all games of at least two jumps; nothing if none is found, or if
/// a single jump solves the problem. It may succeed where no function refutes the sums before the first jump and
/// after the last.
std::optional<Pagoda> pagodaBetweenJumps(const Problem &problem);

/// Explains that the sum after the first jump is too small for the last, with the values on the holes.
core::Explanation explainJumpBounds(const Problem &problem, const Pagoda &pagoda);

} // namespace solitaire

// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/pagoda.h"
#include "solitaire/problem.h"

namespace solitaire {

/// What a pagoda function says of the first and the last jump of all games: the sum after the first, and that of the
/// two pegs of the last.
struct JumpBounds {
    int mostAfterFirst;
    int leastBeforeLast;

    JumpBounds(const Problem &problem, const Pagoda &pagoda);

    /// No game goes from its first jump to its last.
    bool refute() const { return mostAfterFirst < leastBeforeLast; }
};

/// A pagoda function with which the bounds refute all games of at least two jumps; nothing when none is found, or when
/// one jump is all there is. It may refute where no function does by the sums before the first jump and after the last.
std::optional<Pagoda> pagodaBetweenJumps(const Problem &problem);

/// Says that the sum after the first jump is too small for the last, with the values written on the holes.
core::Explanation explainJumpBounds(const Problem &problem, const Pagoda &pagoda);

} // namespace solitaire

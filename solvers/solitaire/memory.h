// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "solitaire/problem.h"

namespace solitaire {

/// The method `memory`: DepthFirst, in one order of directions after the other, each for so many boards, and
/// all again for more; from the third round on it aims at one last hole at a time, with the pagoda functions
/// of that hole. What was found dead stays so. Counting is another matter: see Crossing.
core::Solver memory();

/// The same search of First, for the verdict and the hint: ends as `stopped` after `most` nodes.
core::Outcome searchByMemory(const Problem &problem, const core::Position &from, core::Control &control,
                             std::uint64_t most);

} // namespace solitaire

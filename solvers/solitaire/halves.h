// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"

namespace solitaire {

/// The memory that the two halves of Crossing may take, in bytes.
inline constexpr std::size_t roomForHalves = std::size_t(450) << 20;

/// The answer of a method over them that did not come to its end: since the memory was full, or stopped.
core::Outcome unfinished(bool full, const core::Stats &stats);

/// Why there is no solution when no game goes from one half to the other.
core::Explanation neverMeet(std::size_t boards);

/// The number of solutions, by Crossing. More than fit into 64 bits are not counted.
core::Outcome countGames(const Problem &problem, core::Control &control);

} // namespace solitaire

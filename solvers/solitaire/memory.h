// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "solitaire/endings.h"

#include <memory>

namespace solitaire {

/// The method `memory`: DepthFirst, in one order of directions after the other, each for so many boards, and
/// all again for more; from the second round on it also aims at one last hole at a time, with the pagoda
/// functions of that hole, and knows lost endings. What was found dead stays so. Counting is another matter:
/// see Crossing.
core::Solver memory();

/// The same search of First, for the verdict and the hint: ends as `stopped` after `most` nodes. `known` are
/// endings of the problem made before, if any.
core::Outcome searchByMemory(const Problem &problem, const core::Position &from, core::Control &control,
                             std::uint64_t most, std::shared_ptr<const Endings> known = nullptr);

} // namespace solitaire

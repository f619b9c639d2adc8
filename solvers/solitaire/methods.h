// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "solitaire/board.h"

#include <memory>

namespace solitaire {

template <typename Jumps>
class EndgameTable;
class Solitaire;
struct Problem;

namespace course {
core::Solver solver();
}
namespace memory {
core::Solver solver();
/// Searches for one solution, without a tracer; it ends as Stopped soon after `maxNodes`. `endings` is the table of the
/// problem's endings, if it has been made before; it is not used on a large board.
core::Outcome searchForOne(const Problem &problem, const core::Position &from, core::SearchContext &context,
                           std::uint64_t maxNodes,
                           std::shared_ptr<const EndgameTable<JumpTable>> endings = nullptr);
} // namespace memory
namespace sweeps {
core::Solver solver();
}

/// Implements Kind::judge, see judge.cpp.
core::Judgement judge(const Solitaire &puzzle, const core::Position &position, core::SearchContext &context);
/// Implements Kind::hint: returns the first jump of a solution.
core::Hint hint(const Solitaire &puzzle, const core::Position &position, core::SearchContext &context);

/// Implements Kind::notations: drawings of boards with signs for pegs and holes.
std::span<const core::Notation> notations();

} // namespace solitaire

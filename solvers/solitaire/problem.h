// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "solitaire/solitaire.h"

namespace solitaire {

/// The problem given to a method: to reach a single peg in one of these holes from these pegs.
struct Problem {
    const Board &board;
    Pegs from;
    Pegs ends;         ///< the holes that the instance allows for the last peg
    Pegs possibleEnds; ///< those of `ends` that the position class allows

    Problem(const Solitaire &solitaire, const core::Position &position);

    int jumps() const { return countPegs(from) - 1; } ///< the number of jumps of every solution
    bool isSolved() const { return jumps() == 0 && (from & ends); }
    bool isFullBoardButOneHole() const { return jumps() + 2 == board.holes(); }
    /// Returns why there is no solution, if that follows without a search: from the position class, by counting,
    /// because no peg can jump, or from an exhaustive search done once. Empty otherwise.
    core::Explanation impossibility() const;
};

/// Returns the outcome if no search is needed: the goal is already reached or cannot be reached.
std::optional<core::Outcome> answerWithoutSearch(const Problem &problem, const core::Task &task,
                                                 core::SearchContext &context);

} // namespace solitaire

// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "solitaire/solitaire.h"

namespace solitaire {

/// The problem given to a method: from these pegs to a single one in one of these holes.
struct Problem {
    const Board &board;
    Pegs from;
    Pegs ends;         ///< the ends that the instance allows
    Pegs possibleEnds; ///< those of `ends` that the position class allows

    Problem(const Solitaire &solitaire, const core::Position &position);

    int jumps() const { return countPegs(from) - 1; } ///< the jumps of every solution
    bool isSolved() const { return jumps() == 0 && (from & ends); }
    bool isFullBoardButOneHole() const { return jumps() + 2 == board.holes(); }
    /// Returns why there is no solution, if this is seen without a search: by the position class, by counting,
    /// because nothing can jump, or because an exhaustive search once showed it. Empty otherwise.
    core::Explanation impossibility() const;
};

/// Returns the outcome if no search is needed: the goal is reached already, or cannot be reached.
std::optional<core::Outcome> answerWithoutSearch(const Problem &problem, const core::Task &task,
                                                 core::SearchContext &context);

} // namespace solitaire

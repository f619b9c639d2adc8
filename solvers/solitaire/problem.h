// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "solitaire/solitaire.h"

namespace solitaire {

/// What a method is asked: from these pegs to a single one in one of these holes.
struct Problem {
    const Board &board;
    Pegs from;
    Pegs ends;         ///< as the instance wants them
    Pegs possibleEnds; ///< those of `ends` that the position class allows

    Problem(const Solitaire &solitaire, const core::Position &position);

    int jumps() const { return countPegs(from) - 1; } ///< of every solution
    bool isSolved() const { return jumps() == 0 && (from & ends); }
    bool isFullBoardButOneHole() const { return jumps() + 2 == board.holes(); }
    /// Why there is no solution, where that is seen without any search: by the position class, by counting,
    /// since nothing can jump, or since an exhaustive search once showed it. Empty otherwise.
    core::Explanation impossibility() const;
};

/// The answer where no search is needed: the goal is reached already, or cannot be.
std::optional<core::Outcome> answerWithoutSearch(const Problem &problem, const core::Task &task,
                                                 core::Control &control);

} // namespace solitaire

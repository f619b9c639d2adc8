// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

#include <optional>

namespace queens {

/// The sentence for a square that a method refused: %1 is the square, %2 the queen's that attacks it.
struct Refusal {
    core::Text why;
    /// Where the method looked for a queen, in columns to the right for each row up; unset: everywhere.
    std::optional<int> direction = {};
};

/// What a method that goes down the rows says of its steps. In the sentence for a queen that is set, %1 is
/// her square, %2 her column, counted from 1, and %3 her row, counted from the bottom.
struct Sentences {
    core::Text set;
    std::span<const Refusal> refusals; ///< by Event::reason
};

/// Solver::explain of such a method.
core::Explanation explainStep(const Queens &queens, const core::Position &before, const core::Event &event,
                              const Sentences &sentences);

/// The parts of it. A queen set by a search that was not watched is explained by the solution alone.
core::Explanation explainSet(const Queens &queens, const core::Event &event, core::Text why);
core::Explanation explainTakenOff(const Queens &queens, const core::Event &event, core::Text why);
/// The same of a method that goes down the rows: it goes back because of the next row.
core::Explanation explainBacktrack(const Queens &queens, const core::Position &before,
                                   const core::Event &event);
core::Explanation explainSolution(const Queens &queens, const core::Position &position);

/// For a queen behind whom the whole subtree was searched: the `why` of explainTakenOff.
inline constexpr core::Text subtreeSearched =
    PUZZLE_TEXT("queens", "No square is left to try after the queen on %1: she is taken off.");

} // namespace queens

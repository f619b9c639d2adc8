// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

#include <optional>

namespace queens {

/// The sentence for a square that a method refused: %1 is the square, %2 the square of the queen that attacks
/// it.
struct Refusal {
    core::Text why;
    /// The direction in which the method searched for a queen, in columns to the right for each row up; unset:
    /// all directions.
    std::optional<int> direction = {};
};

/// The sentences of a method that goes down the rows about its steps. In the sentence for a queen that is
/// placed, %1 is her square, %2 her column, counted from 1, and %3 her row, counted from the bottom.
struct Sentences {
    core::Text set;
    std::span<const Refusal> refusals; ///< indexed by Event::reason
};

/// Implements Solver::explain for such a method.
core::Explanation explainStep(const Queens &queens, const core::Position &before, const core::Event &event,
                              const Sentences &sentences);

/// Explains a queen that is placed; explainStep consists of this function and those below. A queen placed by a
/// search that was not watched is explained by the solution alone.
core::Explanation explainSet(const Queens &queens, const core::Event &event, core::Text why);
core::Explanation explainTakenOff(const Queens &queens, const core::Event &event, core::Text why);
/// Explains a queen removed by a method that goes down the rows: it backtracks because of the next row.
core::Explanation explainBacktrack(const Queens &queens, const core::Position &before,
                                   const core::Event &event);
core::Explanation explainSolution(const Queens &queens, const core::Position &position);

/// The `why` of explainTakenOff for a queen below whom the whole subtree was searched.
inline constexpr core::Text subtreeSearched =
    PUZZLE_TEXT("queens", "No square is left to try after the queen on %1: she is taken off.");

} // namespace queens

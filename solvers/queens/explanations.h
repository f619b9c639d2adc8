// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

#include <optional>

namespace queens {

/// The sentence for a square that a method refuses: %1 is the square, %2 the square of the queen that attacks it.
struct Refusal {
    core::Text why;
    /// The direction of the method's test, in columns to the right for each row up; unset: all directions.
    std::optional<int> direction = {};
};

/// The sentences about the steps of a method that goes down the rows. In the sentence for a queen that is placed,
/// %1 is its square, %2 its column, counted from 1, and %3 its row, counted from the bottom.
struct Sentences {
    core::Text set;
    std::span<const Refusal> refusals; ///< indexed by Event::reason
};

/// Explains an event of a method that goes down the rows.
core::Explanation explainStep(const Queens &queens, const core::Position &before, const core::Event &event,
                              const Sentences &sentences);
/// Implements Solver::explain for such a method. The sentences of each method have a name of their own, even in unnamed
/// namespaces: GCC 14 makes one function of the callbacks for two objects of the same name.
template <const Sentences &sentences>
core::Explanation explainBy(const Queens &queens, const core::Position &before, const core::Event &event)
{
    return explainStep(queens, before, event, sentences);
}

/// Explains a queen that is placed; explainStep combines this function and those below. After an unwatched search,
/// only the solution explains it.
core::Explanation explainSet(const Queens &queens, const core::Event &event, core::Text why);
core::Explanation explainTakenOff(const Queens &queens, const core::Event &event, core::Text why);
/// Explains a queen removed by a method that goes down the rows: the next row makes it backtrack.
core::Explanation explainBacktrack(const Queens &queens, const core::Position &before,
                                   const core::Event &event);
core::Explanation explainSolution(const Queens &queens, const core::Position &position);

/// The `why` of explainTakenOff for a queen whose whole subtree was searched.
inline constexpr core::Text subtreeSearched =
    PUZZLE_TEXT("queens", "No square is left to try after the queen on %1: she is taken off.");

} // namespace queens

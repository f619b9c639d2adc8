// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QtGlobal>

#include <optional>

// Proved lengths of shortest solutions: the fewest moves that solve a position. A length is stored until the program
// ends, so that a hint, a search and the end of a game agree about it. Call these functions in the window's thread
// only.
namespace session {

/// The sentences of a kind whose hints may follow a shortest solution. The first argument of both is its length.
struct HintTexts {
    core::Text given; ///< the sentence of the hint, with the number of moves from the position in view
    /// The sentence once its move is made, with the number of moves left and the same other arguments.
    core::Text made;
};

/// Sets these sentences of a kind; to be called before its first session.
void setHintTexts(const core::Kind &kind, const HintTexts &texts);

/// Stores that this path is a shortest solution of the position.
void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, core::Position from,
                  const core::Path &shortest);
/// Stores the length that a hint at this position states, if the hint follows a shortest solution.
void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position,
                  const core::Hint &hint);
/// Returns the fewest moves that solve this position; none unless their number is proved.
std::optional<qint64> shortestLength(const core::Kind &kind, const core::Puzzle &puzzle,
                                     const core::Position &position);

/// Returns the sentence about a hint whose move was made: what is left to be done, or its reason.
core::Explanation onceMade(const core::Kind &kind, const core::Hint &hint);

} // namespace session

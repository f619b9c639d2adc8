// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QtGlobal>

#include <optional>

// What is proved about positions: with how many moves at least each of them is solved. A proof is kept for the position
// until the program ends, so that a hint, a search and the end of a game say the same about it. All these functions are
// for the window's thread.
namespace session {

/// The sentences of a kind whose hints may be of a shortest solution. The first argument of both is its length.
struct HintTexts {
    core::Text given; ///< the sentence of the hint, of the moves from the position in view
    core::Text
        made; ///< the sentence once its move is made, of the moves that are left; with the same other arguments
};

/// Sets these sentences of a kind, before the first session of it.
void setHintTexts(const core::Kind &kind, const HintTexts &texts);

/// Keeps that this path is a shortest solution of the position.
void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, core::Position from,
                  const core::Path &shortest);
/// Keeps the length that a hint at this position names, if the hint is of a shortest solution.
void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position,
                  const core::Hint &hint);
/// Returns the fewest moves that solve this position, if their number is proved.
std::optional<qint64> shortestLength(const core::Kind &kind, const core::Puzzle &puzzle,
                                     const core::Position &position);

/// Returns the sentence about a hint whose move was made: what is left to be done, or its reason.
core::Explanation onceMade(const core::Kind &kind, const core::Hint &hint);

} // namespace session

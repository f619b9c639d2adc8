// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

namespace taquin {

/// The solvability test of a board (Johnson and Story, 1879). An inversion is a pair of tiles in another order, row by
/// row, than in the goal; with the usual goal, the larger tile comes first. No move changes the parity of the
/// inversions on a board with an odd number of columns, or that of inversions + rowsToGoal on other boards.
struct Parity {
    long long inversions = 0;
    int rowsToGoal = 0;   ///< the rows between the blank and its place in the goal
    bool solvable = true; ///< whether the invariant parity is even, as in the goal
};

/// Returns for each tile how many tiles precede it in the goal, row by row.
core::PerPiece<int> ranksInGoal(const Taquin &taquin);
Parity parity(const Taquin &taquin, const core::Position &position);
inline bool solvable(const Taquin &taquin, const core::Position &position)
{
    return parity(taquin, position).solvable;
}

/// Explains in numbers why the board is solvable or not.
core::Explanation explainParity(const Taquin &taquin, const core::Position &position);

/// Returns the outcome for an unsolvable board; nothing for others.
std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position);

} // namespace taquin

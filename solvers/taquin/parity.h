// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

#include <utility>

namespace taquin {

/// The solvability test of a board (Johnson and Story, 1879). An inversion is a pair of tiles of which the
/// larger comes first, row by row. No move changes the parity of the inversions on a board with an odd number
/// of columns, nor that of inversions + rowsBelowBlank on the others.
struct Parity {
    long long inversions = 0;
    int rowsBelowBlank = 0;
    bool solvable = true; ///< the invariant parity is even, as in the goal
};

Parity parity(const Taquin &taquin, const core::Position &position);
inline bool solvable(const Taquin &taquin, const core::Position &position)
{
    return parity(taquin, position).solvable;
}

/// Returns the cells of the first `limit` inverted pairs, in reading order.
std::vector<std::pair<int, int>> invertedCells(const Taquin &taquin, const core::Position &position,
                                               std::size_t limit);

/// Explains in numbers why the board can or cannot be put in order.
core::Explanation explainParity(const Taquin &taquin, const core::Position &position);

/// Returns the outcome for a board that cannot be put in order; nothing for the others.
std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position);

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

#include <utility>

namespace taquin {

/// Whether a board can be put in order at all (Johnson and Story, 1879). An inversion is a pair of tiles of
/// which the larger comes first, row by row. No move changes the parity of the inversions on a board with an
/// odd number of columns, nor that of inversions + rowsBelowBlank on the others.
struct Parity {
    long long inversions = 0;
    int rowsBelowBlank = 0;
    bool solvable = true; ///< that parity is even, as in the goal
};

Parity parity(const Taquin &taquin, const core::Position &position);
inline bool solvable(const Taquin &taquin, const core::Position &position)
{
    return parity(taquin, position).solvable;
}

/// The cells of the first `limit` inverted pairs, in reading order.
std::vector<std::pair<int, int>> invertedCells(const Taquin &taquin, const core::Position &position,
                                               std::size_t limit);

/// Why the board can or cannot be put in order, in figures.
core::Explanation explainParity(const Taquin &taquin, const core::Position &position);

/// What a solver answers to a board that cannot be put in order; nothing for the others.
std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position);

} // namespace taquin

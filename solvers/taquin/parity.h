// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

#include <utility>

namespace taquin {

/// Whether a board can be put in order at all (Johnson and Story, 1879). An inversion is a pair of tiles of
/// which the larger comes first, row by row.
struct Parity {
    long long inversions = 0;
    int rowsBelowGap = 0;
    bool solvable = true; ///< odd columns: inversions even; else inversions + rowsBelowGap even
};

Parity parity(const Taquin &taquin, const core::Position &position);
inline bool solvable(const Taquin &taquin, const core::Position &position)
{
    return parity(taquin, position).solvable;
}

/// The first `most` inverted pairs, by their cells in reading order.
std::vector<std::pair<int, int>> invertedCells(const Taquin &taquin, const core::Position &position,
                                               std::size_t most);

/// Why the board can or cannot be put in order, in figures.
core::Explanation explainParity(const Taquin &taquin, const core::Position &position);

/// What a solver answers to a board that cannot be put in order; nothing for the others.
std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position);

} // namespace taquin

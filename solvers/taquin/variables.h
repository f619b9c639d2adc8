// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "taquin/taquin.h"

namespace taquin {

/// An event as a move of the blank. Cells are numbered from 0, as in the course, and tiles as on the board.
struct BlankMove {
    BlankMove(const Taquin &taquin, const core::Position &before, const core::Event &event);

    core::Position after;
    int poscv;               ///< the cell of the blank right after the event
    std::optional<int> tile; ///< the number of the tile that was moved or refused; none at a solution
};

/// Returns the sum of the Manhattan distances of the tiles to their cells in the goal.
long long manhattanDistance(const Taquin &taquin, const core::Position &position);

/// Returns the variables of the project's own methods.
std::vector<core::Variable> distanceVariables(const Taquin &taquin, const core::Position &before,
                                              const core::Event &event);

} // namespace taquin

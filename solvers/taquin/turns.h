// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

namespace taquin {

/// A ring of three cells that follow each other in reading order, turned by one: to the left, `last` →
/// last - 1 → last - 2 → last, or the other way.
struct Turn {
    int last = 2;
    bool left = true;
};

/// How the cells of a turn lie, for which there are different ways to play it.
enum class Shape : std::uint8_t { OneRow, OneAbove, TwoAbove };

Shape shape(const core::Grid &grid, int last);

/// The gap's way, from its corner and back into it, that turns `last` to the left and leaves all else as it
/// was (P. Audibert's third method). Turns across two rows roll the upper row until the tiles meet at its
/// left end. One row needs three columns; OneAbove an odd number of columns.
Route leftTurn(const core::Grid &grid, int last);

/// Turns of the generators (see deals.h) that put the tiles in order; the gap is in its corner, and the
/// permutation even. Two cells at a time are filled from the front: one tile waits in their ring, the other
/// comes to its third cell, and the ring turns. Gives up, unfinished, after some more than `most` turns.
std::vector<Turn> decompose(const Board &board, std::size_t most);

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"

namespace solitaire {

/// A lower bound of the sweeps of a game, by Robin Merson's regions (1962; Beasley, The Ins and Outs of Peg
/// Solitaire, 1985). While a region is full, no peg can jump into it, and over each of its pegs only another one of
/// them can jump. So a sweep must begin in every region that is full at first, and where regions have no hole in
/// common these are different sweeps.
int fewestSweeps(const Problem &problem);

/// Such regions of a board, of up to six holes, no two with a hole in common: as many as there are.
const std::vector<Pegs> &mersonRegions(const Board &board);

/// These regions and their images under the symmetries of the board.
const std::vector<std::vector<Pegs>> &mersonPackings(const Board &board);

/// How many sweeps must still begin in full regions of one of these packings before a last peg stands in `ends`.
int sweepsToBegin(const std::vector<std::vector<Pegs>> &packings, Pegs pegs, Pegs ends);

} // namespace solitaire

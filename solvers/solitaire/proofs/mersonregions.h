// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"

namespace solitaire {

/// Returns a lower bound of the number of sweeps of a game, by Robin Merson's regions (1962; Beasley, The Ins and
/// Outs of Peg Solitaire, 1985). While a region is full, no peg can jump into it, and only a peg of the region can
/// jump over one of its pegs. So a sweep must begin in every region that is full at the start, and for disjoint
/// regions these sweeps differ.
int fewestSweeps(const Problem &problem);

/// Returns the largest set of disjoint regions of a board, each with at most six holes.
const std::vector<Pegs> &mersonRegions(const Board &board);

/// Returns these regions and their images under the symmetries of the board.
const std::vector<std::vector<Pegs>> &mersonPackings(const Board &board);

/// Returns how many sweeps must still begin in full regions of one of these packings before the last peg ends in
/// `ends`.
int sweepsToBegin(const std::vector<std::vector<Pegs>> &packings, Pegs pegs, Pegs ends);

} // namespace solitaire

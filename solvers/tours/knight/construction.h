// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <vector>

namespace tours {

// Whole tours of the knight that are made without a search, for boards that may be far larger than those of
// the window.

/// A tour as a list: the cells in the order they are visited, row by row from 0 at the top left. 32 bits
/// each, since there may be 10^8 of them.
using Cells = std::vector<std::uint32_t>;

/// Sides of the boards that position lines can ask for.
inline constexpr int longestConstructed = 10'000;
inline constexpr int longestNarrow =
    400; ///< where the other side is 3 or 4: time and memory grow with its square

/// A tour that visits every square of the board once, from `start` on: by Warnsdorff's rule on boards that it
/// suits, by tiles on larger ones, by the frontier search on narrow ones. Empty when there is none. No board
/// is too large: 10 000 x 10 000 squares take some 0.4 s.
Cells openTour(core::Grid grid, std::uint32_t start = 0);
/// The same, and its last square is a jump away from `start`.
Cells closedTour(core::Grid grid, std::uint32_t start = 0);

/// What decides between squares from which equally few jumps lead on.
enum class TieBreak {
    Outer, ///< the one farthest from the centre (Roth 1990, after Warnsdorff 1823): hardly ever fails
    Inner,
    First,
};

/// Boards up to this many columns and rows.
inline constexpr int longestByRule = 256;

/// The open tour that Warnsdorff's rule finds without backtracking (warnsdorfftour.cpp). Empty when it runs
/// into a dead end. 5 ns a square.
Cells warnsdorffTour(core::Grid grid, std::uint32_t start, TieBreak tieBreak = TieBreak::Outer);

/// A tour of a board with a side of 3 or 4 squares, or the certainty that there is none: empty
/// (frontier.cpp). Time grows with the length alone: some milliseconds for 3 x 40, some tenths of a second
/// for 4 x 40.
Cells narrowTour(core::Grid grid, std::uint32_t start, bool closed);

/// A tour of a board with sides of 5 and more, made of the tours of tiles (edgeswap.cpp): closed when the
/// number of squares is even; when it is odd, `start` must have the corners' colour. 2 ns a square.
Cells tiledTour(core::Grid grid, std::uint32_t start);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <vector>

namespace tours {

// This header declares functions that construct a whole knight's tour without a search, for boards that may be far
// larger than those of the window.

/// A tour as a list of cells, which are numbered row by row from 0 at the top left. A cell has 32 bits, since a
/// tour may have 10^8 of them.
using Cells = std::vector<std::uint32_t>;

/// The longest side of a board in a position line.
inline constexpr int longestConstructed = 10'000;
inline constexpr int longestNarrow =
    400; ///< the longest side if the other is 3 or 4: time and memory grow with its square

/// Returns a tour that visits every square of the board once, starting at `start`: by Warnsdorff's rule on boards
/// that suit it, by tiles on larger ones, by frontier search on narrow ones. The result is empty if there is no
/// tour. No board is too large: 10,000 x 10,000 squares take some 0.4 s.
Cells openTour(core::Grid grid, std::uint32_t start = 0);
/// Returns a tour as `openTour` does, with the last square a jump away from `start`.
Cells closedTour(core::Grid grid, std::uint32_t start = 0);

/// The rule that decides between squares with equally few onward jumps.
enum class TieBreak {
    Outer, ///< the square farthest from the centre (Roth 1990, after Warnsdorff 1823): hardly ever fails
    Inner,
    First,
};

/// The most columns and rows of boards that suit Warnsdorff's rule.
inline constexpr int longestByRule = 256;

/// Returns the open tour that Warnsdorff's rule finds without backtracking (warnsdorfftour.cpp); empty if it runs
/// into a dead end. It takes 5 ns per square.
Cells warnsdorffTour(core::Grid grid, std::uint32_t start, TieBreak tieBreak = TieBreak::Outer);

/// Returns a tour of a board with a side of 3 or 4 squares; an empty result proves that there is none
/// (narrowtour.cpp). Time grows only with the length: some milliseconds for 3 x 40, some tenths of a second for 4
/// x 40.
Cells narrowTour(core::Grid grid, std::uint32_t start, bool closed);

/// Returns a tour of a board with sides of at least 5, joined from the tours of tiles (edgeswap.cpp). It is closed
/// if the number of squares is even; if it is odd, `start` must have the corners' colour. It takes 2 ns per
/// square.
Cells tiledTour(core::Grid grid, std::uint32_t start);

} // namespace tours

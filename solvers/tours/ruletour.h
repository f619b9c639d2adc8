// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <vector>

namespace tours {

/// A tour as a list: the cells in the order they are visited, row by row from 0 at the top left.
using Cells = std::vector<std::uint32_t>;

/// What decides between squares with equally few ways on.
enum class Tie {
    Outer, ///< the one farthest from the centre (Roth 1990, after Warnsdorff 1823): hardly ever fails
    Inner,
    First,
};
inline constexpr Tie ties[] = {Tie::Outer, Tie::First, Tie::Inner};

/// Boards up to this many columns and rows.
inline constexpr int longestRuled = 256;

/// The open tour that Warnsdorff's rule finds without ever going back: from each square on to the one with
/// the fewest ways on from there. Empty when it runs into a dead end. 5 ns a square.
Cells ruleTour(core::Grid grid, std::uint32_t start, Tie tie = Tie::Outer);

} // namespace tours

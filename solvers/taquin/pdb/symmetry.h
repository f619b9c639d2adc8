// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

namespace taquin {

/// A rotation or reflection that maps the board onto itself, as the image of each cell.
using Symmetry = core::PerCell<std::uint8_t>;

/// How a pattern uses the database of another pattern, its image under a symmetry.
struct PatternImage {
    CellSet home;      ///< the home cells of the pattern with the database
    Symmetry symmetry; ///< maps this pattern to that one
};

/// Returns the pattern that represents all patterns that are images of one another, which share a database:
/// patterns have the same distances if a symmetry maps the cells of one to those of the other, and the blank's
/// region at the goal as well.
PatternImage representative(core::Grid grid, CellSet home);

} // namespace taquin

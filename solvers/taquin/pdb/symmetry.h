// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

namespace taquin {

/// A rotation or reflection of the board that preserves its shape, as the image of each cell.
using Symmetry = core::PerCell<std::uint8_t>;

/// The way in which a pattern uses the database of another pattern, of which it is the image.
struct PatternImage {
    CellSet home;      ///< the cells of the pattern that has the database
    Symmetry symmetry; ///< maps this pattern to that one
};

/// Returns the pattern that represents all patterns that are images of one another, so that they share a
/// database: their distances are the same if a symmetry maps the cells of one to those of the other, and the
/// blank's region at the goal as well.
PatternImage representative(core::Grid grid, CellSet home);

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/patternspace.h"

namespace taquin {

/// A rotation or reflection of the board that leaves its shape as it is. By cell: the cell that it goes to.
using Symmetry = core::PerCell<std::uint8_t>;

/// How a pattern reads the database of another one, of which it is the image.
struct PatternImage {
    CellSet home;      ///< of the pattern that the database is of
    Symmetry symmetry; ///< takes this pattern to that one
};

/// The pattern that stands for all those that are images of one another, so that they share a database: their
/// distances are the same when a symmetry takes the cells of the one to those of the other, and the blank's
/// region at the goal as well.
PatternImage representative(core::Grid grid, CellSet home);

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "dogs/dogs.h"

namespace dogs {

core::Text theHalf(Half half);   ///< "the red head"
core::Text aHalf(Half half);     ///< "a red head"
core::Text inTheSide(Side side); ///< "in the north"

void mark(core::Explanation &why, int cell, core::Role role);

/// What does not fit at a joint, said of its first cell: "Card 7: the red head in the north meets a green
/// body." The cells are not marked yet.
core::Explanation mismatch(const Layout &layout, const Joint &joint);

/// Kind::remark: the first of the edges that do not fit, with the cells of all of them marked.
core::Explanation remark(const core::Puzzle &puzzle, const core::Position &position);

/// What an empty cell needs on those sides that have neighbours: "a red head in the north and …".
core::Explanation needs(const Layout &layout, int cell);

/// Kind::extent: in how many ways the cards can be laid.
core::Explanation extent(const core::Puzzle &puzzle);

/// Kind::caption: the card numbers row by row, without blanks when each is a digit.
std::string caption(const core::Puzzle &puzzle, const core::Position &position);

} // namespace dogs

// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "dogs/dogs.h"

namespace dogs {

core::Text theHalf(Half half);   ///< "the red head"
core::Text aHalf(Half half);     ///< "a red head"
core::Text inTheSide(Side side); ///< "in the north"

/// Marks the cell, unless it is marked already.
void mark(core::Explanation &why, int cell, core::Role role);

/// What does not fit at an edge, said of its first cell: "Card 7: the red head in the north meets a green
/// body." The cells are not marked yet.
core::Explanation explainMismatch(const Board &board, const SharedEdge &edge);

/// Kind::remark: the first of the mismatches, with the cells of all of them marked.
core::Explanation remark(const Dogs &dogs, const core::Position &position);

/// What an empty cell needs on those sides that have neighbours: "a red head in the north and …".
core::Explanation explainUnfillable(const Board &board, int cell);

} // namespace dogs

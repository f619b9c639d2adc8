// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "dogs/dogs.h"

namespace dogs {

core::Text theHalf(Half half);   ///< returns a text such as "the red head"
core::Text aHalf(Half half);     ///< returns a text such as "a red head"
core::Text inTheSide(Side side); ///< returns a text such as "in the north"

/// Marks the cell, unless it is already marked.
void mark(core::Explanation &why, int cell, core::Role role);

/// Explains the mismatch at an edge, seen from its first cell: "Card 7: the red head in the north meets a green
/// body." Marks no cells.
core::Explanation explainMismatch(const Board &board, const SharedEdge &edge);

/// Implements Kind::remark: explains the first mismatch, and marks the cells of all.
core::Explanation remark(const Dogs &dogs, const core::Position &position);

/// Explains what an empty cell needs on the sides with neighbours: "a red head in the north and …".
core::Explanation explainUnfillable(const Board &board, int cell);

} // namespace dogs

// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "dogs/dogs.h"

namespace dogs {

core::Text theHalf(Half half);   ///< returns a text such as "the red head"
core::Text aHalf(Half half);     ///< returns a text such as "a red head"
core::Text inTheSide(Side side); ///< returns a text such as "in the north"

/// Marks the cell, unless it is marked already.
void mark(core::Explanation &why, int cell, core::Role role);

/// Explains the mismatch at an edge, from its first cell: "Card 7: the red head in the north meets a green body." The
/// cells are not marked yet.
core::Explanation explainMismatch(const Board &board, const SharedEdge &edge);

/// Implements Kind::remark: explains the first of the mismatches, with the cells of all of them marked.
core::Explanation remark(const Dogs &dogs, const core::Position &position);

/// Explains what an empty cell needs on those sides that have neighbours: "a red head in the north and …".
core::Explanation explainUnfillable(const Board &board, int cell);

} // namespace dogs

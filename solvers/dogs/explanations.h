// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "dogs/dogs.h"

namespace dogs {

/// The names of the kinds of plain edges, of which kind 1 is the first.
inline constexpr core::Text kindNames[mostKinds] = {
    PUZZLE_TEXT("dogs", "red (A)"),    PUZZLE_TEXT("dogs", "green (B)"),  PUZZLE_TEXT("dogs", "blue (C)"),
    PUZZLE_TEXT("dogs", "yellow (D)"), PUZZLE_TEXT("dogs", "violet (E)"), PUZZLE_TEXT("dogs", "brown (F)"),
    PUZZLE_TEXT("dogs", "pink (G)"),   PUZZLE_TEXT("dogs", "grey (H)"),   PUZZLE_TEXT("dogs", "orange (I)"),
};

core::Text theHalf(Half half);   ///< returns a text such as "the red head" or "the red edge (A)"
core::Text aHalf(Half half);     ///< returns a text such as "a red head" or "a red edge (A)"
core::Text inTheSide(Side side); ///< returns a text such as "in the north"

/// Marks the cell, unless it is already marked or is beyond the border.
void mark(core::Explanation &why, int cell, core::Role role);

/// Explains the mismatch at an edge, seen from its first cell: "Card 7: the red head in the north meets a green
/// body." Marks no cells.
/// Returns the label of the place on which a hint lays a card: the card's number and its turn, "4, 90°".
std::string hintLabel(int card, int quarters);
/// Returns the card that such a label names; -1 if it names none.
int cardOfHint(const std::string &label);

core::Explanation explainMismatch(const Board &board, const SharedEdge &edge);

/// Implements Kind::remark: explains the first mismatch, and marks the cells of all.
core::Explanation remark(const Dogs &dogs, const core::Position &position);

/// Returns the sentence that all edges of a solution fit.
core::Text whatFits(const Dogs &dogs);

/// Explains why the edges of a board with a frame cannot all be paired, whatever lies where; empty if they can.
core::Explanation whyUnpaired(const Dogs &dogs);

/// Explains what an empty cell needs on the sides with neighbours: "a red head in the north and …".
core::Explanation explainUnfillable(const Board &board, int cell);

} // namespace dogs

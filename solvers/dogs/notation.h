// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// Returns the cards as they are written in a position line, "2,4,1,3;-1,4,1,3;…": north, east, south and west of
/// each; empty for the standard cards of a board with this frame.
std::string spellCards(core::Grid grid, const std::vector<Card> &cards, Half frame);
/// Reads what `spellCards` wrote; `plain` says whether the numbers are kinds of plain edges. A fault's place is an
/// offset in the text.
std::variant<std::vector<Card>, core::Fault> readCards(core::Grid grid, bool plain, std::string_view text);

/// Returns the options for plain edges, the frame and the fixed cards, ",equal,frame=1,fixed=4''@23+7@11"; empty if
/// there are none.
std::string spellConditions(const Dogs &dogs);
/// Returns the fixed cards as in the options, "4''@23+7@11".
std::string spellFixed(const Dogs &dogs);

/// Returns the text of an oriented card: "7''" is card 7 (counted from 0 in the argument), turned clockwise by two
/// quarters.
std::string spellCard(int card, int turn);

/// Implements Puzzle::spell; `readMoves` implements Puzzle::replay: "7''@23", "7@-", the steps of one move joined by
/// "+".
std::string spellMoves(const core::Grid &grid, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const Dogs &dogs, const core::Position &from,
                                                std::string_view text);

/// Implements Kind::parse. The cards are a separate part between the options and the layout, so the line is split
/// again at its first two colons: "3x3", "2,4,1,3;…" and "2 1'' . …", the card on each cell row by row, with a dot
/// for an empty cell. Without cards, the line means the standard ones, or those of the deal. Without a layout, only
/// the fixed cards lie on the board.
core::Reading read(std::string_view options, std::string_view position);

} // namespace dogs

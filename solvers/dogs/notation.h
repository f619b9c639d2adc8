// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// The cards as a position line has them, "2,4,1,3;-1,4,1,3;…": north, east, south and west of each. Empty
/// for the standard cards of the board.
std::string spellCards(core::Grid grid, const std::vector<Card> &cards);
/// Reads what `spellCards` wrote. A fault's place counts from the text's first byte.
std::variant<std::vector<Card>, core::Fault> readCards(core::Grid grid, std::string_view text);

/// "7''": card 7 (counted from 0 here), turned clockwise by two quarters.
std::string spellCard(int card, int turn);

/// Puzzle::spell and Puzzle::replay: "7''@23", "7@-", the steps of one move joined by "+".
std::string spellMoves(const core::Grid &grid, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const core::Grid &grid, const core::Position &from,
                                                std::string_view text);

/// Kind::parse. The cards come as a part of their own between the options and the layout, so that the line is
/// cut anew at its first two colons: "3x3", "2,4,1,3;…" and "2 1'' . …": what lies on each cell row by row, a
/// dot for nothing. No cards mean the standard ones, or those of the deal.
core::Reading read(std::string_view options, std::string_view position);

} // namespace dogs

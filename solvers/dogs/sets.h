// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/puzzle.h"
#include "dogs/card.h"

#include <variant>

namespace dogs {

/// The cards of a board for which none are given: the course's nine for 3x3, else a set of our own with
/// exactly one solution.
std::vector<Card> standardCards(core::Grid grid);

/// The cards as a position line has them, "2,4,1,3;-1,4,1,3;…": north, east, south and west of each. Empty
/// for the standard cards.
std::string spellCards(core::Grid grid, const std::vector<Card> &cards);

/// Reads what `spellCards` wrote. A fault's place counts from the text's first byte.
std::variant<std::vector<Card>, core::Fault> readCards(core::Grid grid, std::string_view text);

} // namespace dogs

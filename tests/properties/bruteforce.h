// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

/// The puzzles' solutions by trying everything, from the text of a position line and the rules alone: nothing
/// of the program is used.
namespace brute {

/// In how many ways a position of this line can be completed: tours, tilings, arrangements of cards, games of
/// solitaire, placements of queens. Of a taquin, whose solutions have no end, 1 or 0; of anagrams, all words.
std::uint64_t solutions(const std::string &line);

/// The fewest moves that solve a taquin of at most nine cells; nothing when none do.
std::optional<int> fewestMoves(const std::string &line);

} // namespace brute

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

/// Solves puzzles by exhaustive search, from the text of a position line and the rules alone, without any
/// code of the program.
namespace brute {

/// Returns the number of ways to complete the position of this line: tours, tilings, arrangements of cards,
/// games of solitaire, placements of queens. It is 1 or 0 for a taquin, which has infinitely many solutions;
/// for anagrams it is the number of all words.
std::uint64_t solutions(const std::string &line);

/// Returns the least number of moves that solve a taquin of at most nine cells; nothing if it is unsolvable.
std::optional<int> fewestMoves(const std::string &line);

} // namespace brute

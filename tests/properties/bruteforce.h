// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

/// Solves puzzles by trying everything, from the text of a position line and the rules alone: no code of the
/// program is used.
namespace brute {

/// Returns the number of ways to complete the position of this line: tours, tilings, arrangements of cards,
/// games of solitaire, placements of queens. For a taquin, whose solutions are infinitely many, it is 1 or 0;
/// for anagrams, all words count.
std::uint64_t solutions(const std::string &line);

/// Returns the fewest moves that solve a taquin of at most nine cells, or nothing if it cannot be solved.
std::optional<int> fewestMoves(const std::string &line);

} // namespace brute

// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// How many words the calls from this row on make: the factorial of the open letters' number, or with each
/// word once that divided by the factorials of how often each comes.
long long wordsFrom(const Anagrams &puzzle, const Row &row);

/// How many words there are, each counted once.
long long differentWords(const Anagrams &puzzle);

/// Which word this is in the order that the exchanges make them, from 1; the row must be whole.
long long numberOf(const Anagrams &puzzle, const Row &row);

/// The number of words, as a sentence with its reckoning.
core::Explanation extent(const core::Puzzle &puzzle);

} // namespace anagrams

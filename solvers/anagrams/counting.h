// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// How many words the calls from this row on make: the factorial of the open letters' number, or with each
/// word once that divided by the factorials of how often each comes.
long long countWordsFrom(const Anagrams &puzzle, const Row &row);

/// How many words there are, each counted once.
long long countDifferentWords(const Anagrams &puzzle);

/// The rank of a word, from 1, in the order in which the exchanges make them; the row must be whole.
long long rankOf(const Anagrams &puzzle, const Row &row);

/// The number of words, as a sentence that shows the calculation.
core::Explanation extent(const Anagrams &puzzle);

} // namespace anagrams

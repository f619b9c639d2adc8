// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// Returns how many words the calls from this row on make: the factorial of the number of open letters; if each
/// word is made only once, divided by the factorial of how often each letter occurs.
long long countWordsFrom(const Anagrams &puzzle, const Row &row);

/// Returns the number of different words.
long long countDifferentWords(const Anagrams &puzzle);

/// Returns the rank of a word, from 1, in the order in which the exchanges make the words; the row must be whole.
long long rankOf(const Anagrams &puzzle, const Row &row);

/// Returns the number of words, as a sentence that shows the calculation.
core::Explanation searchSpace(const Anagrams &puzzle);

} // namespace anagrams

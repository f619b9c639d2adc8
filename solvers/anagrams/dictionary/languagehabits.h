// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace anagrams {

/// The rules about words that a language has beyond what its dictionary says.
struct LanguageHabits {
    std::string_view language;
    std::u32string_view singleLetters = {}; ///< the words of one letter
    bool needsVowel = false;                ///< a word without a vowel is an abbreviation
    bool hasCapitals = false;               ///< words begin with capital letters that are not names
};

/// Returns the habits of the language of a dictionary, given by its name, such as fr or en_US.
LanguageHabits habitsOf(std::string_view dictionary);

} // namespace anagrams

// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/letters.h"

namespace anagrams {

/// Returns the lower-case letter of a Latin, Greek or Cyrillic letter; any other character is returned as it is.
char32_t lowerCase(char32_t letter);
bool isUpperCase(char32_t letter);

/// Returns a lower-case letter without its accents: é becomes e, ł becomes l. Letters that their alphabets count as
/// letters of their own without an accent, such as the Russian й, stay.
char32_t withoutAccents(char32_t letter);

/// Returns the letters that are written for a ligature: oe for œ; empty for any other letter.
Word splitLigature(char32_t letter);

/// Returns whether a lower-case Latin letter is a vowel; accents are disregarded, and y counts.
bool isVowel(char32_t letter);

} // namespace anagrams

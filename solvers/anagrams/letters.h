// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <string>

namespace anagrams {

/// A word as a sequence of letters. A letter as a reader sees it is one code point, as in canonical composition
/// (Unicode's form C): texts are composed before.
using Word = std::u32string;

/// Reads a word in UTF-8. Faults, with their place in bytes: text that is not UTF-8, a character that no tile can show
/// (Latin, Greek and Cyrillic letters and digits are allowed), a separate accent, and more than `most` letters.
std::variant<Word, core::Fault> readWord(std::string_view text, std::size_t most);

/// Removes the next letter from a text in UTF-8 and returns it. Faults are those of `readWord`, placed from the text's
/// beginning; the text must not be empty.
std::variant<char32_t, core::Fault> takeLetter(std::string_view &text);

std::string utf8(char32_t letter);
std::string utf8(const Word &word);

} // namespace anagrams

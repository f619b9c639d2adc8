// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <string>

namespace anagrams {

/// A letter as a reader sees it is one code point, as it is in canonical composition (Unicode's form C):
/// texts come composed.
using Word = std::u32string;

/// Reads a word in UTF-8. Faults, with their place in bytes: what is no UTF-8, what can stand on no tile
/// (Latin, Greek and Cyrillic letters and digits can), an accent that stands by itself, more than `most`
/// letters.
std::variant<Word, core::Fault> readWord(std::string_view text, std::size_t most);

/// The next letter of a text in UTF-8, which is taken from it. Faults as above, placed from the text's
/// beginning; the text must not be empty.
std::variant<char32_t, core::Fault> takeLetter(std::string_view &text);

std::string utf8(char32_t letter);
std::string utf8(const Word &word);

} // namespace anagrams

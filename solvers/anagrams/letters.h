// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <optional>
#include <string>

namespace anagrams {

/// A word as a sequence of letters. Each letter that a reader sees is one code point: texts are first
/// normalized to Unicode's form C.
using Word = std::u32string;

/// Reads a word in UTF-8. Faults, with their place in bytes: invalid UTF-8, a character other than a Latin, Greek
/// or Cyrillic letter or a digit, a separate accent, and more than `most` letters.
std::variant<Word, core::Fault> readWord(std::string_view text, std::size_t most);

/// Removes the next letter from a UTF-8 text and returns it. Faults are those of `readWord`, placed from the
/// text's beginning; the text must not be empty.
std::variant<char32_t, core::Fault> takeLetter(std::string_view &text);

/// Removes the next character from a UTF-8 text and returns it; nothing if the text does not begin with a valid one.
/// The text must not be empty.
std::optional<char32_t> takePoint(std::string_view &text);

/// Returns whether this character can be on a tile.
bool isLetter(char32_t point);

std::string utf8(char32_t letter);
std::string utf8(const Word &word);

} // namespace anagrams

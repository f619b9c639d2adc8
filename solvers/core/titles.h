// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace core {

/// Returns whether the line is a heading above a board, with a colon at its end: a word such as "start", or several words.
bool isHeading(std::string_view line);

/// Returns whether the text is a single word as above or below a board: a usual heading, or a word with a capital
/// letter, such as “Bonjour”. Where there is no board, such a word may be one itself, of letters.
bool isTitleWord(std::string_view text);

/// Returns the length of the title in the first line of a text, with its line break: a line with a word and something
/// else, such as "Exercise 2" or "Paul's puzzle (hard)", above another line. Returns 0 if the line may be part of a board.
std::size_t titleLength(std::string_view text);

/// Returns whether a paragraph consists of words, as titles and sentences do: of several words, or of a single one that
/// is a usual heading or a call, such as "Thanks!". Another word alone is a board of anagrams.
bool consistsOfWords(std::string_view paragraph);

/// Returns the words of a title, without the punctuation around them: "Sudoku (hard): 3x3" has sudoku, hard and 3x3.
std::vector<std::string_view> wordsOf(std::string_view title);

/// A size that a title gives in words or numbers: 4 and 4 for "4x4", 8 and 0 for a number alone.
struct StatedSize {
    int columns = 0;
    int rows = 0;
};

/// Returns the size of a board in a word such as "4x4"; zeros if it is none.
StatedSize sizeIn(std::string_view word);

} // namespace core

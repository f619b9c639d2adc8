// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// Implements Kind::judge for a board that asks for words of a dictionary.
core::Judgement judgeWords(const Anagrams &puzzle, const core::Position &position,
                           core::SearchContext &context);

/// Implements Kind::hint for a board that asks for words of a dictionary.
core::Hint hintAtWords(const Anagrams &puzzle, const core::Position &position, core::SearchContext &context);

/// Returns the sentence that no words of the dictionary use all letters.
core::Explanation whyNoWords(const Anagrams &puzzle, const WordList &list);

/// Returns the words of a whole row as they are written in the dictionary: "nacre/nacré plat".
std::string spelled(const Anagrams &puzzle, const WordList &list, const Row &row);

} // namespace anagrams

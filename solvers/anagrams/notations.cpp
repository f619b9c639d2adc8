// SPDX-License-Identifier: MIT
#include "anagrams/methods.h"

#include "core/notation.h"

#include "anagrams/anagrams.h"
#include "core/tikz.h"

namespace anagrams {

namespace {

/// Reads a single word of letters.
std::optional<core::NotationMatch> readSingleWord(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \n\"'");
    if (first == text.npos)
        return std::nullopt;
    const std::string_view word = text.substr(first, text.find_last_not_of(" \n\"'") + 1 - first);
    const auto read = readWord(word, std::size_t(Anagrams::mostLetters));
    const auto *letters = std::get_if<Word>(&read);
    const bool isWord = letters && letters->size() > 1 && word.find_first_of("0123456789") == word.npos;
    if (!isWord)
        return std::nullopt;
    return core::NotationMatch{{"anagrams:" + std::string(word)}, {}, core::NotationMatch::Possible};
}

std::string writeSingleWord(const Anagrams &anagrams, const core::Position &position)
{
    return anagrams.text(anagrams.row(position));
}

std::string writeLetterPicture(const Anagrams &anagrams, const core::Position &position)
{
    const Row row = anagrams.row(position);
    core::TikzPicture picture(anagrams.grid());
    for (int place = 0; place < row.size(); ++place) {
        picture.cell(place);
        picture.text(place, anagrams.text(row, place));
    }
    return picture.end();
}

constexpr core::NotationExample wordExamples[] = {
    {"chien", "anagrams:chien"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"word", PUZZLE_TEXT("anagrams", "the letters of a word"), wordExamples, readSingleWord,
         core::callback<writeSingleWord>},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, core::callback<writeLetterPicture>},
    };
    return all;
}

} // namespace anagrams

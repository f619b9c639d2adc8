// SPDX-License-Identifier: MIT
#include "anagrams/methods.h"

#include "core/notation.h"

#include "anagrams/anagrams.h"
#include "core/tikz.h"

#include <algorithm>

namespace anagrams {

namespace {

constexpr std::string_view signsInWords = " -'";

/// Reads the letters of a word or of a few words, which may have blanks, hyphens or apostrophes between them: "l'arbre".
/// Options may follow.
std::optional<core::NotationMatch> readLetters(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \n\"'");
    if (first == text.npos)
        return std::nullopt;
    text = text.substr(first, text.find_last_not_of(" \n\"'") + 1 - first);
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view written = text.substr(0, comma);
    std::string letters;
    int words = 1;
    std::size_t begin = 0;   // where the present word begins among the letters
    std::size_t longest = 0; // words of one letter are a list of something else
    for (const char sign : written) {
        if (signsInWords.find(sign) == std::string_view::npos) {
            letters += sign;
            longest = std::max(longest, letters.size() - begin);
        } else {
            begin = letters.size();
            ++words;
        }
    }
    const auto read = readWord(letters, std::size_t(Row::maxLetters));
    const auto *word = std::get_if<Word>(&read);
    const bool isAsWritten = letters == text;
    const bool isLong = word && word->size() > std::size_t(Anagrams::mostLetters);
    if (!word || word->size() < 2 || longest < 2 || letters.find_first_of("0123456789") != letters.npos ||
        (isAsWritten && isLong))
        return std::nullopt;
    core::NotationMatch match{{"anagrams:" + letters}, {}, core::NotationMatch::Possible};
    match.needsName = comma < text.size() || written.find(' ') != written.npos; // sentences are no boards
    if (comma < text.size())
        match.lines.front() += text.substr(comma);
    else if (isLong)
        match.lines.front() += ",words=" + std::to_string(std::min(words, Anagrams::mostWords));
    if (letters.size() < written.size())
        match.remark =
            isLong && comma == text.size()
                ? core::Explanation{PUZZLE_TEXT("anagrams",
                                                "Only the letters were taken; as there are more "
                                                "than %1, they are to make words of a dictionary."),
                                    {Anagrams::mostLetters}}
                : core::Explanation{PUZZLE_TEXT("anagrams",
                                                "Only the letters were taken, without the spaces, "
                                                "hyphens and apostrophes between them.")};
    return match;
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
    {"l'arbre", "anagrams:larbre"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"word", PUZZLE_TEXT("anagrams", "the letters of a word"), wordExamples, readLetters,
         core::callback<writeSingleWord>},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, core::callback<writeLetterPicture>},
    };
    return all;
}

} // namespace anagrams

// SPDX-License-Identifier: MIT
#include "core/titles.h"

#include "core/textlines.h"
#include "core/values.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::size_t longestTitle = 200;

/// Single words that are headings above a board; another word may be the name of a puzzle, misspelt.
constexpr std::string_view headingWords[] = {
    "start",    "initial",   "goal",      "final",     "board",   "grid",     "puzzle",   "position",
    "solution", "départ",    "arrivée",   "plateau",   "but",     "grille",   "problem",  "answer",
    "question", "exercise",  "exercice",  "problème",  "énoncé",  "réponse",  "boards",   "puzzles",
    "problems", "exercises", "exercices", "problèmes", "énoncés", "réponses", "plateaux", "grilles"};

bool isHeadingWord(std::string_view word)
{
    return std::ranges::find(headingWords, lowerCase(word)) != std::end(headingWords);
}

/// Returns whether a word is written as at the beginning of a sentence: “Bonjour”, “Énoncé”.
bool isCapitalized(std::string_view word)
{
    constexpr std::size_t shortest = 3;
    const auto isCapital = [](char sign) { return sign >= 'A' && sign <= 'Z'; };
    // Latin letters with an accent have two bytes in UTF-8; the first half of those after C3 are capitals.
    const bool isAccented =
        word.size() > 1 && word[0] == '\xC3' && static_cast<unsigned char>(word[1]) < 0x9F;
    return word.size() >= shortest && (isCapital(word.front()) || isAccented) &&
           std::ranges::all_of(word, isOfWord) && std::ranges::none_of(word.substr(1), isCapital);
}

bool isWord(std::string_view word)
{
    constexpr std::size_t shortest = 2;
    return word.size() >= shortest && std::ranges::all_of(word, isOfWord);
}

/// Returns whether a text has the cells of a board rather than words: several numbers or single signs, or many digits.
bool hasCells(std::string_view text)
{
    constexpr std::ptrdiff_t fewestCells = 4;
    constexpr std::size_t fewestDigits = 4;
    const std::vector<std::string_view> words = wordsOf(text);
    const auto isDigits = [](std::string_view word) { return std::ranges::all_of(word, isDigit); };
    const auto isCell = [&](std::string_view word) { return word.size() == 1 || isDigits(word); };
    const auto isLong = [&](std::string_view word) { return word.size() >= fewestDigits && isDigits(word); };
    return std::ranges::count_if(words, isCell) >= fewestCells || std::ranges::any_of(words, isLong);
}

/// Returns whether the line states a number, as in "N = 8".
bool isStatement(std::string_view line)
{
    const std::size_t sign = line.find('=');
    if (sign == line.npos)
        return false;
    const std::string_view name = withoutBlanks(line.substr(0, sign));
    return name.size() == 1 && isOfWord(name.front()) &&
           wholeNumber(withoutBlanks(line.substr(sign + 1))).has_value();
}

} // namespace

bool isHeading(std::string_view line)
{
    constexpr std::size_t longest = 80;
    if (line.size() > longest || !line.ends_with(':'))
        return false;
    const std::string_view words = withoutBlanks(line.substr(0, line.size() - 1));
    const auto isOfWords = [](char sign) {
        return isOfWord(sign) || isDigit(sign) ||
               std::string_view(" ,.'-()").find(sign) != std::string_view::npos;
    };
    const bool isProse = !words.empty() && std::ranges::all_of(words, isOfWords) && !isDigit(words.front());
    return isProse && (words.find(' ') != words.npos || isHeadingWord(words));
}

bool isTitleWord(std::string_view text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    return words.size() == 1 && (isHeadingWord(words.front()) || isCapitalized(words.front()));
}

std::size_t titleLength(std::string_view text)
{
    constexpr int shortestWord = 3;
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view title = withoutBlanks(line);
    int run = 0;
    bool hasWord = false;
    for (const char sign : title) {
        run = isOfWord(sign) ? run + 1 : 0;
        hasWord = hasWord || run == shortestWord;
    }
    const std::size_t colon = std::min(title.find(':'), title.size());
    const bool isTitle = isStatement(title) || isTitleWord(title) ||
                         (hasWord && title.find(' ') != title.npos && title.size() <= longestTitle &&
                          !hasCells(title.substr(colon)));
    return isTitle && line.size() < text.size() && !withoutBlanks(text.substr(line.size())).empty()
               ? line.size() + 1
               : 0;
}

bool consistsOfWords(std::string_view paragraph)
{
    constexpr std::size_t longest = 1 << 12;
    if (paragraph.size() > longest)
        return false;
    const std::vector<std::string_view> words = wordsOf(paragraph);
    if (words.size() == 1) {
        const char last = withoutBlanks(paragraph).back();
        return isHeadingWord(words.front()) || std::string_view("!?,").find(last) != std::string_view::npos;
    }
    // The options of a position line, such as “deal=walk”, are words without blanks between them.
    const std::size_t sign = paragraph.find('=');
    const bool hasOption = sign != paragraph.npos && sign > 0 && isOfWord(paragraph[sign - 1]);
    if (hasOption || withoutBlanks(paragraph).find_first_of(" \t\n") == paragraph.npos)
        return false;
    return !words.empty() && 2 * std::ranges::count_if(words, isWord) >= std::ssize(words);
}

std::vector<std::string_view> wordsOf(std::string_view title)
{
    constexpr std::string_view ends = " \t\n:,;.!?=()'\"*#";
    std::vector<std::string_view> words;
    for (std::size_t at = title.find_first_not_of(ends); at != title.npos;) {
        const std::size_t end = std::min(title.find_first_of(ends, at), title.size());
        words.push_back(title.substr(at, end - at));
        at = title.find_first_not_of(ends, end);
    }
    return words;
}

StatedSize sizeIn(std::string_view word)
{
    const std::size_t sign = word.find_first_of("xX");
    if (sign == word.npos)
        return {};
    const auto columns = wholeNumber(word.substr(0, sign));
    const auto rows = wholeNumber(word.substr(sign + 1));
    constexpr long long longest = 1000;
    const bool isSize =
        columns && rows && *columns > 0 && *rows > 0 && *columns <= longest && *rows <= longest;
    return isSize ? StatedSize{int(*columns), int(*rows)} : StatedSize{};
}

} // namespace core

// SPDX-License-Identifier: MIT
#include "anagrams/letters.h"

#include "anagrams/anagrams.h"

#include <algorithm>
#include <span>

namespace anagrams {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range tiles[] = {
    {U'0', U'9'},     {U'A', U'Z'},     {U'a', U'z'},     {0x00C0, 0x00D6}, {0x00D8, 0x00F6},
    {0x00F8, 0x02AF}, {0x0386, 0x0386}, {0x0388, 0x038A}, {0x038C, 0x038C}, {0x038E, 0x03A1},
    {0x03A3, 0x03CE}, {0x0400, 0x0481}, {0x048A, 0x052F}, {0x1E00, 0x1EFF},
};
constexpr Range accents[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                             {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};

bool isIn(std::span<const Range> ranges, char32_t point)
{
    return std::ranges::any_of(
        ranges, [&](const Range &range) { return point >= range.first && point <= range.last; });
}

/// A code point and its length in bytes; 0 bytes if the text is not UTF-8.
struct Point {
    char32_t value = 0;
    std::size_t bytes = 0;
};

Point readPoint(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < bytes)
        return {};
    char32_t value = first & (0x7FU >> bytes);
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U)
            return {};
        value = value << 6 | (byte(at) & 0x3FU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < least[bytes] || surrogate || value > 0x10FFFF ? Point() : Point{value, bytes};
}

/// Returns whether the text starts with a combining accent that could not be composed with the letter before it.
bool startsWithAccent(std::string_view text)
{
    if (text.empty())
        return false;
    const Point point = readPoint(text);
    return point.bytes > 0 && isIn(accents, point.value);
}

core::Fault fault(core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {0, {text, std::move(arguments), {}}};
}

core::Fault noTile(std::string_view text, const Point &point)
{
    if (isIn(accents, point.value))
        return fault(PUZZLE_TEXT("anagrams", "this accent does not follow a letter"));
    if (point.value == U' ')
        return fault(PUZZLE_TEXT("anagrams", "a space cannot be used between letters: leave it out"));
    if (point.value < U' ' || point.value == 0x7F)
        return fault(PUZZLE_TEXT("anagrams", "this character cannot be used here"));
    return fault(
        PUZZLE_TEXT("anagrams", "“%1” cannot be used: only Latin, Greek and Cyrillic letters and digits can"),
        {core::Quotation{std::string(text.substr(0, point.bytes))}});
}

} // namespace

std::variant<char32_t, core::Fault> takeLetter(std::string_view &text)
{
    const Point point = readPoint(text);
    if (point.bytes == 0)
        return fault(PUZZLE_TEXT("anagrams", "this is not text in UTF-8"));
    if (!isIn(tiles, point.value))
        return noTile(text, point);
    text.remove_prefix(point.bytes);
    if (startsWithAccent(text))
        return fault(PUZZLE_TEXT("anagrams", "“%1” with its accent is not a letter that can be used here"),
                     {utf8(point.value)});
    return point.value;
}

std::optional<char32_t> takePoint(std::string_view &text)
{
    const Point point = readPoint(text);
    if (point.bytes == 0)
        return std::nullopt;
    text.remove_prefix(point.bytes);
    return point.value;
}

bool isLetter(char32_t point)
{
    return isIn(tiles, point);
}

std::variant<Word, core::Fault> readWord(std::string_view text, std::size_t most)
{
    Word word;
    const std::string_view whole = text;
    while (!text.empty()) {
        const std::size_t at = whole.size() - text.size();
        if (word.size() == most && most < std::size_t(Row::maxLetters))
            return core::fault(at,
                               PUZZLE_TEXT("anagrams",
                                           "a word has at most %1 letters here, or %2 if they are "
                                           "to make words of a dictionary"),
                               {static_cast<long long>(most), static_cast<long long>(Row::maxLetters)});
        if (word.size() == most)
            return core::fault(at, PUZZLE_TEXT("anagrams", "a word has at most %1 letters here"),
                               {static_cast<long long>(most)});
        auto letter = takeLetter(text);
        if (auto *found = std::get_if<core::Fault>(&letter)) {
            found->at += at;
            return std::move(*found);
        }
        word += std::get<char32_t>(letter);
    }
    return word;
}

std::string utf8(char32_t letter)
{
    const auto continuation = [letter](unsigned shift) { return char(0x80U | (letter >> shift & 0x3FU)); };
    if (letter < 0x80)
        return {char(letter)};
    if (letter < 0x800)
        return {char(0xC0U | letter >> 6), continuation(0)};
    if (letter < 0x10000)
        return {char(0xE0U | letter >> 12), continuation(6), continuation(0)};
    return {char(0xF0U | letter >> 18), continuation(12), continuation(6), continuation(0)};
}

std::string utf8(const Word &word)
{
    std::string text;
    for (const char32_t letter : word)
        text += utf8(letter);
    return text;
}

} // namespace anagrams

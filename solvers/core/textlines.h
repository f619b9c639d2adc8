// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace core {

inline bool isDigit(char sign)
{
    return sign >= '0' && sign <= '9';
}

/// Returns whether a sign is a letter of ASCII.
inline bool isLetter(char sign)
{
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

/// Returns whether a byte of UTF-8 may belong to a word: a letter of ASCII, or any sign beyond it.
inline bool isOfWord(char byte)
{
    return static_cast<unsigned char>(byte) >= 0x80 || isLetter(byte);
}

inline constexpr std::string_view anyBlanks = " \t\r\n\v\f";

/// Returns the text without the blanks and line breaks at its ends.
inline std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(anyBlanks);
    return first == text.npos ? text.substr(text.size())
                              : text.substr(first, text.find_last_not_of(anyBlanks) - first + 1);
}

/// Returns the text with its ASCII letters in lower case.
inline std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? char(sign - 'A' + 'a') : sign;
    });
    return result;
}

inline std::string_view firstLineOf(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

/// Returns the lines that are not blank.
inline std::vector<std::string_view> filledLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (!withoutBlanks(text.substr(at, end - at)).empty())
            lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

} // namespace core

// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace core {

inline bool isDigit(char sign)
{
    return sign >= '0' && sign <= '9';
}

/// Returns the text without the blanks and line breaks at its ends.
inline std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\n";
    const std::size_t first = text.find_first_not_of(blanks);
    return first == text.npos ? std::string_view()
                              : text.substr(first, text.find_last_not_of(blanks) - first + 1);
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

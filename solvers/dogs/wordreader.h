// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"

#include <algorithm>

namespace dogs {

/// Cuts a text into its words, at blanks, and remembers where each began.
class WordReader {
public:
    explicit WordReader(std::string_view text) : m_text(text) {}

    /// Empty at the end.
    std::string_view next()
    {
        constexpr std::string_view blanks = " \t\r\n";
        m_at = std::min(m_text.find_first_not_of(blanks, m_end), m_text.size());
        m_end = std::min(m_text.find_first_of(blanks, m_at), m_text.size());
        return m_text.substr(m_at, m_end - m_at);
    }
    std::size_t at() const { return m_at; } ///< of the word read last; at the end, the text's size

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
};

inline core::Fault fault(std::size_t at, core::Text text,
                         std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

} // namespace dogs

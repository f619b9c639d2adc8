// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/letters.h"

#include <array>
#include <optional>

namespace anagrams {

/// The character encoding of a dictionary: UTF-8, or one in which each character is a byte.
class Encoding {
public:
    /// Returns the encoding that a dictionary calls by this name, such as ISO8859-15; nothing if the system does not
    /// know it.
    static std::optional<Encoding> named(std::string_view name);

    /// Returns ISO 8859-1, whose bytes are the first characters of Unicode.
    static Encoding latin1();

    /// Decodes a text into `word`, whose memory is used again. Returns false if the text is not valid.
    bool decode(std::string_view text, Word &word) const;
    /// Encodes a text that `decode` returned, or parts of such texts.
    std::string encode(const Word &word) const;

private:
    bool m_utf8 = false;
    std::array<char32_t, 256> m_points{}; ///< the character of each byte; 0 if it has none
};

} // namespace anagrams

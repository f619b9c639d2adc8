// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A user's text in UTF-8, normalized to characters of the keyboard, with the offsets of the original.
struct CleanText {
    std::string text;
    /// The offset of each byte, and of the end, in the text that was cleaned.
    std::vector<std::size_t> origins;

    std::size_t origin(std::size_t at) const
    {
        return origins[at < origins.size() ? at : origins.size() - 1];
    }
};

/// Returns whether the text is UTF-16, in either byte order.
bool isUtf16(std::string_view bytes);
/// Returns the text in UTF-8: converts UTF-16, and leaves other texts unchanged.
std::string toUtf8(std::string_view bytes);

/// Normalizes a text so that readers need fewer cases, without changing its meaning: byte order marks,
/// UTF-16, line ends, blanks of other kinds or no width, × for x, full-width digits, and drawn characters
/// such as ● ♛ ■ │ for O Q # |.
CleanText cleaned(std::string_view bytes);

} // namespace core

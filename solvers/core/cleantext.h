// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A text as people send it, in UTF-8 and with the signs of the keyboard.
struct CleanText {
    std::string text;
    std::vector<std::size_t>
        origins; ///< for each byte and for the end, the offset in the text that was cleaned

    std::size_t origin(std::size_t at) const
    {
        return origins[at < origins.size() ? at : origins.size() - 1];
    }
};

/// Returns whether the text is UTF-16, in either order of bytes.
bool isUtf16(std::string_view bytes);
/// Returns the text as UTF-8 if it is UTF-16, else as it is.
std::string toUtf8(std::string_view bytes);

/// Returns a text without what does no harm to its sense: byte order marks, UTF-16, kinds of line ends, blanks that
/// do not break or have no width, × for x, full-width digits, and drawn signs such as ● ♛ ■ │ for O Q # |.
CleanText cleaned(std::string_view bytes);

} // namespace core

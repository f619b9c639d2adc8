// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A board as it may be meant by a text, and the words before it.
struct UnwrappedText {
    std::string text;
    std::string label = {}; ///< such as "8 queens" in "8 queens: 1 5 8 6 3 7 2 4"; empty if there is none
    bool isTitle = false;   ///< whether the label is a line of words above the text
};

/// Returns what is left of a text without what people write around a board: the marks of a quotation in a mail, LaTeX,
/// source code and data formats, labels, and the letters and numbers at the border of a chessboard.
std::vector<UnwrappedText> unwrapped(std::string_view text);

/// Returns the length of the number or label before a board in a line, as in "2. 15863724", "- 15863724" or "Solution 2: 1 5 8 6"; 0 if
/// there is none.
std::size_t markerLength(std::string_view line);

} // namespace core

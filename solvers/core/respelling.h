// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Returns the text in the signs that the notations know if it writes a board in others: digits without blanks, numbers
/// between dashes or with decimals, tiles with letters, letters with blanks, pairs of coordinates, squares with the letter
/// of a piece or with the number of the move, the chess notations FEN and chessboard (LaTeX), or a table that marks what is
/// outside the board by a number.
std::vector<std::string> respelled(std::string_view text);

} // namespace core

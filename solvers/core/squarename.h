// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Returns a column's name as in chess: a to z, then aa, ab, …. A square is named by its column and the number of
/// its row, counted from 1 at the bottom.
std::string columnName(int column);
std::string squareName(Grid grid, int cell);
/// Returns the numbers of the columns of these squares in turn, counted from `first`; without blanks if all have one
/// digit.
std::string columnNumbers(const Squares &squares, int first);
/// Returns these squares, or the row or the column, as texts name them: "d4, e5".
std::string textOf(const Squares &squares);
/// Returns a name as texts write it.
std::string textOf(const Name &name);
/// Returns an explanation whose squares are named as in texts, for a sentence about a text.
Explanation namedAsInTexts(Explanation explanation);

/// Returns the cell of that name; nothing if the text is not the name of a square on this board.
std::optional<int> squareCell(Grid grid, std::string_view name);

} // namespace core

// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Squares as chess players name them: a letter for the column, a to z and then aa, ab, …, and the number of
/// the row, counted from 1 at the bottom.
std::string columnName(int column);
std::string squareName(Grid grid, int cell);

/// The cell of that name; nothing when the text is no name of a square, or that of one beyond the board.
std::optional<int> squareCell(Grid grid, std::string_view name);

} // namespace core

// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Returns a column's name as in chess: a to z, then aa, ab, …. A square is named by its column and the number of
/// its row, counted from 1 at the bottom.
std::string columnName(int column);
std::string squareName(Grid grid, int cell);

/// Returns the cell of that name; nothing if the text is not the name of a square on this board.
std::optional<int> squareCell(Grid grid, std::string_view name);

} // namespace core

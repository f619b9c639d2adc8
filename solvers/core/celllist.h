// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"
#include "core/indexed.h"
#include "core/puzzle.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core {

/// Returns a set of cells as it is written in the options of position lines: single cells, and rectangles given by
/// two opposite corners, joined by +, as in "a1+c3-d4". `name` returns the name of a cell.
std::string writeCells(Grid grid, PerCell<bool> cells, std::string (*name)(Grid, int));

/// Reads what `writeCells` writes, rectangles by any two opposite corners, and other separators of `listItems`. The
/// text begins at offset `at` of its line; `cell` returns the cell of a name, and `fault` is the sentence for a name of
/// no cell.
std::variant<PerCell<bool>, Fault> readCells(Grid grid, std::string_view text, std::size_t at,
                                             std::optional<int> (*cell)(Grid, std::string_view), Text fault);

} // namespace core

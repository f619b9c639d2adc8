// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

namespace taquin {

/// What a list of numbers describes: a fault in it is worded accordingly.
enum class CellsOf : std::uint8_t { Board, Goal };

/// Reads the numbers of all cells, row by row, with 0 for the gap, and with any of the `separators` between them. The
/// place of a fault is an offset in the text.
std::variant<core::Position, core::Fault> readNumbers(core::Grid grid, std::string_view text,
                                                      std::string_view separators, CellsOf what);

} // namespace taquin

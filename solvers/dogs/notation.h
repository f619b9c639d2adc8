// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/puzzle.h"

#include <string>
#include <variant>

namespace dogs {

/// "7''": card 7 (counted from 0 here), turned clockwise by two quarters.
std::string spellLay(int card, int turn);

/// Puzzle::spell and Puzzle::replay: "7''@23", "7@-", the steps of one move joined by "+".
std::string spellMoves(const core::Grid &grid, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const core::Grid &grid, const core::Position &from,
                                                std::string_view text);

/// The layout part of a position line: what lies on each cell row by row, a dot for nothing. A fault's place
/// counts from the text's first byte.
std::variant<core::Position, core::Fault> readLayout(const core::Grid &grid, std::string_view text);

} // namespace dogs

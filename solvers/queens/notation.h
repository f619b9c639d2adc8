// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Returns the column of each row's queen, from 1; a dot if she is not placed. On boards of more than 9
/// columns, numbers are separated by blanks.
std::string writeColumns(core::Grid grid, const core::Position &position);

/// These functions implement Queens::spell and Queens::replay.
std::string spellMoves(const Queens &queens, const core::Position &from, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const Queens &queens, const core::Position &from,
                                                std::string_view text);

/// Implements Kind::parse: reads "8" or "8,torus,closed=a1+c3-d4,deal=begun,count=3,seed=7", and the column of each
/// row's queen as `writeColumns` writes them, with or without blanks on a small board. Queens may attack one another,
/// but are not on closed squares.
core::Reading read(std::string_view options, std::string_view position);

} // namespace queens

// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Returns the column of the queen in each row, from 1, with a dot for a row without one. On boards with more than
/// 9 columns, they are separated by blanks.
std::string writeColumns(core::Grid grid, const core::Position &position);

/// Implements Queens::spell; the function below implements Queens::replay.
std::string spellMoves(const Queens &queens, const core::Position &from, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const Queens &queens, const core::Position &from,
                                                std::string_view text);

/// Implements Kind::parse: reads "8" or "8,torus,closed=a1+c3-d4,given=b5,deal=begun,count=3,seed=7", and the column of
/// the queen in each row as `writeColumns` writes them; on a small board, blanks are optional. Queens may attack one
/// another, but must not be on closed squares.
core::Reading read(std::string_view options, std::string_view position);

} // namespace queens

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace rooks {

/// A puzzle with many solutions and a short definition: n non-attacking rooks on n × n squares, one in each
/// row. There are n! solutions, and 1, 1, 2, 7, 23, 115 up to the symmetries of the square (OEIS A000903).
/// "rooks:3:1.3" has rooks in column 1 of the first row and in column 3 of the last.
///
/// With the option "once", a rook stays where it was laid, so that a mistake cannot be undone; with "murky",
/// the verdict is unknown while there are fewer than two rooks on the board. The deal "slow" takes `count`
/// milliseconds to make an empty board.
const core::Kind &kind();

core::Game game(const std::string &options, const std::string &position = {});

/// Returns the step that lays the rook of this row, counted from 0.
core::Step lay(int row, int column, int size);
core::Step take(const core::Position &position, int row);

} // namespace rooks

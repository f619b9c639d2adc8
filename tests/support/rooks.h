// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace rooks {

/// A puzzle with many solutions, which a short definition describes: n rooks on n x n squares, one in each
/// row, that do not attack each other. There are n! solutions, and 1, 1, 2, 7, 23, 115 up to the symmetries
/// of the square (OEIS A000903). "rooks:3:1.3" has rooks in column 1 of the first row and in column 3 of the
/// last.
///
/// Options: with "once", rooks stay where they were laid, so that a mistake cannot be undone; with
/// "murky", the verdict is unknown with fewer than two rooks on the board. The deal "slow" takes `count`
/// milliseconds to generate an empty board.
const core::Kind &kind();

core::Game game(const std::string &options, const std::string &position = {});

/// Returns the step that lays the rook of this row, counted from 0.
core::Step lay(int row, int column, int size);
core::Step take(const core::Position &position, int row);

} // namespace rooks

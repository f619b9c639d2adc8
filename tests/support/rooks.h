// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace rooks {

/// A puzzle with many solutions, each of which a definition tells: n rooks on n x n squares, one a row, that
/// do not attack each other. There are n! of them, and 1, 1, 2, 7, 23, 115 up to the symmetries of the square
/// (OEIS A000903). "rooks:3:1.3" has rooks in column 1 of the first row and in column 3 of the last.
///
/// Words among the options: "once", rooks stay where they were laid, so that what is spoilt is spoilt for
/// good; "murky", the verdict is not known with less than two rooks on the board. Its deal "slow" takes
/// `count` milliseconds to think of an empty board.
const core::Kind &kind();

core::Game game(const std::string &options, const std::string &position = {});

/// Lays the rook of this row, counted from 0.
core::Step lay(int row, int column, int size);
core::Step take(const core::Position &position, int row);

} // namespace rooks

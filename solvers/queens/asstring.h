// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The method `string`, P. Audibert's fourth for the queens: the board is a string of one sign a row, the
/// column of its queen. A new column must not be in it, and a test that calls itself follows both diagonals
/// upward. It counts every sign that it reads or writes. A try is refused when the column is in the string or
/// a test meets a queen.
core::Solver asString();

} // namespace queens

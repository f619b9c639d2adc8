// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace solitaire {

/// The method `course`: the search of the course text. The board is gone over row by row, each peg tries up,
/// right, down and left; after every jump the board is gone over from the first hole again, and a jump after
/// which nothing works is taken back. Nothing is remembered. A node is a call of the search with more than
/// one peg left, the text's own counter. Nothing is refused: a jump is taken to be tried. One peg left ends
/// the search, wherever it stands, unless the instance names a hole.
core::Solver course();

} // namespace solitaire

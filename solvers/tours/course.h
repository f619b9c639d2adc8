// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The bishop's method `course`, the course text's own: every square has two marks for the senses and one for
/// having been visited; the four diagonal steps are tried in turn, without foresight. The start is marked as
/// visited, which the text forgets. Complete is what visits all squares of the start's colour; the text
/// counts half the board's, which is wrong where both sides are odd.
///
/// A node is a call, the root's being the first: 309 226 to the first tour from a8 of the usual board.
/// Refused is a step to a square whose sense is used.
core::Solver course();

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's method `squares`, the course text's first: squares are marked, the eight jumps tried
/// clockwise, and nothing is foreseen. A node is a jump made. Refused is every jump onto a visited square,
/// and in a closed tour a last jump that does not close it. From the corner of the usual board it makes 3 242
/// 064 jumps to its first tour. Nothing is stored wrongly here: the text's own program never notes down the
/// last square.
core::Solver squares();

} // namespace tours

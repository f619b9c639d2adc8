// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

namespace core {

/// Tries all notations of these puzzles on a text that begins at this offset of the input, and returns the readings that
/// fit best.
ImportedBoard readNotations(Kinds kinds, std::string_view text, std::size_t at);

/// Returns whether the position line is a board of this puzzle.
bool isBoardOf(const Kind &kind, const std::string &line);

} // namespace core

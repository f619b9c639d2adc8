// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// A text that a position has in common with its images when the board is turned and mirrored, and with no
/// other position.
std::string symmetryClass(const core::Puzzle &puzzle, const core::Position &position);

} // namespace queens

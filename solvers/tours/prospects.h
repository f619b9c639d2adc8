// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// What can become of a tour under way: said at once where a theorem or a square in need tells it, else
/// sought within a budget of nodes, some tenths of a second; not known when that is not enough.
core::Judgement judgeKnight(const core::Puzzle &puzzle, const core::Position &position,
                            core::Control &control);
core::Judgement judgeBishop(const core::Puzzle &puzzle, const core::Position &position,
                            core::Control &control);

/// The next square of a tour that goes on from here.
core::Hint hintKnight(const core::Puzzle &puzzle, const core::Position &position, core::Control &control);
core::Hint hintBishop(const core::Puzzle &puzzle, const core::Position &position, core::Control &control);

} // namespace tours

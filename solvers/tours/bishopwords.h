// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "tours/bishop.h"

namespace tours {

/// Reasons of the bishop's methods for what they refuse or do.
enum class BishopWhy : std::uint16_t {
    None,
    UsedSense,
    TooEarly, ///< in the corner that must come last
    Deserted, ///< a square would be left with too few ways
    Straight, ///< on through a square
    Bounce,   ///< off the border
    Mirror,   ///< at a mirror
};

/// What an event of a bishop's method means, happening at `before`.
core::Explanation explainStep(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event);

} // namespace tours

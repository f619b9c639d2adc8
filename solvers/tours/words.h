// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "tours/knight.h"

namespace tours {

/// Reasons of the knight's methods for what they refuse or do.
enum class Why : std::uint16_t {
    None,
    Visited,     ///< the square has a number
    Unclosed,    ///< the tour would end where it cannot be closed
    Mirrored,    ///< the jump's mirror image is tried instead
    BackToStart, ///< whose links were never cut
    Flawed,      ///< what is left could not be visited, see Rest
    Turned,      ///< laid again in the other direction
    Known,       ///< from a tour that was made otherwise
};

/// What an event of a knight's method means, happening at `before`.
core::Explanation explainJump(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event);

} // namespace tours

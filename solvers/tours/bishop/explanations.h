// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// Why a method of the bishop's refuses a step, or makes one that it does not choose itself: the reasons of
/// its events.
enum class StepReason : std::uint16_t {
    None,
    UsedSense,
    CornerTooEarly, ///< into the corner that must come last
    Unreachable,    ///< a square could not be visited any more, see DegreeTracker
    Straight,       ///< on through a square
    Bounce,         ///< off the border
    Mirror,         ///< at a mirror
};

/// What an event of a bishop's method means, happening at `before`.
core::Explanation explainStep(const Bishop &bishop, const core::Position &before, const core::Event &event);

/// Which square can no longer be visited after this route, and why; empty when none is known.
core::Explanation explainUnreachable(const Bishop &bishop, const Route &route);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// The reasons of the events of the bishop's methods: why a method refuses a step or, when it does not choose
/// freely, makes it.
enum class StepReason : std::uint16_t {
    None,
    UsedSense,
    CornerTooEarly, ///< the step leads to the corner that must come last
    Unreachable,    ///< a square could no longer be visited, see DegreeTracker
    Straight,       ///< the bishop goes straight on
    Bounce,         ///< the bishop bounces off the border
    Mirror,         ///< the bishop turns at a mirror
    NotGiven,       ///< a given number or the wanted end does not allow the step
    TooFar,         ///< the next given number is too many steps away
};

/// Explains an event of a bishop's method, which happens at the position `before`.
core::Explanation explainStep(const Bishop &bishop, const core::Position &before, const core::Event &event);

/// Explains which square can no longer be visited after this route, and why; empty if no such square is known.
core::Explanation explainUnreachable(const Bishop &bishop, const Route &route);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "tours/knight/knight.h"

namespace tours {

/// Why a method of the knight's refuses a jump, or makes one that it does not choose itself: the reasons of
/// its events.
enum class JumpReason : std::uint16_t {
    None,
    Visited,      ///< the square has a number
    DoesNotClose, ///< the tour would end where it cannot be closed
    Mirrored,     ///< the jump's mirror image is tried instead
    BackToStart,  ///< into the start, whose links were never cut
    Infeasible,   ///< the squares left could not be visited, see UnvisitedGraph
    Rotated,      ///< laid again in the other direction, by a Pósa rotation
    Constructed,  ///< along a tour that was constructed, not searched
};

/// What an event of a knight's method means, happening at `before`.
core::Explanation explainJump(const Knight &knight, const core::Position &before, const core::Event &event);

/// Why no tour goes on through the squares left after this route, and which of them are to blame; empty when
/// UnvisitedGraph sees no reason.
core::Explanation explainInfeasible(const Knight &knight, const Route &route);

} // namespace tours

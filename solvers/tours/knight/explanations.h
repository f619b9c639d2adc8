// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/variables.h"
#include "tours/knight/knight.h"

namespace tours {

/// The reasons of the events of the knight's methods: why a method refuses a jump or, when it does not choose
/// freely, makes it.
enum class JumpReason : std::uint16_t {
    None,
    Visited,      ///< the square has a number
    DoesNotClose, ///< the tour would end where it cannot be closed
    Mirrored,     ///< the jump's mirror image is tried instead
    BackToStart,  ///< the jump leads to the start, whose links were never cut
    Infeasible,   ///< the unvisited squares could no longer be visited, see UnvisitedGraph
    Rotated,      ///< the square is visited again in the opposite direction, by a Pósa rotation
    Constructed,  ///< the jump follows a constructed tour
    NotGiven,     ///< a given number does not allow the jump
    TooFar,       ///< the next given number is too many jumps away
    Excluded,     ///< the given numbers leave no tour after the jump, see NumberDomains
};

/// Explains an event of a knight's method, which happens at the position `before`.
core::Explanation explainJump(const Knight &knight, const core::Position &before, const core::Event &event);

/// Returns the variables of the methods that search for a tour square by square.
std::vector<core::Variable> walkVariables(const Knight &knight, const core::Position &before,
                                          const core::Event &event);

/// Explains why no tour can continue through the unvisited squares after this route, and marks the squares that
/// prevent it; empty if UnvisitedGraph finds no reason.
core::Explanation explainInfeasible(const Knight &knight, const Route &route);

} // namespace tours

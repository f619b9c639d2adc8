// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tilings/tilings.h"

namespace tilings {

/// Returns the letter of the event's piece, the row and column of its first cell, from 1, its turn, and the number
/// of pieces on the board right after the event.
std::vector<core::Variable> pieceVariables(const Tilings &tilings, const core::Position &before,
                                           const core::Event &event);

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tilings/tilings.h"

namespace tilings {

/// The letter of the piece that an event is about, its first cell by row and column, from 1, how it is turned, and how
/// many pieces lie on the board right after it.
std::vector<core::Variable> pieceVariables(const Tilings &tilings, const core::Position &before,
                                           const core::Event &event);

} // namespace tilings

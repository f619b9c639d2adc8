// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// The same board with other closed cells and other pieces. What lies on it stays where it still may; an open
/// cell at least must remain.
core::Game reshaped(const Tilings &tilings, const core::Position &position, std::vector<bool> closed,
                    const PieceSet &pieces);

} // namespace tilings

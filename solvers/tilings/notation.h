// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Moves as words: "F@2,3/1" lays piece F with its first cell on row 2, column 3 in turn 1, "L2@-" takes the
/// second piece L off the board.
std::string spellMoves(const Tilings &tilings, std::span<const core::Step> steps);

/// Reads them back. They may leave holes that nothing fills, as those of a search do.
std::variant<core::Path, core::Fault> readMoves(const Tilings &tilings, core::Position position,
                                                std::string_view moves);

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Returns why the remaining pieces cannot cover the empty cells, if that follows without a search: from their
/// total area, from a hole that no sizes add up to, or from a colouring of the cells (S. W. Golomb, 1954). An
/// empty result proves nothing.
core::Explanation impossible(const Tilings &tilings, const core::Position &position);

/// Explains that there is no tiling after a complete search, naming the rules in force.
core::Explanation explainExhausted(const Tilings &tilings);

} // namespace tilings

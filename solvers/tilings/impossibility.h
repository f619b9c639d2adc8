// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Returns why the remaining pieces cannot cover the empty cells, if that is seen without a search: by their number, by
/// a hole that no sizes add up to, or by a colouring of the cells (S. W. Golomb, 1954). The result is empty if none of
/// these forbids it, which proves nothing.
core::Explanation impossible(const Tilings &tilings, const core::Position &position);

/// Explains that there is no tiling after everything was tried, with the rules that were in force.
core::Explanation explainExhausted(const Tilings &tilings);

} // namespace tilings

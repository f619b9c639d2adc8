// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Why the empty cells cannot be covered by the pieces left, where that is seen without a search: by their
/// number, by a hole that no sizes add up to, or by a colouring of the cells (S. W. Golomb, 1954). Empty when
/// none of these forbids it, which proves nothing.
core::Explanation impossible(const Tilings &tilings, const core::Position &position);

/// Why there is no tiling once everything was tried, with the rules that were in force.
core::Explanation explainExhausted(const Tilings &tilings);

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/holes.h"

namespace tilings {

/// Why the empty cells cannot be covered by the pieces left, where that is seen without trying: by their
/// number, by a hole that no sizes add up to, or by colouring the cells (S. W. Golomb, 1954). Empty when
/// none of these forbids it, which proves nothing.
core::Explanation impossible(const Tilings &tilings, const core::Position &position);

/// That all was tried, and by which rules.
core::Explanation explainTried(const Tilings &tilings);

} // namespace tilings

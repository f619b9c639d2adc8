// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tilings {

/// The method `cover`, see CoverSearch: what has the fewest ways next, all solutions on all cores. Takes no
/// notice of the board's shape, so that holes and coasts do not trouble it.
core::Solver cover();

} // namespace tilings

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's method `tiles`: a whole tour at once, open or closed, of a board of any size, see Tiling; of
/// narrow boards column by column, see narrowTour.
core::Solver tiles();

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"

namespace tours {

/// Why the knight has no tour of this board from `start`; empty when it has one. Closed tours: Schwenk 1991.
/// Open ones: Cull and De Curtins 1978 for sides from 5, Chia and Ong 2005 for narrow boards; from which
/// squares narrow boards have one was found by trying all, and the tests try again.
core::Explanation whyNoTour(core::Grid grid, int start, bool closed);

} // namespace tours

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The method `cycles`, P. Audibert's third: rings of three neighbouring tiles are turned, all else staying
/// as it is. A board that was dealt so and not touched since has its own turns undone; the permutation of any
/// other is decomposed into the same generators. Long; its nodes are the moves made.
core::Solver cycles();

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The method `rewind`, P. Audibert's first: the walk that disordered the board, played backwards move by
/// move. It finds nothing, it remembers; a board whose way here is not known does not fit.
core::Solver rewind();

} // namespace taquin

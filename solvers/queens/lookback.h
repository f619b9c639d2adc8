// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The method `lookback`, P. Audibert's third for the queens: nothing is filled, but from each square it
/// looks up the board in three directions, to the left, straight and to the right, for a queen. It counts
/// every square that it looks at, the one it looks from too, and every queen set or taken off. A try is
/// refused when a queen is in sight.
core::Solver lookback();

} // namespace queens

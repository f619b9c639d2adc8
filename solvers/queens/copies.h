// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The method `copies`, P. Audibert's second for the queens: the loops of the first become one procedure that
/// calls itself and keeps a copy of the board at each call. It counts every square that it reads, fills,
/// keeps or puts back. A try is refused when its square is filled.
core::Solver copies();

} // namespace queens

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The method `loops`, P. Audibert's first for the eight queens: eight loops, one within the other, on a
/// board whose attacked squares are filled and that is kept and put back. It counts every square that it
/// reads, fills, keeps or puts back. A try is refused when its square is filled.
core::Solver loops();

} // namespace queens

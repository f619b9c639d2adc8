// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The method `optimal`, see Deepening: a shortest way, at once on small boards, after minutes on some of
/// 4x4, hardly ever on larger ones.
core::Solver optimal();

} // namespace taquin

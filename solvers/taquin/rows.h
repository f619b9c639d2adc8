// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The method `rows`, see RowMethod. Its nodes are the moves made.
core::Solver rows();

} // namespace taquin

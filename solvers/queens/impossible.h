// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Why this position has no solution, where that is seen without a search: two queens attack each other, the
/// board is of 2 or 3, or a row or column has no free square left. Else empty.
core::Explanation impossible(const Queens &queens, const core::Position &position);

/// That all queens stand.
core::Explanation complete(const Queens &queens, const core::Position &position);

} // namespace queens

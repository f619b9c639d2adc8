// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace bench {

/// Counts the solutions for `size` queens by the usual method: row by row with three bit masks of attacked
/// columns, without using symmetry. Other counts are compared with this baseline.
std::uint64_t plainQueens(int size);

} // namespace bench

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace bench {

/// Counts the solutions for so many queens in the usual way, by three words of attacked columns, row by row
/// and without any symmetry. Other counts are compared with this baseline.
std::uint64_t plainQueens(int size);

} // namespace bench

// SPDX-License-Identifier: MIT
#include "benchmarks/plainqueens.h"

namespace bench {

namespace {

std::uint64_t countBelow(std::uint32_t all, std::uint32_t columns, std::uint32_t left, std::uint32_t right)
{
    if (columns == all)
        return 1;
    std::uint64_t count = 0;
    for (std::uint32_t free = all & ~(columns | left | right); free != 0; free &= free - 1) {
        const std::uint32_t queen = free & (0 - free);
        count += countBelow(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return count;
}

} // namespace

std::uint64_t plainQueens(int size)
{
    return countBelow((std::uint32_t(1) << size) - 1, 0, 0, 0);
}

} // namespace bench

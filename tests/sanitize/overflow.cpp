// SPDX-License-Identifier: MIT
#include <cstdio>
#include <limits>

/// Adds one to the largest int, and must not live to tell.
int main(int count, char **)
{
    const int number = std::numeric_limits<int>::max() + count;
    std::printf("%d went unnoticed\n", number);
}

// SPDX-License-Identifier: MIT
#include <cstdio>
#include <limits>

/// Adds one to the largest int; the sanitizer must end the program before it prints.
int main(int count, char **)
{
    const int number = std::numeric_limits<int>::max() + count;
    std::printf("%d went unnoticed\n", number);
}

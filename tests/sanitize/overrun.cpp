// SPDX-License-Identifier: MIT
#include <cstdio>
#include <vector>

/// Reads one element past the end of an array.
int main(int count, char **)
{
    const std::vector<int> numbers(std::size_t(count) * 8);
    std::printf("%d went unnoticed\n", *(numbers.data() + numbers.size()));
}

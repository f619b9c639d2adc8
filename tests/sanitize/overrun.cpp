// SPDX-License-Identifier: MIT
#include <cstdio>
#include <vector>

/// Reads one element behind the last.
int main(int count, char **)
{
    const std::vector<int> numbers(std::size_t(count) * 8);
    std::printf("%d went unnoticed\n", *(numbers.data() + numbers.size()));
}

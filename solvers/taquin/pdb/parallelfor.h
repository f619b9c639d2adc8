// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>

namespace taquin {

/// A function that runs work(0 .. parts - 1), possibly in parallel. It returns false if it was cancelled, upon
/// which the builder of a database gives up at once. The work may also call the function.
using ParallelFor = std::function<bool(int parts, const std::function<void(int)> &work)>;

/// Runs work(0 .. items - 1) one after the other, and lets `parallelFor` cancel after each thousand.
bool sequentialFor(const ParallelFor &parallelFor, std::size_t items, auto &&work)
{
    constexpr std::size_t atOnce = 1024; // the items between two checks, which take milliseconds
    for (std::size_t first = 0; first < items; first += atOnce) {
        const auto some = [&](int) {
            for (std::size_t item = first; item < std::min(first + atOnce, items); ++item)
                work(item);
        };
        if (!parallelFor(1, some))
            return false;
    }
    return true;
}

} // namespace taquin

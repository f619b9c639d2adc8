// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>

namespace taquin {

/// Those who build tables: runs work(0 .. parts - 1), perhaps at the same time; false when it gave up.
using TableCrew = std::function<bool(int parts, const std::function<void(int)> &work)>;

/// Runs work(0 .. items - 1), one after the other. The crew can give up every thousand; false when it did.
bool inOrder(const TableCrew &crew, std::size_t items, auto &&work)
{
    constexpr std::size_t atOnce = 1024; // milliseconds' work
    for (std::size_t first = 0; first < items; first += atOnce) {
        const auto some = [&](int) {
            for (std::size_t item = first; item < std::min(first + atOnce, items); ++item)
                work(item);
        };
        if (!crew(1, some))
            return false;
    }
    return true;
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#include "tours/cut.h"

#include <algorithm>

namespace tours {

namespace {

constexpr int usual = 8;
constexpr int shortestEven = 6;

bool isCuttable(int even)
{
    return even == 0 || even >= shortestEven;
}

Cut make(std::vector<int> lengths)
{
    Cut cut{std::move(lengths), {0}};
    for (const int length : cut.lengths)
        cut.begins.push_back(cut.begins.back() + length);
    return cut;
}

/// Eights, and at the end what makes the length even out: 10, or 6, or twice 6.
void appendEven(std::vector<int> &parts, int length)
{
    const int eights = length / usual - (length % usual == 2 || length % usual == 4 ? 1 : 0);
    parts.insert(parts.end(), std::size_t(std::max(eights, 0)), usual);
    const int rest = length - usual * std::max(eights, 0);
    if (rest == 2 * shortestEven)
        parts.insert(parts.end(), 2, shortestEven);
    else if (rest > 0)
        parts.push_back(rest);
}

} // namespace

int Cut::indexOf(int line) const
{
    return int(std::upper_bound(begins.begin(), begins.end(), line) - begins.begin()) - 1;
}

Cut evenCut(int length)
{
    std::vector<int> parts;
    appendEven(parts, length);
    return make(std::move(parts));
}

Cut anyCut(int length)
{
    if (length % 2 == 0)
        return evenCut(length);
    if (!isCuttable(length - shortestTile))
        return make({length});
    std::vector<int> parts{shortestTile};
    appendEven(parts, length - shortestTile);
    return make(std::move(parts));
}

Cut oddCut(int length, int line)
{
    for (int odd = shortestTile; odd <= longestTile; odd += 2) {
        for (int before = std::max(0, line - odd + 1); before <= line; ++before) {
            const int behind = length - before - odd;
            if (before % 2 != 0 || !isCuttable(before) || behind < 0 || !isCuttable(behind))
                continue;
            std::vector<int> parts;
            appendEven(parts, before);
            parts.push_back(odd);
            appendEven(parts, behind);
            return make(std::move(parts));
        }
    }
    return make({length});
}

} // namespace tours

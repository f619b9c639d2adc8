// SPDX-License-Identifier: MIT
#include "core/similarword.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core {

namespace {

constexpr std::size_t longestWord = 24;

bool areAlike(char one, char other)
{
    return std::tolower(static_cast<unsigned char>(one)) == std::tolower(static_cast<unsigned char>(other));
}

/// Returns the edit distance of two words of at most `longestWord` letters.
std::size_t distanceOf(std::string_view from, std::string_view to)
{
    std::array<std::array<std::size_t, longestWord + 1>, longestWord + 1> changes{};
    for (std::size_t i = 0; i <= from.size(); ++i) {
        for (std::size_t j = 0; j <= to.size(); ++j) {
            if (i == 0 || j == 0) {
                changes[i][j] = i + j;
                continue;
            }
            const std::size_t changed = areAlike(from[i - 1], to[j - 1]) ? 0 : 1;
            changes[i][j] =
                std::min({changes[i - 1][j] + 1, changes[i][j - 1] + 1, changes[i - 1][j - 1] + changed});
            if (i > 1 && j > 1 && areAlike(from[i - 1], to[j - 2]) && areAlike(from[i - 2], to[j - 1]))
                changes[i][j] = std::min(changes[i][j], changes[i - 2][j - 2] + 1);
        }
    }
    return changes[from.size()][to.size()];
}

} // namespace

std::string_view similarWord(std::string_view word, std::span<const std::string_view> candidates)
{
    std::string_view nearest;
    // A third of the letters may differ, but never more than three, so that long words are not matched too freely.
    const auto letters = std::size_t(std::ranges::count_if(word, [](char one) { return one != '-'; }));
    std::size_t least = std::min<std::size_t>((letters + 1) / 3, 3);
    if (word.size() < 2 || word.size() > longestWord)
        return nearest;
    for (const std::string_view candidate : candidates) {
        if (candidate.empty() || candidate.size() > longestWord)
            continue;
        const std::size_t distance = distanceOf(word, candidate);
        if (distance <= least && (nearest.empty() || distance < least)) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace core

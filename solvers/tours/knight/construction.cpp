// SPDX-License-Identifier: MIT
#include "tours/knight/construction.h"

#include "tours/knight/knight.h"
#include "tours/knight/tiletour.h"

#include <algorithm>

namespace tours {

namespace {

constexpr TieBreak tieBreaks[] = {TieBreak::Outer, TieBreak::First, TieBreak::Inner};

/// Returns a tour of a board that is known to have one.
Cells exactTour(core::Grid grid, std::uint32_t start, bool closed)
{
    const bool narrow = std::min(grid.columns, grid.rows) < shortestTile;
    return narrow ? narrowTour(grid, start, closed) : tiledTour(grid, start);
}

} // namespace

Cells openTour(core::Grid grid, std::uint32_t start)
{
    if (grid.size() == 1)
        return {start};
    if (std::max(grid.columns, grid.rows) <= longestByRule) {
        for (const TieBreak tieBreak : tieBreaks) {
            if (Cells tour = warnsdorffTour(grid, start, tieBreak); !tour.empty())
                return tour;
        }
    }
    if (!whyNoTour(grid, int(start), false).empty())
        return {};
    return exactTour(grid, start, false);
}

Cells closedTour(core::Grid grid, std::uint32_t start)
{
    if (!whyNoTour(grid, int(start), true).empty())
        return {};
    return exactTour(grid, start, true);
}

} // namespace tours

// SPDX-License-Identifier: MIT
#include "tours/wholetour.h"

#include "tours/columns.h"
#include "tours/existence.h"
#include "tours/tiling.h"

#include <algorithm>

namespace tours {

namespace {

bool isNarrow(core::Grid grid)
{
    return std::min(grid.columns, grid.rows) < shortestTile;
}

} // namespace

Cells openTour(core::Grid grid, std::uint32_t start)
{
    if (grid.size() == 1)
        return {start};
    if (std::max(grid.columns, grid.rows) <= longestRuled) {
        for (const Tie tie : ties) {
            if (Cells tour = ruleTour(grid, start, tie); !tour.empty())
                return tour;
        }
    }
    if (!whyNoTour(grid, int(start), false).empty())
        return {};
    return isNarrow(grid) ? narrowTour(grid, start, false) : Tiling(grid, start).tour();
}

Cells closedTour(core::Grid grid, std::uint32_t start)
{
    if (!whyNoTour(grid, int(start), true).empty())
        return {};
    return isNarrow(grid) ? narrowTour(grid, start, true) : Tiling(grid, start).tour();
}

} // namespace tours

// SPDX-License-Identifier: MIT
#include "tilings/atlascounts.h"

#include <algorithm>

namespace ui {

void AtlasCounts::restart(const tilings::Tilings &tilings)
{
    for (std::vector<int> &counts : m_counts)
        counts.assign(tilings.closed().size(), 0);
    m_size = 0;
}

void AtlasCounts::add(const tilings::Tilings &tilings, const core::Position &solution)
{
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        const int kind = tilings.kindOf(int(piece));
        const auto footprint = tilings.footprint(kind, solution[piece]);
        for (const int cell : *footprint)
            ++m_counts[std::size_t(kind)][std::size_t(cell)];
    }
    ++m_size;
}

int AtlasCounts::cells(int kind) const
{
    return int(std::ranges::count_if(counts(kind), [](int count) { return count > 0; }));
}

bool AtlasCounts::covers(const tilings::Tilings &tilings, const core::Position &solution, int kind, int cell)
{
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        if (tilings.kindOf(int(piece)) != kind)
            continue;
        const auto footprint = tilings.footprint(kind, solution[piece]);
        if (std::find(footprint->begin(), footprint->end(), cell) != footprint->end())
            return true;
    }
    return false;
}

} // namespace ui

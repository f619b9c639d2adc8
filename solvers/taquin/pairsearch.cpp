// SPDX-License-Identifier: MIT
#include "taquin/pairsearch.h"

#include <algorithm>

namespace taquin {

PairSearch::PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from,
                       std::pair<int, int> homes)
{
    const auto place = [&](int cell) {
        const auto found = std::ranges::find(cells, cell);
        return found == cells.end() ? -1 : int(found - cells.begin());
    };
    std::vector<std::array<int, directions.size()>> beside(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : directions)
            beside[i][std::size_t(direction)] =
                hasNext(grid, cells[i], direction) ? place(next(grid, cells[i], direction)) : -1;
    }
    struct Entry {
        State state;
        std::size_t parent;
        Direction direction;
    };
    const std::size_t count = cells.size();
    std::vector<bool> seen(count * count * count);
    const auto mark = [&](const State &state) {
        auto one = seen[(std::size_t(state.one) * count + std::size_t(state.other)) * count +
                        std::size_t(state.gap)];
        return !one && (one = true);
    };
    const int home = place(homes.first);
    const int otherHome = place(homes.second);
    std::vector<Entry> entries{{{place(from.one), place(from.other), place(from.gap)}, 0, {}}};
    mark(entries.front().state);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const State state = entries[i].state;
        if (state.one == home && state.other == otherHome) {
            m_found = true;
            for (std::size_t at = i; at != 0; at = entries[at].parent)
                m_route.push_back(entries[at].direction);
            std::ranges::reverse(m_route);
            return;
        }
        for (const Direction direction : directions) {
            const int to = beside[std::size_t(state.gap)][std::size_t(direction)];
            if (to < 0)
                continue;
            const State then{to == state.one ? state.gap : state.one,
                             to == state.other ? state.gap : state.other, to};
            if (mark(then))
                entries.push_back({then, i, direction});
        }
    }
}

} // namespace taquin

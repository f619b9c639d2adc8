// SPDX-License-Identifier: MIT
#include "taquin/pairsearch.h"

#include <algorithm>

namespace taquin {

PairSearch::PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from,
                       std::pair<int, int> homes)
    : m_beside(cells.size()), m_seen(cells.size() * cells.size() * cells.size())
{
    const auto place = [&](int cell) {
        const auto found = std::ranges::find(cells, cell);
        return found == cells.end() ? -1 : int(found - cells.begin());
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : directions)
            m_beside[i][std::size_t(direction)] =
                hasNext(grid, cells[i], direction) ? place(next(grid, cells[i], direction)) : -1;
    }
    m_entries.push_back({{place(from.one), place(from.other), place(from.gap)}, 0, {}});
    isNew(m_entries.front().state);
    search(place(homes.first), place(homes.second));
}

void PairSearch::search(int home, int otherHome)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].state.one == home && m_entries[i].state.other == otherHome) {
            keepWayTo(i);
            return;
        }
        expand(i);
    }
}

void PairSearch::expand(std::size_t index)
{
    const State state = m_entries[index].state;
    for (const Direction direction : directions) {
        const int to = m_beside[std::size_t(state.gap)][std::size_t(direction)];
        if (to < 0)
            continue;
        const State then{to == state.one ? state.gap : state.one, to == state.other ? state.gap : state.other,
                         to};
        if (isNew(then))
            m_entries.push_back({then, index, direction});
    }
}

bool PairSearch::isNew(const State &state)
{
    const std::size_t count = m_beside.size();
    auto seen =
        m_seen[(std::size_t(state.one) * count + std::size_t(state.other)) * count + std::size_t(state.gap)];
    return !seen && (seen = true);
}

void PairSearch::keepWayTo(std::size_t index)
{
    m_found = true;
    for (; index != 0; index = m_entries[index].parent)
        m_route.push_back(m_entries[index].direction);
    std::ranges::reverse(m_route);
}

} // namespace taquin

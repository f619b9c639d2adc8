// SPDX-License-Identifier: MIT
#include "taquin/pairsearch.h"

namespace taquin {

PairSearch::PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from,
                       std::pair<int, int> homes)
    : m_neighbours(cells.size()), m_seen(cells.size() * cells.size() * cells.size())
{
    const auto indexOf = [&](int cell) {
        const auto found = std::ranges::find(cells, cell);
        return found == cells.end() ? -1 : int(found - cells.begin());
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : directions)
            m_neighbours[i][std::size_t(direction)] =
                hasNext(grid, cells[i], direction) ? indexOf(next(grid, cells[i], direction)) : -1;
    }
    m_nodes.push_back({{indexOf(from.one), indexOf(from.other), indexOf(from.blank)}, 0, {}});
    markSeen(m_nodes.front().state);
    search(indexOf(homes.first), indexOf(homes.second));
}

void PairSearch::search(int home, int otherHome)
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i].state.one == home && m_nodes[i].state.other == otherHome) {
            keepRouteTo(i);
            return;
        }
        expand(i);
    }
}

void PairSearch::expand(std::size_t index)
{
    const State state = m_nodes[index].state;
    for (const Direction direction : directions) {
        const int to = m_neighbours[std::size_t(state.blank)][std::size_t(direction)];
        if (to < 0)
            continue;
        const State after{to == state.one ? state.blank : state.one,
                          to == state.other ? state.blank : state.other, to};
        if (markSeen(after))
            m_nodes.push_back({after, index, direction});
    }
}

/// Records a state; returns false if it was seen before.
bool PairSearch::markSeen(const State &state)
{
    const std::size_t count = m_neighbours.size();
    auto seen = m_seen[(std::size_t(state.one) * count + std::size_t(state.other)) * count +
                       std::size_t(state.blank)];
    return !seen && (seen = true);
}

void PairSearch::keepRouteTo(std::size_t index)
{
    m_found = true;
    for (; index != 0; index = m_nodes[index].parent)
        m_route.push_back(m_nodes[index].direction);
    std::ranges::reverse(m_route);
}

} // namespace taquin

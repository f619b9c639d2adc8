// SPDX-License-Identifier: MIT
#include "taquin/orders.h"

#include <algorithm>
#include <numeric>

namespace taquin {

Orders::Orders(int tiles) : m_tiles(tiles)
{
    for (int factor = 2; factor <= tiles; ++factor)
        m_count *= factor;
    for (int place = 0; place < tiles; ++place) {
        for (int passed = 0; place + passed < tiles; ++passed)
            tabulate(place, passed);
    }
}

void Orders::tabulate(int place, int passed)
{
    After &behind = m_behind[at(place, passed)];
    After &before = m_before[at(place, passed)];
    behind.resize(std::size_t(m_count));
    before.resize(std::size_t(m_count));
    std::vector<int> order(std::size_t(m_tiles), 0);
    std::iota(order.begin(), order.end(), 0);
    for (int from = 0; from < m_count; ++from, std::ranges::next_permutation(order)) {
        std::vector<int> then = order;
        std::rotate(then.begin() + place, then.begin() + place + 1, then.begin() + place + passed + 1);
        const std::uint16_t to = number(then);
        behind[std::size_t(from)] = to;
        before[to] = std::uint16_t(from);
    }
}

std::uint16_t Orders::number(const std::vector<int> &order) const
{
    int number = 0;
    for (int place = 0; place < m_tiles; ++place) {
        const auto smaller = std::count_if(order.begin() + place, order.end(),
                                           [&](int tile) { return tile < order[std::size_t(place)]; });
        number = number * (m_tiles - place) + int(smaller);
    }
    return std::uint16_t(number);
}

} // namespace taquin

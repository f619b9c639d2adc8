// SPDX-License-Identifier: MIT
#include "taquin/patterntable.h"

#include "taquin/patternbreadth.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace taquin {

std::shared_ptr<const PatternTable> PatternTable::build(const PatternLinks &links, CellSet home,
                                                        const TableCrew &crew)
{
    PatternBreadth breadth(links, home);
    while (breadth.hasMore()) {
        if (!crew(breadth.parts(), [&](int part) { breadth.look(part); }))
            return nullptr;
        breadth.goDeeper();
    }
    return std::shared_ptr<const PatternTable>(
        new PatternTable(links.space(), home, breadth.words(), breadth.takeBits()));
}

PatternTable::PatternTable(std::shared_ptr<const PatternSpace> space, CellSet home, std::size_t words,
                           LargeVector<std::uint64_t> bits)
    : m_space(std::move(space)), m_home(home), m_words(words), m_bits(std::move(bits))
{
}

PatternState PatternTable::state(const std::vector<int> &cells, int gap) const
{
    PatternState state = {};
    for (const int cell : cells)
        state.set |= only(cell);
    state.slot = m_space->slot(state.set, gap);
    std::vector<int> order(cells.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](int tile) { return cells[std::size_t(tile)]; });
    state.order = m_space->orders().number(order);
    state.distance = std::uint16_t(distance(state));
    return state;
}

/// Counts the moves of a way to the goal: from everywhere else some move leads nearer, and its bit tells it.
int PatternTable::distance(PatternState state) const
{
    const std::uint32_t goal = m_space->slot(m_home, m_space->grid().size() - 1);
    const bool odd = m_space->odd(state.set) != m_space->odd(m_home);
    const unsigned bit = unsigned(*word(state.slot, state.order) >> (state.order & 63)) & 1U;
    unsigned lastBits = 2 * bit + odd;
    int distance = 0;
    for (; state.slot != goal || state.order != 0; ++distance) {
        lastBits = (lastBits + 3) % 4;
        state = nearer(state, lastBits / 2);
    }
    return distance;
}

PatternState PatternTable::nearer(const PatternState &state, unsigned bit) const
{
    const auto [set, region] = m_space->slots()[state.slot];
    for (CellSet rest = set & m_space->around(region); rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        for (const int gap : m_space->neighbours(cell)) {
            if (!(region & only(gap)))
                continue;
            const TileMove move = m_space->move(cell, gap);
            const std::uint32_t slot = m_space->slot(set ^ move.both, cell);
            const std::uint16_t order = m_space->orderAfter(state.order, set, move);
            if ((*word(slot, order) >> (order & 63) & 1U) == bit)
                return {set ^ move.both, slot, order, 0};
        }
    }
    return state;
}

} // namespace taquin

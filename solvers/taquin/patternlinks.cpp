// SPDX-License-Identifier: MIT
#include "taquin/patternlinks.h"

#include <algorithm>
#include <bit>
#include <map>

namespace taquin {

namespace {

/// Where the places of a set's cells are among its cells column by column.
std::vector<int> byColumns(const core::Grid &grid, CellSet set)
{
    std::vector<int> cells;
    for (; set != 0; set &= set - 1)
        cells.push_back(std::countr_zero(set));
    const auto isBefore = [&](int one, int other) {
        return std::pair(grid.column(one), one) < std::pair(grid.column(other), other);
    };
    std::vector<int> places;
    for (const int cell : cells)
        places.push_back(int(std::ranges::count_if(cells, [&](int other) { return isBefore(other, cell); })));
    return places;
}

std::vector<int> inverse(const std::vector<int> &places)
{
    std::vector<int> result(places.size());
    for (std::size_t place = 0; place < places.size(); ++place)
        result[std::size_t(places[place])] = int(place);
    return result;
}

} // namespace

std::unique_ptr<const PatternLinks> PatternLinks::build(std::shared_ptr<const PatternSpace> space,
                                                        const TableCrew &crew)
{
    std::unique_ptr<PatternLinks> links(new PatternLinks(std::move(space)));
    if (!links->addNeighbours(crew) || !links->addTurns(crew))
        return nullptr;
    return links;
}

bool PatternLinks::addNeighbours(const TableCrew &crew)
{
    const auto &slots = m_space->slots();
    const bool all = inOrder(crew, slots.size(), [&](std::size_t slot) {
        m_slots[m_space->odd(slots[slot].set)].push_back(std::uint32_t(slot));
        addNeighbours(slots[slot]);
    });
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    return all;
}

void PatternLinks::addNeighbours(const PatternSpace::Slot &slot)
{
    LargeVector<std::uint32_t> alongColumns;
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    for (CellSet rest = slot.set & m_space->around(slot.region); rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        for (const int gap : m_space->neighbours(cell)) {
            if (!(slot.region & only(gap)))
                continue;
            const bool alongRow = gap == cell - 1 || gap == cell + 1;
            (alongRow ? m_neighbours : alongColumns)
                .push_back(m_space->slot(slot.set ^ only(cell) ^ only(gap), cell));
        }
    }
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    m_neighbours.insert(m_neighbours.end(), alongColumns.begin(), alongColumns.end());
}

bool PatternLinks::addTurns(const TableCrew &crew)
{
    std::map<std::vector<int>, std::uint16_t> numbers;
    const auto number = [&](const std::vector<int> &places) {
        const auto [known, isNew] = numbers.emplace(places, std::uint16_t(m_turns.size()));
        if (isNew)
            m_turns.push_back(m_space->orders().turns(places));
        return known->second;
    };
    CellSet before = 0;
    const auto &slots = m_space->slots();
    return inOrder(crew, slots.size(), [&](std::size_t slot) {
        if (slots[slot].set == before) {
            m_turn.insert(m_turn.end(), {m_turn.end()[-2], m_turn.end()[-1]});
            return;
        }
        before = slots[slot].set;
        const std::vector<int> places = byColumns(m_space->grid(), before);
        m_turn.push_back(number(places));
        m_turn.push_back(number(inverse(places)));
    });
}

} // namespace taquin

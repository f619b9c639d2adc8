// SPDX-License-Identifier: MIT
#include "taquin/patternspace.h"

#include "taquin/direction.h"

#include <algorithm>
#include <bit>

namespace taquin {

std::shared_ptr<const PatternSpace> PatternSpace::build(core::Grid grid, int tiles, const TableCrew &crew)
{
    const std::shared_ptr<PatternSpace> space(new PatternSpace(grid, tiles));
    const auto &sets = space->m_sets.all();
    space->m_regions.reserve(sets.size());
    if (!inOrder(crew, sets.size(), [&](std::size_t set) { space->addRegions(sets[set]); }))
        return nullptr;
    return space;
}

PatternSpace::PatternSpace(core::Grid grid, int tiles)
    : m_grid(grid), m_sets(grid.size(), tiles), m_orders(tiles), m_neighbours(std::size_t(grid.size()))
{
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (const Direction direction : directions) {
            if (hasNext(grid, cell, direction))
                m_neighbours[std::size_t(cell)].push_back(next(grid, cell, direction));
        }
    }
}

void PatternSpace::addRegions(CellSet set)
{
    Regions &regions = m_regions.emplace_back();
    regions.first = std::uint32_t(m_slots.size());
    for (CellSet free = (only(m_grid.size()) - 1) & ~set; free != 0; free &= ~m_slots.back().region) {
        CellSet region = free & (0 - free);
        for (CellSet before = 0; before != region;) {
            before = region;
            region |= around(region) & free;
        }
        const auto label = std::uint32_t(m_slots.size()) - regions.first;
        for (CellSet rest = region; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            regions.labels[std::size_t(cell / perWord)] |= label << bits * (cell % perWord);
        }
        m_slots.push_back({set, region});
    }
}

CellSet PatternSpace::around(CellSet cells) const
{
    CellSet result = 0;
    for (; cells != 0; cells &= cells - 1) {
        for (const int cell : neighbours(std::countr_zero(cells)))
            result |= only(cell);
    }
    return result;
}

bool PatternSpace::odd(CellSet set) const
{
    bool result = false;
    for (; set != 0; set &= set - 1) {
        const int cell = std::countr_zero(set);
        result = result != ((m_grid.row(cell) + m_grid.column(cell)) % 2 != 0);
    }
    return result;
}

TileMove PatternSpace::move(int from, int to) const
{
    const int first = std::min(from, to);
    const int between = std::max(from, to) - first - 1;
    return {only(from) | only(to),
            only(first) - 1,
            std::uint8_t(from),
            std::uint8_t(from / perWord),
            std::uint8_t(bits * (from % perWord)),
            std::uint8_t(first + 1),
            std::uint8_t(only(between) - 1),
            from < to};
}

} // namespace taquin

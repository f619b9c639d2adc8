// SPDX-License-Identifier: MIT
#include "taquin/pdb/patternspace.h"

#include "taquin/gridgraph.h"

#include <algorithm>
#include <bit>

namespace taquin {

CombinationIndex::CombinationIndex(int cells, int size)
    : m_half(cells / 2), m_lowerMask(cellBit(m_half) - 1), m_upper(std::size_t(1) << (cells - m_half)),
      m_lower(std::size_t(1) << m_half)
{
    std::vector<std::vector<CellSet>> lowerBySize(std::size_t(m_half) + 1);
    for (std::size_t lower = 0; lower < m_lower.size(); ++lower) {
        auto &sameSize = lowerBySize[std::size_t(std::popcount(lower))];
        m_lower[lower] = std::uint32_t(sameSize.size());
        sameSize.push_back(CellSet(lower));
    }
    for (std::size_t upper = 0; upper < m_upper.size(); ++upper) {
        m_upper[upper] = std::uint32_t(m_sets.size());
        const int lowerSize = size - std::popcount(upper);
        if (lowerSize < 0 || lowerSize > m_half)
            continue;
        for (const CellSet lower : lowerBySize[std::size_t(lowerSize)])
            m_sets.push_back(CellSet(upper << m_half) | lower);
    }
}

std::shared_ptr<const PatternSpace> PatternSpace::build(core::Grid grid, int tiles,
                                                        const ParallelFor &parallelFor)
{
    const std::shared_ptr<PatternSpace> space(new PatternSpace(grid, tiles));
    const auto &sets = space->m_sets.sets();
    space->m_regions.reserve(sets.size());
    if (!sequentialFor(parallelFor, sets.size(), [&](std::size_t rank) { space->addRegions(sets[rank]); }))
        return nullptr;
    return space;
}

PatternSpace::PatternSpace(core::Grid grid, int tiles)
    : m_grid(grid), m_sets(grid.size(), tiles), m_permutations(tiles), m_neighbours(std::size_t(grid.size())),
      m_all(cellBit(grid.size()) - 1)
{
    const GridGraph graph(grid);
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (grid.column(cell) == grid.columns - 1)
            m_lastColumn |= cellBit(cell);
        for (const Direction direction : directions) {
            if (graph.hasNeighbour(cell, direction))
                m_neighbours[cell] |= cellBit(graph.neighbour(cell, direction));
        }
    }
}

void PatternSpace::addRegions(CellSet set)
{
    Regions &regions = m_regions.emplace_back();
    regions.firstSlot = std::uint32_t(m_slots.size());
    for (CellSet free = m_all & ~set; free != 0; free &= ~m_slots.back().region) {
        const CellSet region = regionOf(std::countr_zero(free), free);
        const auto label = std::uint32_t(m_slots.size()) - regions.firstSlot;
        for (CellSet rest = region; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            regions.labels[std::size_t(cell / labelsPerWord)] |= label << labelBits * (cell % labelsPerWord);
        }
        m_slots.push_back({set, region});
    }
}

/// Returns the cells connected to this one, by flood fill.
CellSet PatternSpace::regionOf(int cell, CellSet free) const
{
    CellSet region = cellBit(cell);
    for (CellSet before = 0; before != region;) {
        before = region;
        region |= neighboursOfAll(region) & free;
    }
    return region;
}

bool PatternSpace::isOdd(CellSet set) const
{
    bool result = false;
    for (; set != 0; set &= set - 1) {
        const int cell = std::countr_zero(set);
        result = result != ((m_grid.row(cell) + m_grid.column(cell)) % 2 != 0);
    }
    return result;
}

SlideMasks PatternSpace::slide(int from, int to) const
{
    const int first = std::min(from, to);
    const int between = std::max(from, to) - first - 1;
    return {.both = cellBit(from) | cellBit(to),
            .above = cellBit(first) - 1,
            .word = std::uint8_t(from / labelsPerWord),
            .shift = std::uint8_t(labelBits * (from % labelsPerWord)),
            .beyond = std::uint8_t(first + 1),
            .between = std::uint8_t(cellBit(between) - 1),
            .down = from < to};
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#include "taquin/pdb/pdbbuilder.h"

#include <algorithm>
#include <bit>
#include <map>

namespace taquin {

namespace {

constexpr std::size_t wordBits = 64;

/// By position in a set's cells row by row, their position column by column.
std::vector<int> columnMajorPositions(const core::Grid &grid, CellSet set)
{
    std::vector<int> cells;
    for (; set != 0; set &= set - 1)
        cells.push_back(std::countr_zero(set));
    const auto isBefore = [&](int one, int other) {
        return std::pair(grid.column(one), one) < std::pair(grid.column(other), other);
    };
    std::vector<int> positions;
    for (const int cell : cells)
        positions.push_back(
            int(std::ranges::count_if(cells, [&](int other) { return isBefore(other, cell); })));
    return positions;
}

std::vector<int> inverse(const std::vector<int> &positions)
{
    std::vector<int> result(positions.size());
    for (std::size_t position = 0; position < positions.size(); ++position)
        result[std::size_t(positions[position])] = int(position);
    return result;
}

/// How many bits are set. Counts in the bytes of a word, which a compiler does for several lanes at a time.
int popCount(std::span<const PermutationIndex::Lane> lanes)
{
    constexpr std::size_t atOnce = 28; // until a byte might overflow
    int count = 0;
    for (; !lanes.empty(); lanes = lanes.subspan(std::min(atOnce, lanes.size()))) {
        PermutationIndex::Lane bytes = 0;
        for (PermutationIndex::Lane lane : lanes.first(std::min(atOnce, lanes.size()))) {
            lane -= lane >> 1 & 0x555555U;
            lane = (lane & 0x333333U) + (lane >> 2 & 0x333333U);
            bytes += (lane + (lane >> 4)) & 0x0F0F0FU;
        }
        count += int((bytes & 0xFF) + (bytes >> 8 & 0xFF) + (bytes >> 16));
    }
    return count;
}

} // namespace

std::unique_ptr<const SlotGraph> SlotGraph::build(std::shared_ptr<const PatternSpace> space,
                                                  const ParallelFor &parallelFor)
{
    std::unique_ptr<SlotGraph> graph(new SlotGraph(std::move(space)));
    if (!graph->addNeighbours(parallelFor) || !graph->addConversions(parallelFor))
        return nullptr;
    return graph;
}

bool SlotGraph::addNeighbours(const ParallelFor &parallelFor)
{
    const auto &slots = m_space->slots();
    const bool all = sequentialFor(parallelFor, slots.size(), [&](std::size_t slot) {
        m_slots[m_space->isOdd(slots[slot].set)].push_back(std::uint32_t(slot));
        addNeighbours(slots[slot]);
    });
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    return all;
}

/// By slides of the pattern's tiles into the blank's region.
void SlotGraph::addNeighbours(const PatternSpace::Slot &slot)
{
    LargeVector<std::uint32_t> alongColumns;
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    for (CellSet tiles = slot.set & m_space->neighboursOfAll(slot.region); tiles != 0; tiles &= tiles - 1) {
        const int cell = std::countr_zero(tiles);
        for (CellSet blanks = m_space->neighbours(cell) & slot.region; blanks != 0; blanks &= blanks - 1) {
            const int blank = std::countr_zero(blanks);
            const bool alongRow = blank == cell - 1 || blank == cell + 1;
            (alongRow ? m_neighbours : alongColumns)
                .push_back(m_space->slot(slot.set ^ cellBit(cell) ^ cellBit(blank), cell));
        }
    }
    m_begin.push_back(std::uint32_t(m_neighbours.size()));
    m_neighbours.insert(m_neighbours.end(), alongColumns.begin(), alongColumns.end());
}

/// The slots of one set follow each other and have the same conversions.
bool SlotGraph::addConversions(const ParallelFor &parallelFor)
{
    std::map<std::vector<int>, std::uint16_t> known;
    const auto indexOf = [&](const std::vector<int> &positions) {
        const auto [entry, isNew] = known.emplace(positions, std::uint16_t(m_laneMoves.size()));
        if (isNew)
            m_laneMoves.push_back(m_space->permutations().laneMoves(positions));
        return entry->second;
    };
    CellSet before = 0;
    const auto &slots = m_space->slots();
    return sequentialFor(parallelFor, slots.size(), [&](std::size_t slot) {
        if (slots[slot].set == before) {
            m_conversion.insert(m_conversion.end(), {m_conversion.end()[-2], m_conversion.end()[-1]});
            return;
        }
        before = slots[slot].set;
        const std::vector<int> positions = columnMajorPositions(m_space->grid(), before);
        m_conversion.push_back(indexOf(positions));
        m_conversion.push_back(indexOf(inverse(positions)));
    });
}

PdbBuilder::PdbBuilder(const SlotGraph &graph, CellSet home)
    : m_graph(graph), m_space(*graph.space()), m_lanes(std::size_t(m_space.permutations().lanes())),
      m_words(wordsPerSlot(m_space)), m_goalIsOdd(m_space.isOdd(home)),
      m_bits(m_space.slots().size() * m_words), m_frontierCount(m_space.slots().size()),
      m_unreachedCount(m_space.slots().size(), std::uint16_t(m_space.permutations().count()))
{
    for (auto &frontier : m_frontier)
        frontier.resize(m_space.slots().size() * m_lanes);
    const std::uint32_t goal = m_space.slot(home, m_space.grid().size() - 1);
    Scratch scratch = newScratch();
    scratch.reached[SlotGraph::RowMajor][0] = 1;
    convert(goal, SlotGraph::RowMajor, scratch.reached[SlotGraph::RowMajor].data(),
            scratch.reached[SlotGraph::ColumnMajor].data());
    store(goal, scratch);
    ++m_level;
}

std::size_t PdbBuilder::wordsPerSlot(const PatternSpace &space)
{
    const auto lanes = std::size_t(space.permutations().lanes());
    return (lanes * PermutationIndex::perLane + wordBits - 1) / wordBits;
}

PdbBuilder::Scratch PdbBuilder::newScratch() const
{
    const std::vector<Lane> empty(m_lanes);
    return {{empty, empty}, empty};
}

void PdbBuilder::expandPart(int part)
{
    Scratch scratch = newScratch();
    const std::size_t first = std::size_t(part) * slotsPerPart;
    const std::size_t end = std::min(first + slotsPerPart, slots().size());
    for (std::size_t i = first; i < end; ++i)
        expand(slots()[i], scratch);
}

void PdbBuilder::finishLevel()
{
    m_foundAny = m_findsAny.exchange(false);
    ++m_level;
}

void PdbBuilder::expand(std::uint32_t slot, Scratch &scratch)
{
    m_frontierCount[slot] = 0;
    if (m_unreachedCount[slot] == 0)
        return;
    bool any = gather(slot, SlotGraph::RowMajor, scratch);
    any = gather(slot, SlotGraph::ColumnMajor, scratch) || any;
    if (!any)
        return;
    unite(slot, scratch);
    store(slot, scratch);
}

/// A neighbour of the level before is of this level or of the one before that, which is still in the frontier
/// of this slot.
bool PdbBuilder::gather(std::uint32_t slot, Layout layout, Scratch &scratch) const
{
    bool any = false;
    Lane *const reached = scratch.reached[layout].data();
    const std::size_t lanes = m_lanes;
    std::fill_n(reached, lanes, Lane(0));
    for (const std::uint32_t neighbour : m_graph.neighbours(slot, layout)) {
        if (m_frontierCount[neighbour] == 0)
            continue;
        any = true;
        const Lane *const there = m_frontier[layout].data() + neighbour * lanes;
        for (std::size_t lane = 0; lane < lanes; ++lane)
            reached[lane] |= there[lane];
    }
    if (!any)
        return false;
    const Lane *const known = m_frontier[layout].data() + slot * lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        reached[lane] &= ~known[lane];
    return true;
}

/// What was reached in either layout, in both.
void PdbBuilder::unite(std::uint32_t slot, Scratch &scratch) const
{
    Lane *const rowMajor = scratch.reached[SlotGraph::RowMajor].data();
    Lane *const columnMajor = scratch.reached[SlotGraph::ColumnMajor].data();
    Lane *const other = scratch.other.data();
    const std::size_t lanes = m_lanes;
    std::fill_n(other, lanes, Lane(0));
    convert(slot, SlotGraph::ColumnMajor, columnMajor, other);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Lane converted = other[lane];
        other[lane] = rowMajor[lane] & ~converted;
        rowMajor[lane] |= converted;
    }
    convert(slot, SlotGraph::RowMajor, other, columnMajor);
}

void PdbBuilder::convert(std::uint32_t slot, Layout layout, const Lane *from, Lane *to) const
{
    const PermutationIndex &permutations = m_space.permutations();
    const PermutationIndex::LaneMove *const moves = m_graph.conversion(slot, layout).data();
    const std::size_t lanes = m_lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        if (from[lane] != 0)
            to[moves[lane].lane] |= permutations.shuffled(from[lane], moves[lane].shuffle);
    }
}

void PdbBuilder::store(std::uint32_t slot, const Scratch &scratch)
{
    const Lane *const reached = scratch.reached[SlotGraph::RowMajor].data();
    const auto first = std::ptrdiff_t(slot * m_lanes);
    std::copy_n(reached, m_lanes, m_frontier[SlotGraph::RowMajor].begin() + first);
    std::copy_n(scratch.reached[SlotGraph::ColumnMajor].data(), m_lanes,
                m_frontier[SlotGraph::ColumnMajor].begin() + first);
    if (m_level & 2U)
        recordBits(reached, m_bits.data() + slot * m_words);
    const int count = popCount(std::span(reached, m_lanes));
    m_frontierCount[slot] = std::uint16_t(count);
    m_unreachedCount[slot] = std::uint16_t(m_unreachedCount[slot] - count);
    if (count > 0)
        m_findsAny = true;
}

void PdbBuilder::recordBits(const Lane *lanes, Word *words) const
{
    constexpr std::size_t perLane = PermutationIndex::perLane;
    for (std::size_t lane = 0; lane < m_lanes; ++lane) {
        if (lanes[lane] == 0)
            continue;
        const std::size_t bit = lane * perLane;
        words[bit / wordBits] |= Word(lanes[lane]) << bit % wordBits;
        if (bit % wordBits + perLane > wordBits)
            words[bit / wordBits + 1] |= Word(lanes[lane]) >> (wordBits - bit % wordBits);
    }
}

} // namespace taquin

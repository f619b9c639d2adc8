// SPDX-License-Identifier: MIT
#include "taquin/pdb/pdbbuilder.h"

#include <algorithm>
#include <bit>
#include <map>

namespace taquin {

namespace {

/// Eight lanes occupy three words, a block; a row consists of four blocks or a multiple of that.
constexpr std::size_t wordsPerBlock = 3;
constexpr std::size_t lanesPerBlock = 8;
constexpr std::size_t wordsPerChunk = 4 * wordsPerBlock;
constexpr std::size_t wordsPerCacheLine = 8;
/// Two words, which a processor handles together.
typedef std::uint64_t Pair __attribute__((vector_size(16), may_alias));
constexpr std::size_t pairsPerChunk = wordsPerChunk / 2;

std::size_t roundedUp(std::size_t number, std::size_t factor)
{
    return (number + factor - 1) / factor * factor;
}

std::size_t rowWords(const PatternSpace &space)
{
    const auto lanes = std::size_t(space.permutations().lanes());
    return roundedUp(roundedUp(lanes, lanesPerBlock) / lanesPerBlock * wordsPerBlock, wordsPerChunk);
}

std::size_t lanesOfRow(const PatternSpace &space)
{
    return rowWords(space) / wordsPerBlock * lanesPerBlock;
}

void unpack(const std::uint64_t *words, auto &&store)
{
    const auto [first, second, third] = std::array{words[0], words[1], words[2]};
    store(0, first);
    store(1, first >> 24);
    store(2, first >> 48 | second << 16);
    store(3, second >> 8);
    store(4, second >> 32);
    store(5, second >> 56 | third << 8);
    store(6, third >> 16);
    store(7, third >> 40);
}

std::array<std::uint64_t, wordsPerBlock> packed(const PermutationIndex::Lane *lanes)
{
    const auto lane = [lanes](int index) { return std::uint64_t(lanes[index]); };
    return {lane(0) | lane(1) << 24 | lane(2) << 48,
            lane(2) >> 16 | lane(3) << 8 | lane(4) << 32 | lane(5) << 56,
            lane(5) >> 8 | lane(6) << 16 | lane(7) << 40};
}

/// Returns, for each position of a set's cells in row-major order, its position in column-major order.
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

/// Adds the neighbours reached by slides of the pattern's tiles into the blank's region.
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

/// Adds the conversions. The slots of a set are consecutive and have the same conversions.
bool SlotGraph::addConversions(const ParallelFor &parallelFor)
{
    std::map<std::vector<int>, std::uint16_t> known;
    const auto indexOf = [&](const std::vector<int> &positions) {
        const auto [entry, isNew] = known.emplace(positions, std::uint16_t(m_laneMoves.size()));
        if (isNew) {
            auto &moves = m_laneMoves.emplace_back(m_space->permutations().laneMoves(positions));
            while (moves.size() < lanesOfRow(*m_space))
                moves.emplace_back(int(moves.size()), 0);
        }
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
    : m_graph(graph), m_space(*graph.space()), m_rowWords(rowWords(m_space)),
      m_goalIsOdd(m_space.isOdd(home)), m_bits(m_space.slots().size() * m_rowWords),
      m_isActive(m_space.slots().size())
{
    for (auto &frontier : m_frontier)
        frontier.resize(m_space.slots().size() * m_rowWords);
    const std::uint32_t goal = m_space.slot(home, m_space.grid().size() - 1);
    row(goal, SlotGraph::RowMajor)[0] = 1;
    Scratch scratch = newScratch();
    unite(goal, scratch);
    ++m_level;
}

std::size_t PdbBuilder::words(const PatternSpace &space)
{
    const auto lanes = std::size_t(space.permutations().lanes());
    return roundedUp(lanes * space.slots().size() * bytesPerLane, sizeof(Word)) / sizeof(Word);
}

std::optional<LargeVector<std::uint64_t>> PdbBuilder::takeBits(const ParallelFor &parallelFor)
{
    m_frontier = {};
    const std::size_t slotCount = m_space.slots().size();
    const auto laneCount = std::size_t(m_space.permutations().lanes());
    LargeVector<Word> result(words(m_space));
    auto *const bytes = reinterpret_cast<std::uint8_t *>(result.data());
    constexpr std::size_t atOnce = 64; // slots whose rows are close together in memory
    const auto parts = int((slotCount + atOnce - 1) / atOnce);
    const bool all = parallelFor(parts, [&](int part) {
        const std::size_t first = std::size_t(part) * atOnce;
        for (std::size_t block = 0; block * lanesPerBlock < laneCount; ++block) {
            for (std::size_t slot = first; slot < std::min(first + atOnce, slotCount); ++slot) {
                unpack(m_bits.data() + slot * m_rowWords + block * wordsPerBlock, [&](int i, Word bits) {
                    const std::size_t lane = block * lanesPerBlock + std::size_t(i);
                    if (lane >= laneCount)
                        return;
                    for (std::size_t byte = 0; byte < bytesPerLane; ++byte)
                        bytes[(lane * slotCount + slot) * bytesPerLane + byte] =
                            std::uint8_t(bits >> 8 * byte);
                });
            }
        }
    });
    m_bits = LargeVector<Word>(); // "= {}" would keep the memory
    return all ? std::optional(std::move(result)) : std::nullopt;
}

PdbBuilder::Scratch PdbBuilder::newScratch() const
{
    return {{}, std::vector<Word>(m_rowWords), std::vector<Lane>(lanesOfRow(m_space))};
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
    const bool alongRows = gather(slot, SlotGraph::RowMajor, scratch);
    const bool alongColumns = gather(slot, SlotGraph::ColumnMajor, scratch);
    m_isActive[slot] = alongRows || alongColumns;
    if (m_isActive[slot])
        unite(slot, scratch);
}

/// Gathers new states. A state one slide from the previous level belongs to this level or to the level before the
/// previous one; the states of the latter are still in the frontier of this slot, and are left out.
bool PdbBuilder::gather(std::uint32_t slot, Layout layout, Scratch &scratch)
{
    auto &sources = scratch.sources;
    sources.clear();
    for (const std::uint32_t neighbour : m_graph.neighbours(slot, layout)) {
        if (!m_isActive[neighbour])
            continue;
        sources.push_back(row(neighbour, layout));
        __builtin_prefetch(sources.back());
        __builtin_prefetch(sources.back() + wordsPerCacheLine);
    }
    auto *known = reinterpret_cast<Pair *>(row(slot, layout));
    Pair any = {};
    for (std::size_t chunk = 0; chunk < m_rowWords; chunk += wordsPerChunk) {
        Pair reached[pairsPerChunk] = {};
        for (const Word *source : sources) {
            const auto *pairs = reinterpret_cast<const Pair *>(source + chunk);
            __builtin_prefetch(source + chunk + 2 * wordsPerCacheLine);
            for (std::size_t i = 0; i < pairsPerChunk; ++i)
                reached[i] |= pairs[i];
        }
        for (std::size_t i = 0; i < pairsPerChunk; ++i, ++known)
            any |= *known = reached[i] & ~*known;
    }
    return (any[0] | any[1]) != 0;
}

/// Unites the states reached in either layout, and writes them in both.
void PdbBuilder::unite(std::uint32_t slot, Scratch &scratch)
{
    Word *const rowMajor = row(slot, SlotGraph::RowMajor);
    Word *const columnMajor = row(slot, SlotGraph::ColumnMajor);
    const auto forEachBlock = [&](auto &&work) {
        const Lane *lanes = scratch.lanes.data();
        for (std::size_t block = 0; block < m_rowWords; block += wordsPerBlock, lanes += lanesPerBlock) {
            const auto converted = packed(lanes);
            for (std::size_t i = 0; i < wordsPerBlock; ++i)
                work(block + i, converted[i]);
        }
    };
    convert(slot, SlotGraph::ColumnMajor, columnMajor, scratch.lanes);
    forEachBlock([&](std::size_t i, Word converted) {
        scratch.fresh[i] = rowMajor[i] & ~converted;
        rowMajor[i] |= converted;
    });
    convert(slot, SlotGraph::RowMajor, scratch.fresh.data(), scratch.lanes);
    forEachBlock([&](std::size_t i, Word converted) { columnMajor[i] |= converted; });
    record(slot);
}

void PdbBuilder::convert(std::uint32_t slot, Layout layout, const Word *from, std::vector<Lane> &to) const
{
    const PermutationIndex &permutations = m_space.permutations();
    const PermutationIndex::LaneMove *moves = m_graph.conversion(slot, layout).data();
    std::ranges::fill(to, Lane(0));
    for (std::size_t block = 0; block < m_rowWords; block += wordsPerBlock, moves += lanesPerBlock) {
        if ((from[block] | from[block + 1] | from[block + 2]) == 0)
            continue;
        unpack(from + block, [&](int i, Word bits) {
            constexpr Lane lane = (Lane(1) << PermutationIndex::perLane) - 1;
            to[moves[i].lane] = permutations.shuffled(Lane(bits) & lane, moves[i].shuffle);
        });
    }
}

void PdbBuilder::record(std::uint32_t slot)
{
    m_isActive[slot] = true;
    m_findsAny = true;
    if ((m_level & 2U) == 0)
        return;
    const Word *const reached = row(slot, SlotGraph::RowMajor);
    Word *const bits = m_bits.data() + slot * m_rowWords;
    for (std::size_t word = 0; word < m_rowWords; ++word)
        bits[word] |= reached[word];
}

} // namespace taquin

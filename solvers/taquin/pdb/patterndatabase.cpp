// SPDX-License-Identifier: MIT
#include "taquin/pdb/patterndatabase.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

namespace taquin {

namespace {

constexpr std::size_t leastKept = 1 << 13; // in words; smaller databases are built as fast as they are loaded

/// Returns the name of a database's bits in the store. Its last number is the version of the numbering of states.
std::string nameOf(core::Grid grid, CellSet home)
{
    return "taquin-" + std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) + '-' +
           std::to_string(home) + "-2";
}

} // namespace

std::shared_ptr<const PatternDatabase> PatternDatabase::load(std::shared_ptr<const PatternSpace> space,
                                                             CellSet home, core::TableStore &store)
{
    const std::size_t words = PdbBuilder::words(*space);
    if (words < leastKept)
        return nullptr;
    LargeVector<std::uint64_t> bits(words);
    if (!store.load(nameOf(space->grid(), home), bits))
        return nullptr;
    return std::shared_ptr<const PatternDatabase>(
        new PatternDatabase(std::move(space), home, std::move(bits)));
}

bool PatternDatabase::isKept(core::Grid grid, CellSet home, const core::TableStore &store)
{
    return store.has(nameOf(grid, home));
}

void PatternDatabase::save(core::TableStore &store) const
{
    if (m_bits.size() >= leastKept)
        store.save(nameOf(m_space->grid(), m_home), m_bits);
}

std::shared_ptr<const PatternDatabase> PatternDatabase::build(const SlotGraph &graph, CellSet home,
                                                              const ParallelFor &parallelFor)
{
    PdbBuilder builder(graph, home);
    while (!builder.isComplete()) {
        if (!parallelFor(builder.parts(), [&](int part) { builder.expandPart(part); }))
            return nullptr;
        builder.finishLevel();
    }
    auto bits = builder.takeBits(parallelFor);
    if (!bits)
        return nullptr;
    return std::shared_ptr<const PatternDatabase>(new PatternDatabase(graph.space(), home, *std::move(bits)));
}

std::shared_ptr<const PatternDatabase> PatternDatabase::build(const LaneGraph &graph, CellSet home,
                                                              const ParallelFor &parallelFor)
{
    auto bits = buildInLanes(graph, home, parallelFor);
    if (!bits)
        return nullptr;
    return std::shared_ptr<const PatternDatabase>(new PatternDatabase(graph.space(), home, *std::move(bits)));
}

PatternDatabase::PatternDatabase(std::shared_ptr<const PatternSpace> space, CellSet home,
                                 LargeVector<std::uint64_t> bits)
    : m_space(std::move(space)), m_home(home), m_slots(m_space->slots().size()), m_bits(std::move(bits)),
      m_bytes(reinterpret_cast<const std::uint8_t *>(m_bits.data()))
{
}

PatternState PatternDatabase::state(const std::vector<int> &cells, int blank) const
{
    PatternState state = {};
    for (const int cell : cells)
        state.set |= cellBit(cell);
    state.slot = m_space->slot(state.set, blank);
    std::vector<int> permutation(cells.size());
    std::iota(permutation.begin(), permutation.end(), 0);
    std::ranges::sort(permutation, {}, [&](int tile) { return cells[std::size_t(tile)]; });
    state.permutation = m_space->permutations().rank(permutation);
    state.distance = std::uint16_t(distance(state));
    return state;
}

/// Counts the moves of a path to the goal: from every other state, some move leads nearer, and the bit of the
/// state it reaches identifies it.
int PatternDatabase::distance(PatternState state) const
{
    const std::uint32_t goal = m_space->slot(m_home, m_space->grid().size() - 1);
    const bool isOdd = m_space->isOdd(state.set) != m_space->isOdd(m_home);
    unsigned lastTwoBits = 2 * bit(state.slot, state.permutation) + isOdd;
    int distance = 0;
    for (; state.slot != goal || state.permutation != 0; ++distance) {
        lastTwoBits = (lastTwoBits + 3) % 4;
        state = nearer(state, lastTwoBits / 2);
    }
    return distance;
}

PatternState PatternDatabase::nearer(const PatternState &state, unsigned bitThere) const
{
    const auto [set, region] = m_space->slots()[state.slot];
    for (CellSet tiles = set & m_space->neighboursOfAll(region); tiles != 0; tiles &= tiles - 1) {
        const int cell = std::countr_zero(tiles);
        for (CellSet blanks = m_space->neighbours(cell) & region; blanks != 0; blanks &= blanks - 1) {
            const SlideMasks slide = m_space->slide(cell, std::countr_zero(blanks));
            const std::uint32_t slot = m_space->slot(set ^ slide.both, cell);
            const std::uint16_t permutation = m_space->permutationAfter(state.permutation, set, slide);
            if (bit(slot, permutation) == bitThere)
                return {set ^ slide.both, slot, permutation, 0};
        }
    }
    return state;
}

} // namespace taquin

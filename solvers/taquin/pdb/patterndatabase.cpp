// SPDX-License-Identifier: MIT
#include "taquin/pdb/patterndatabase.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace taquin {

std::shared_ptr<const PatternDatabase> PatternDatabase::build(const SlotGraph &graph, CellSet home,
                                                              const ParallelFor &parallelFor)
{
    PdbBuilder builder(graph, home);
    while (!builder.isComplete()) {
        if (!parallelFor(builder.parts(), [&](int part) { builder.expandPart(part); }))
            return nullptr;
        builder.finishLevel();
    }
    return std::shared_ptr<const PatternDatabase>(
        new PatternDatabase(graph.space(), home, builder.wordsPerSlot(), builder.takeBits()));
}

PatternDatabase::PatternDatabase(std::shared_ptr<const PatternSpace> space, CellSet home,
                                 std::size_t wordsPerSlot, LargeVector<std::uint64_t> bits)
    : m_space(std::move(space)), m_home(home), m_wordsPerSlot(wordsPerSlot), m_bits(std::move(bits))
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

/// Counts the moves of a path to the goal: from everywhere else some move leads nearer, and the bit of the
/// state there tells which.
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

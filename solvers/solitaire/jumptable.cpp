// SPDX-License-Identifier: MIT
#include "solitaire/jumptable.h"

#include <utility>

namespace solitaire {

namespace {

/// The English board's jumps but for quarter turns of it, by their holes: a jump whose hole jumped over, or
/// whose first hole when that is the middle, is in the upper sector.
struct Kindred {
    int from;
    int over;
    int to;
};
constexpr int middle = EnglishRing::holes;
constexpr Kindred kindred[] = {
    {0, 4, 2},      {0, 1, 7},  {4, 5, 6},  {2, 3, 15}, {2, 4, 0},      {1, 5, 3}, {1, 7, 30},
    {5, 6, middle}, {3, 5, 1},  {27, 7, 6}, {7, 1, 0},  {7, 6, 15},     {6, 5, 4}, {6, middle, 22},
    {6, 7, 27},     {15, 3, 2}, {15, 6, 7}, {30, 7, 1}, {middle, 6, 5},
};
constexpr std::uint32_t firstOfSectors = EnglishRing::everySector(1);

/// A bit for each sector: whether a peg stands in what the quarter turns make of this hole.
template <int hole>
std::uint32_t turns(std::uint32_t ring, std::uint32_t inMiddle)
{
    if constexpr (hole == middle)
        return inMiddle;
    else
        return std::rotr(ring, hole);
}

template <std::size_t... i>
JumpSet legalKindred(std::uint32_t ring, std::uint32_t inMiddle, std::index_sequence<i...>)
{
    JumpSet set;
    ((set.words[i / 8] |= (turns<kindred[i].from>(ring, inMiddle) & turns<kindred[i].over>(ring, inMiddle) &
                           ~turns<kindred[i].to>(ring, inMiddle) & firstOfSectors)
                          << i % 8),
     ...);
    return set;
}

int turnedHole(int hole, int sectors)
{
    return hole == middle ? middle : (hole + 8 * sectors) % EnglishRing::holes;
}

const Jump *find(const Shape &shape, int from, int to)
{
    const auto found = std::ranges::find_if(
        shape.jumps(), [=](const Jump &jump) { return jump.from == from && jump.to == to; });
    return found == shape.jumps().end() ? nullptr : &*found;
}

} // namespace

JumpTable::JumpTable(const Shape &shape) : m_shape(shape), m_english(&shape == &englishShape())
{
    for (std::size_t i = 0; m_english && i < std::size(kindred); ++i) {
        for (int sector = 0; sector < 4; ++sector)
            m_jumps[i / 8 * 32 + std::size_t(sector) * 8 + i % 8] =
                find(shape, turnedHole(kindred[i].from, sector), turnedHole(kindred[i].to, sector));
    }
    for (std::size_t i = 0; !m_english && i < shape.jumps().size(); ++i)
        m_jumps[i] = &shape.jumps()[i];
    for (std::size_t slot = 0; slot < slots; ++slot)
        m_triples[slot] = m_jumps[slot] ? m_jumps[slot]->triple : 0;
}

JumpSet JumpTable::legalOnEnglish(Pegs pegs)
{
    const std::uint32_t inMiddle = (pegs & bit(middle)) ? ~std::uint32_t(0) : 0;
    return legalKindred(std::uint32_t(pegs), inMiddle, std::make_index_sequence<std::size(kindred)>());
}

// A set bit for each, instead of a branch that nobody can foretell.
JumpSet JumpTable::legalAnywhere(Pegs pegs) const
{
    JumpSet set;
    const std::vector<Jump> &jumps = m_shape.jumps();
    for (std::size_t i = 0; i < jumps.size(); ++i)
        set.words[i / 32] |= std::uint32_t(jumps[i].isLegal(pegs)) << i % 32;
    return set;
}

const JumpTable &jumpTable(const Shape &shape)
{
    static const std::vector<JumpTable> tables = [] {
        std::vector<JumpTable> all;
        for (const Shape *const one : shapes())
            all.emplace_back(*one);
        return all;
    }();
    return tables[std::size_t(std::ranges::find(shapes(), &shape) - shapes().begin())];
}

} // namespace solitaire

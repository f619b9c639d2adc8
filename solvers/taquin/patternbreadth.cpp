// SPDX-License-Identifier: MIT
#include "taquin/patternbreadth.h"

#include <algorithm>
#include <bit>
#include <map>

namespace taquin {

namespace {

constexpr std::size_t wordBits = 64;

/// Counts in the bytes of a word, which a compiler does for several lanes at a time.
int sizeOf(std::span<const Orders::Lane> lanes)
{
    constexpr std::size_t atOnce = 28;
    int size = 0;
    for (; !lanes.empty(); lanes = lanes.subspan(std::min(atOnce, lanes.size()))) {
        Orders::Lane bytes = 0;
        for (Orders::Lane lane : lanes.first(std::min(atOnce, lanes.size()))) {
            lane -= lane >> 1 & 0x555555U;
            lane = (lane & 0x333333U) + (lane >> 2 & 0x333333U);
            bytes += (lane + (lane >> 4)) & 0x0F0F0FU;
        }
        size += int((bytes & 0xFF) + (bytes >> 8 & 0xFF) + (bytes >> 16));
    }
    return size;
}

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

PatternBreadth::PatternBreadth(const PatternSpace &space, CellSet home)
    : m_space(space), m_lanes(std::size_t(space.orders().lanes())),
      m_words((m_lanes * Orders::perLane + wordBits - 1) / wordBits), m_goalOdd(space.odd(home)),
      m_bits(space.slots().size() * m_words), m_latestCount(space.slots().size()),
      m_unseenCount(space.slots().size(), std::uint16_t(space.orders().count()))
{
    for (std::size_t slot = 0; slot < space.slots().size(); ++slot)
        m_slots[space.odd(space.slots()[slot].set)].push_back(std::uint32_t(slot));
    addTurns();
    for (auto &latest : m_latest)
        latest.resize(space.slots().size() * m_lanes);
    const std::uint32_t goal = space.slot(home, space.grid().size() - 1);
    Desk desk = newDesk();
    desk.found[ByRows][0] = 1;
    readAnew(goal, ByRows, desk.found[ByRows].data(), desk.found[ByColumns].data());
    settle(goal, desk);
    ++m_level;
}

void PatternBreadth::addTurns()
{
    std::map<std::vector<int>, std::uint16_t> numbers;
    const auto number = [&](const std::vector<int> &places) {
        const auto [known, isNew] = numbers.emplace(places, std::uint16_t(m_turns.size()));
        if (isNew)
            m_turns.push_back(m_space.orders().turns(places));
        return known->second;
    };
    CellSet before = 0;
    for (const PatternSpace::Slot &slot : m_space.slots()) {
        if (slot.set == before) {
            for (auto &turn : m_turn)
                turn.push_back(turn.back());
            continue;
        }
        before = slot.set;
        const std::vector<int> places = byColumns(m_space.grid(), slot.set);
        m_turn[ByRows].push_back(number(places));
        m_turn[ByColumns].push_back(number(inverse(places)));
    }
}

PatternBreadth::Desk PatternBreadth::newDesk() const
{
    const std::vector<Lane> empty(m_lanes);
    return {{}, {empty, empty}, empty};
}

void PatternBreadth::look(int part)
{
    Desk desk = newDesk();
    const std::size_t first = std::size_t(part) * slotsOfPart;
    const std::size_t end = std::min(first + slotsOfPart, slots().size());
    for (std::size_t i = first; i < end; ++i)
        look(slots()[i], desk);
}

void PatternBreadth::goDeeper()
{
    m_found = m_fresh.exchange(false);
    ++m_level;
}

void PatternBreadth::look(std::uint32_t slot, Desk &desk)
{
    m_latestCount[slot] = 0;
    if (m_unseenCount[slot] == 0)
        return;
    listSources(slot, desk);
    if (desk.sources[ByRows].empty() && desk.sources[ByColumns].empty())
        return;
    gather(slot, ByRows, desk);
    gather(slot, ByColumns, desk);
    join(slot, desk);
    settle(slot, desk);
}

void PatternBreadth::listSources(std::uint32_t slot, Desk &desk) const
{
    for (auto &sources : desk.sources)
        sources.clear();
    const auto [set, region] = m_space.slots()[slot];
    for (CellSet rest = set & m_space.around(region); rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        for (const int gap : m_space.neighbours(cell)) {
            if (!(region & only(gap)))
                continue;
            const std::uint32_t from = m_space.slot(set ^ only(cell) ^ only(gap), cell);
            const bool alongRow = gap == cell - 1 || gap == cell + 1;
            if (m_latestCount[from] > 0)
                desk.sources[alongRow ? ByRows : ByColumns].push_back(from);
        }
    }
}

/// A neighbour of the level before is of this level or of the one before that, which is our latest.
void PatternBreadth::gather(std::uint32_t slot, Reading reading, Desk &desk) const
{
    Lane *const found = desk.found[reading].data();
    const std::size_t lanes = m_lanes;
    std::fill_n(found, lanes, Lane(0));
    for (const std::uint32_t source : desk.sources[reading]) {
        const Lane *const there = m_latest[reading].data() + source * lanes;
        for (std::size_t lane = 0; lane < lanes; ++lane)
            found[lane] |= there[lane];
    }
    const Lane *const latest = m_latest[reading].data() + slot * lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        found[lane] &= ~latest[lane];
}

void PatternBreadth::join(std::uint32_t slot, Desk &desk) const
{
    Lane *const found = desk.found[ByRows].data();
    Lane *const once = desk.once.data();
    const std::size_t lanes = m_lanes;
    std::fill_n(once, lanes, Lane(0));
    readAnew(slot, ByColumns, desk.found[ByColumns].data(), once);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Lane known = once[lane];
        once[lane] = found[lane] & ~known;
        found[lane] |= known;
    }
    readAnew(slot, ByRows, once, desk.found[ByColumns].data());
}

void PatternBreadth::readAnew(std::uint32_t slot, Reading reading, const Lane *from, Lane *to) const
{
    const Orders &orders = m_space.orders();
    const Orders::Turn *const turns = m_turns[m_turn[reading][slot]].data();
    const std::size_t lanes = m_lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        if (from[lane] != 0)
            to[turns[lane].lane] |= orders.turned(from[lane], turns[lane].turn);
    }
}

void PatternBreadth::settle(std::uint32_t slot, const Desk &desk)
{
    const Lane *const fresh = desk.found[ByRows].data();
    std::copy_n(fresh, m_lanes, m_latest[ByRows].begin() + std::ptrdiff_t(slot * m_lanes));
    std::copy_n(desk.found[ByColumns].data(), m_lanes,
                m_latest[ByColumns].begin() + std::ptrdiff_t(slot * m_lanes));
    if (m_level & 2U)
        writeDown(fresh, m_bits.data() + slot * m_words);
    const int count = sizeOf(std::span(fresh, m_lanes));
    m_latestCount[slot] = std::uint16_t(count);
    m_unseenCount[slot] = std::uint16_t(m_unseenCount[slot] - count);
    if (count > 0)
        m_fresh = true;
}

void PatternBreadth::writeDown(const Lane *lanes, Word *words) const
{
    for (std::size_t lane = 0; lane < m_lanes; ++lane) {
        if (lanes[lane] == 0)
            continue;
        const std::size_t bit = lane * Orders::perLane;
        words[bit / wordBits] |= Word(lanes[lane]) << bit % wordBits;
        if (bit % wordBits + Orders::perLane > wordBits)
            words[bit / wordBits + 1] |= Word(lanes[lane]) >> (wordBits - bit % wordBits);
    }
}

} // namespace taquin

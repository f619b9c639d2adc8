// SPDX-License-Identifier: MIT
#include "taquin/patternbreadth.h"

#include <algorithm>

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

} // namespace

PatternBreadth::PatternBreadth(const PatternLinks &links, CellSet home)
    : m_links(links), m_space(*links.space()), m_lanes(std::size_t(m_space.orders().lanes())),
      m_words((m_lanes * Orders::perLane + wordBits - 1) / wordBits), m_goalOdd(m_space.odd(home)),
      m_bits(m_space.slots().size() * m_words), m_latestCount(m_space.slots().size()),
      m_unseenCount(m_space.slots().size(), std::uint16_t(m_space.orders().count()))
{
    for (auto &latest : m_latest)
        latest.resize(m_space.slots().size() * m_lanes);
    const std::uint32_t goal = m_space.slot(home, m_space.grid().size() - 1);
    Desk desk = newDesk();
    desk.found[Links::ByRows][0] = 1;
    readAnew(goal, Links::ByRows, desk.found[Links::ByRows].data(), desk.found[Links::ByColumns].data());
    settle(goal, desk);
    ++m_level;
}

PatternBreadth::Desk PatternBreadth::newDesk() const
{
    const std::vector<Lane> empty(m_lanes);
    return {{empty, empty}, empty};
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
    bool any = gather(slot, Links::ByRows, desk);
    any = gather(slot, Links::ByColumns, desk) || any;
    if (!any)
        return;
    join(slot, desk);
    settle(slot, desk);
}

/// A neighbour of the level before is of this level or of the one before that, which is our latest.
bool PatternBreadth::gather(std::uint32_t slot, Links::Reading reading, Desk &desk) const
{
    bool any = false;
    Lane *const found = desk.found[reading].data();
    const std::size_t lanes = m_lanes;
    std::fill_n(found, lanes, Lane(0));
    for (const std::uint32_t source : m_links.neighbours(slot, reading)) {
        if (m_latestCount[source] == 0)
            continue;
        any = true;
        const Lane *const there = m_latest[reading].data() + source * lanes;
        for (std::size_t lane = 0; lane < lanes; ++lane)
            found[lane] |= there[lane];
    }
    if (!any)
        return false;
    const Lane *const latest = m_latest[reading].data() + slot * lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        found[lane] &= ~latest[lane];
    return true;
}

void PatternBreadth::join(std::uint32_t slot, Desk &desk) const
{
    Lane *const found = desk.found[Links::ByRows].data();
    Lane *const once = desk.once.data();
    const std::size_t lanes = m_lanes;
    std::fill_n(once, lanes, Lane(0));
    readAnew(slot, Links::ByColumns, desk.found[Links::ByColumns].data(), once);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Lane known = once[lane];
        once[lane] = found[lane] & ~known;
        found[lane] |= known;
    }
    readAnew(slot, Links::ByRows, once, desk.found[Links::ByColumns].data());
}

void PatternBreadth::readAnew(std::uint32_t slot, Links::Reading reading, const Lane *from, Lane *to) const
{
    const Orders &orders = m_space.orders();
    const Orders::Turn *const turns = m_links.turns(slot, reading).data();
    const std::size_t lanes = m_lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        if (from[lane] != 0)
            to[turns[lane].lane] |= orders.turned(from[lane], turns[lane].turn);
    }
}

void PatternBreadth::settle(std::uint32_t slot, const Desk &desk)
{
    const Lane *const fresh = desk.found[Links::ByRows].data();
    std::copy_n(fresh, m_lanes, m_latest[Links::ByRows].begin() + std::ptrdiff_t(slot * m_lanes));
    std::copy_n(desk.found[Links::ByColumns].data(), m_lanes,
                m_latest[Links::ByColumns].begin() + std::ptrdiff_t(slot * m_lanes));
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

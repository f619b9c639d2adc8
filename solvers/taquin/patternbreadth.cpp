// SPDX-License-Identifier: MIT
#include "taquin/patternbreadth.h"

#include <algorithm>
#include <bit>

namespace taquin {

namespace {

constexpr std::size_t wordBits = 64;

} // namespace

PatternBreadth::PatternBreadth(const PatternSpace &space, CellSet home)
    : m_space(space), m_words((std::size_t(space.orders()) + wordBits - 1) / wordBits),
      m_goalOdd(space.odd(home)), m_bits(space.slots().size() * m_words), m_seen(m_bits.size()),
      m_latest(m_bits.size()), m_latestCount(space.slots().size()),
      m_unseenCount(space.slots().size(), std::uint16_t(space.orders()))
{
    // Beyond the last order of a slot nothing is to be found.
    const std::size_t last = std::size_t(space.orders()) % wordBits;
    for (std::size_t word = m_words - 1; last != 0 && word < m_seen.size(); word += m_words)
        m_seen[word] = ~Word(0) << last;
    for (std::size_t slot = 0; slot < space.slots().size(); ++slot)
        m_slots[space.odd(space.slots()[slot].set)].push_back(std::uint32_t(slot));
    const std::uint32_t goal = space.slot(home, space.grid().size() - 1);
    m_seen[goal * m_words] |= 1;
    m_latest[goal * m_words] |= 1;
    m_latestCount[goal] = 1;
    --m_unseenCount[goal];
}

void PatternBreadth::look(int part)
{
    Desk desk;
    desk.found.resize(m_words);
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
    if (desk.sources.empty())
        return;
    gather(slot, desk);
    settle(slot, desk);
}

void PatternBreadth::listSources(std::uint32_t slot, Desk &desk) const
{
    desk.sources.clear();
    const auto [set, region] = m_space.slots()[slot];
    for (CellSet rest = set & m_space.around(region); rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        for (const int gap : m_space.neighbours(cell)) {
            if (!(region & only(gap)))
                continue;
            const CellSet there = set ^ only(cell) ^ only(gap);
            const std::uint32_t from = m_space.slot(there, cell);
            if (m_latestCount[from] > 0)
                desk.sources.push_back({from, m_space.ordersAfter(there, m_space.move(gap, cell)),
                                        m_space.ordersAfter(set, m_space.move(cell, gap))});
        }
    }
}

void PatternBreadth::gather(std::uint32_t slot, Desk &desk) const
{
    std::ranges::fill(desk.found, Word(0));
    for (const Source &source : desk.sources) {
        const Word *latest = m_latest.data() + source.slot * m_words;
        for (std::size_t word = 0; !source.toOurs && word < m_words; ++word)
            desk.found[word] |= latest[word];
    }
    for (const Source &source : desk.sources) {
        if (!source.toOurs)
            continue;
        if (m_latestCount[source.slot] > m_unseenCount[slot])
            pull(source, m_seen.data() + slot * m_words, desk);
        else
            push(source, desk);
    }
}

/// What is new there sets its bit here.
void PatternBreadth::push(const Source &source, Desk &desk) const
{
    const Word *latest = m_latest.data() + source.slot * m_words;
    for (std::size_t word = 0; word < m_words; ++word) {
        for (Word rest = latest[word]; rest != 0; rest &= rest - 1) {
            const unsigned to = source.toOurs[word * wordBits + unsigned(std::countr_zero(rest))];
            desk.found[to / wordBits] |= Word(1) << to % wordBits;
        }
    }
}

/// What is not seen here yet looks for its bit there.
void PatternBreadth::pull(const Source &source, const Word *seen, Desk &desk) const
{
    const Word *latest = m_latest.data() + source.slot * m_words;
    for (std::size_t word = 0; word < m_words; ++word) {
        Word hits = 0;
        for (Word rest = ~(seen[word] | desk.found[word]); rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            const unsigned from = source.fromOurs[word * wordBits + unsigned(bit)];
            hits |= (latest[from / wordBits] >> from % wordBits & 1U) << bit;
        }
        desk.found[word] |= hits;
    }
}

void PatternBreadth::settle(std::uint32_t slot, const Desk &desk)
{
    const std::size_t at = slot * m_words;
    int count = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        const Word fresh = desk.found[word] & ~m_seen[at + word];
        m_latest[at + word] = fresh;
        m_seen[at + word] |= fresh;
        if (m_level & 2U)
            m_bits[at + word] |= fresh;
        count += std::popcount(fresh);
    }
    m_latestCount[slot] = std::uint16_t(count);
    m_unseenCount[slot] = std::uint16_t(m_unseenCount[slot] - count);
    if (count > 0)
        m_fresh = true;
}

} // namespace taquin

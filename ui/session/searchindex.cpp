// SPDX-License-Identifier: MIT
#include "session/searchindex.h"

#include "session/record.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace session {

namespace {

constexpr qint64 width = SearchIndex::fanOut;

qint32 depthChange(const core::Event &event)
{
    if (event.type == core::Event::Did)
        return event.step.closes ? 1 : 0;
    return event.endsMoveBack() ? -1 : 0;
}

/// Of events that follow one another, the first of them at this depth.
SearchSummary summaryOf(std::span<const core::Event> events, qint32 depth)
{
    SearchSummary sum{std::numeric_limits<qint32>::max(), std::numeric_limits<qint32>::min()};
    for (const core::Event &event : events) {
        const qint32 change = depthChange(event);
        depth += change;
        sum.lowest = std::min(sum.lowest, depth);
        sum.deepest = std::max(sum.deepest, depth);
        sum.tries += event.type == core::Event::Refused || change > 0;
        sum.refusals += event.type == core::Event::Refused;
        sum.solutions += event.type == core::Event::Solution;
    }
    return sum;
}

/// How many events a block of this level sums up.
qint64 span(std::size_t level)
{
    qint64 events = width;
    for (; level > 0; --level)
        events *= width;
    return events;
}

struct Below {
    qint64 depth;
    bool operator()(qint64 here) const { return here < depth; }
    bool isIn(const SearchSummary &summary) const { return summary.lowest < depth; }
};

struct AtLeast {
    qint64 depth;
    bool operator()(qint64 here) const { return here >= depth; }
    bool isIn(const SearchSummary &summary) const { return summary.deepest >= depth; }
};

} // namespace

void SearchSummary::add(const SearchSummary &other)
{
    lowest = std::min(lowest, other.lowest);
    deepest = std::max(deepest, other.deepest);
    tries += other.tries;
    refusals += other.refusals;
    solutions += other.solutions;
}

void SearchIndex::openBlock(const Counts &before)
{
    m_before = before;
    m_open = 0;
    m_lowest = std::numeric_limits<qint64>::max();
    m_deepest = std::numeric_limits<qint64>::min();
}

void SearchIndex::closeBlock(const Counts &after)
{
    m_levels[0].blocks.push_back(
        {qint32(m_before.depth),
         {qint32(m_lowest), qint32(m_deepest), quint32(after.tries - m_before.tries),
          quint32(after.refusals() - m_before.refusals()), quint32(after.solutions - m_before.solutions)}});
    openBlock(after);
    complete(0);
}

/// Makes the block above when this level has all of its parts.
void SearchIndex::complete(std::size_t level)
{
    const qint64 end = m_levels[level].end();
    if (end % width != 0 || end - width < m_levels[level].forgotten)
        return;
    if (level + 1 == m_levels.size()) {
        m_levels.emplace_back();
        m_levels.back().forgotten = end / width - 1;
    }
    const Level &parts = m_levels[level];
    Block block = parts[end - width];
    for (qint64 part = end - width + 1; part < end; ++part)
        block.summary.add(parts[part].summary);
    m_levels[level + 1].blocks.push_back(block);
    complete(level + 1);
}

void SearchIndex::truncate(const Record &record)
{
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        Level &level = m_levels[i];
        const qint64 kept = std::max(level.forgotten, record.size() / span(i));
        if (kept < level.end())
            level.blocks.resize(std::size_t(kept - level.forgotten), {});
    }
    const qint64 begin = record.size() / width * width;
    Counts counts = record.countsAt(begin);
    openBlock(counts);
    for (const core::Event &event : record.events(begin, record.size() - begin)) {
        counts.add(event);
        add(counts);
    }
}

void SearchIndex::forget(qint64 first)
{
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        Level &level = m_levels[i];
        const qint64 events = span(i);
        while (!level.blocks.empty() && level.forgotten * events < first) {
            level.blocks.pop_front();
            ++level.forgotten;
        }
        if (level.blocks.empty())
            level.forgotten = std::max(level.forgotten, (first + events - 1) / events);
    }
}

/// The depth before this block's first event; the block may be the one that is not complete.
qint32 SearchIndex::startOf(qint64 block) const
{
    return m_levels[0].has(block) ? m_levels[0][block].start : qint32(m_before.depth);
}

SearchSummary SearchIndex::sum(const Record &record, qint64 begin, qint64 end) const
{
    SearchSummary sum;
    bool none = true;
    const auto add = [&](const SearchSummary &part) {
        if (std::exchange(none, false))
            sum = part;
        else
            sum.add(part);
    };
    while (begin < end) {
        std::size_t level = 0;
        while (level + 1 < m_levels.size() && begin % span(level + 1) == 0 &&
               begin + span(level + 1) <= end && m_levels[level + 1].has(begin / span(level + 1)))
            ++level;
        const qint64 block = begin / span(level);
        if (begin % span(level) == 0 && begin + span(level) <= end && m_levels[level].has(block)) {
            add(m_levels[level][block].summary);
            begin += span(level);
            continue;
        }
        const qint64 start = begin / width * width;
        const auto events = record.events(start, std::min(end, start + width) - start);
        qint32 depth = startOf(start / width);
        for (const core::Event &event : events.first(std::size_t(begin - start)))
            depth += depthChange(event);
        add(summaryOf(events.subspan(std::size_t(begin - start)), depth));
        begin = start + qint64(events.size());
    }
    return sum;
}

/// Of the events of one block from its beginning to before `end`: the first or the last boundary that is wanted, from
/// `from` on.
template <typename Wanted>
SearchIndex::Found SearchIndex::scan(const Record &record, qint64 block, qint64 from, qint64 end,
                                     const Wanted &wanted) const
{
    qint64 here = block * width;
    qint32 depth = startOf(block);
    Found found;
    const auto look = [&] {
        if (here < from || !wanted(depth))
            return;
        found.last = here;
        if (found.first < 0)
            found.first = here;
    };
    look();
    for (const core::Event &event : record.events(here, end - here)) {
        depth += depthChange(event);
        ++here;
        look();
    }
    return found;
}

template <typename Wanted>
qint64 SearchIndex::last(const Record &record, qint64 boundary, const Wanted &wanted) const
{
    qint64 end = boundary / width * width;
    if (const qint64 found = scan(record, end / width, end, boundary, wanted).last; found >= 0)
        return found;
    while (end > record.first()) {
        std::size_t level = 0;
        while (level + 1 < m_levels.size() && end % span(level + 1) == 0 &&
               m_levels[level + 1].has(end / span(level + 1) - 1))
            ++level;
        qint64 block = end / span(level) - 1;
        if (!wanted.isIn(m_levels[level][block].summary)) {
            end -= span(level);
            continue;
        }
        for (; level > 0; --level) {
            block = block * width + width - 1;
            while (!wanted.isIn(m_levels[level - 1][block].summary))
                --block;
        }
        return scan(record, block, block * width + 1, (block + 1) * width, wanted).last;
    }
    // What lies before the first event is in no summary.
    return scan(record, end / width, end, end, wanted).last;
}

template <typename Wanted>
qint64 SearchIndex::next(const Record &record, qint64 boundary, const Wanted &wanted) const
{
    const qint64 block = boundary / width;
    qint64 begin = std::min((block + 1) * width, record.size());
    if (const qint64 found = scan(record, block, boundary, begin, wanted).first; found >= 0)
        return found;
    while (begin < record.size()) {
        std::size_t level = 0;
        while (level + 1 < m_levels.size() && begin % span(level + 1) == 0 &&
               m_levels[level + 1].has(begin / span(level + 1)))
            ++level;
        qint64 part = begin / span(level);
        if (!m_levels[level].has(part)) // the events after the last complete block
            return scan(record, part, begin + 1, record.size(), wanted).first;
        if (!wanted.isIn(m_levels[level][part].summary)) {
            begin += span(level);
            continue;
        }
        for (; level > 0; --level) {
            part *= width;
            while (!wanted.isIn(m_levels[level - 1][part].summary))
                ++part;
        }
        return scan(record, part, part * width + 1, (part + 1) * width, wanted).first;
    }
    return -1;
}

qint64 SearchIndex::lastBelow(const Record &record, qint64 boundary, qint64 depth) const
{
    return last(record, boundary, Below{depth});
}

qint64 SearchIndex::nextBelow(const Record &record, qint64 boundary, qint64 depth) const
{
    return next(record, boundary, Below{depth});
}

qint64 SearchIndex::lastAtLeast(const Record &record, qint64 boundary, qint64 depth) const
{
    return last(record, boundary, AtLeast{depth});
}

qint64 SearchIndex::nextAtLeast(const Record &record, qint64 boundary, qint64 depth) const
{
    return next(record, boundary, AtLeast{depth});
}

std::size_t SearchIndex::bytes() const
{
    std::size_t blocks = 0;
    for (const Level &level : m_levels)
        blocks += level.blocks.size();
    return blocks * sizeof(Block);
}

} // namespace session

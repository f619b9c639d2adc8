// SPDX-License-Identifier: MIT
#include "session/timeline/searchindex.h"

#include "session/timeline/record.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_set>
#include <utility>

namespace session {

namespace {

constexpr qint64 width = SearchIndex::fanOut;

qint32 depthChange(const core::Event &event)
{
    return qint32(event.endsMove()) - qint32(event.endsMoveBack());
}

constexpr unsigned sharedBit = 63;

unsigned bitOf(qint64 reason)
{
    return std::min(unsigned(reason), sharedBit);
}

/// Returns the summary of consecutive events, the first of them at this depth.
SearchSummary summaryOf(std::span<const core::Event> events, qint32 depth)
{
    SearchSummary sum;
    sum.lowest = std::numeric_limits<qint32>::max();
    sum.deepest = std::numeric_limits<qint32>::min();
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

/// Returns the number of events that a block of this level summarizes.
qint64 span(std::size_t level)
{
    qint64 events = width;
    for (; level > 0; --level)
        events *= width;
    return events;
}

// Each of these predicates is called for a boundary with the depth there, and the event before it if that is
// kept.

struct Below {
    qint64 depth;
    bool operator()(qint64 here, const core::Event *) const { return here < depth; }
    bool isIn(const SearchSummary &summary) const { return summary.lowest < depth; }
};

struct AtLeast {
    qint64 depth;
    bool operator()(qint64 here, const core::Event *) const { return here >= depth; }
    bool isIn(const SearchSummary &summary) const { return summary.deepest >= depth; }
};

struct AnyRefusal {
    bool operator()(qint64, const core::Event *before) const
    {
        return before && before->type == core::Event::Refused;
    }
    bool isIn(const SearchSummary &summary) const { return summary.refusals > 0; }
};

struct RefusalFor {
    qint64 reason;
    quint64 bits;
    bool operator()(qint64 here, const core::Event *before) const
    {
        return AnyRefusal()(here, before) && before->reason == reason;
    }
    bool isIn(const SearchSummary &summary) const { return summary.reasons & bits; }
};

/// A refusal for a reason that was not found yet.
struct NewRefusal {
    const std::unordered_set<std::uint16_t> &found;
    quint64 bits;
    bool operator()(qint64 here, const core::Event *before) const
    {
        return AnyRefusal()(here, before) && !found.contains(before->reason);
    }
    bool isIn(const SearchSummary &summary) const { return summary.reasons & bits; }
};

} // namespace

void SearchSummary::add(const SearchSummary &other)
{
    lowest = std::min(lowest, other.lowest);
    deepest = std::max(deepest, other.deepest);
    tries += other.tries;
    refusals += other.refusals;
    solutions += other.solutions;
    reasons |= other.reasons;
}

// The loop has no branches that depend on the events: their order is unpredictable for a processor, and there
// are millions of them.
void SearchIndex::add(std::span<const core::Event> events, const Counts &after)
{
    constexpr std::size_t types = core::Event::Remark + 1;
    // Indexed by the type, and whether a move ends.
    constexpr std::array<qint8, 2 * types> depthChanges{0, 1, 0, -1, 0, 0, 0, 0, 0, 0};
    constexpr std::array<quint64, types> refusals{0, 0, 1, 0, 0};
    auto depth = qint32(m_before.depth);
    Block block{depth, {}};
    qint32 lowest = std::numeric_limits<qint32>::max();
    qint32 deepest = std::numeric_limits<qint32>::min();
    for (const core::Event &event : events) {
        const qint8 usual = depthChanges[2 * event.type + event.step.closes];
        depth += usual;
        if (event.reason >= core::Event::settingOut) [[unlikely]]
            depth += depthChange(event) - usual;
        lowest = std::min(lowest, depth);
        deepest = std::max(deepest, depth);
        block.summary.reasons |= refusals[event.type] << bitOf(event.reason);
    }
    block.summary.lowest = lowest;
    block.summary.deepest = deepest;
    block.summary.tries = quint32(after.tries - m_before.tries);
    block.summary.refusals = quint32(after.refusals() - m_before.refusals());
    block.summary.solutions = quint32(after.solutions - m_before.solutions);
    m_levels[0].blocks.push_back(block);
    m_before = after;
    complete(0);
}

/// Adds a block to the next level when all of its parts are complete.
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
    m_before = record.countsAt(record.size() / width * width);
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

/// Returns the depth before this block's first event; the block may be the incomplete one.
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

/// Returns the first and the last wanted boundary of one block, from `from` up to `end`.
template <typename Wanted>
SearchIndex::Found SearchIndex::scan(const Record &record, qint64 block, qint64 from, qint64 end,
                                     const Wanted &wanted) const
{
    qint64 here = block * width;
    qint32 depth = startOf(block);
    Found found;
    const core::Event *before = here > record.first() ? &record.at(here - 1) : nullptr;
    const auto look = [&] {
        if (here < from || !wanted(depth, before))
            return;
        found.last = here;
        if (found.first < 0)
            found.first = here;
    };
    look();
    for (const core::Event &event : record.events(here, end - here)) {
        depth += depthChange(event);
        before = &event;
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
        // The reasons that share a bit are distinguished only here.
        end = block * width;
        if (const qint64 found = scan(record, block, end + 1, end + width, wanted).last; found >= 0)
            return found;
    }
    // The boundary before the first event is in no summary.
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
        begin = part * width;
        if (const qint64 found = scan(record, part, begin + 1, begin + width, wanted).first; found >= 0)
            return found;
        begin += width;
    }
    return -1;
}

qint64 SearchIndex::lastBelow(const Record &record, qint64 boundary, qint64 depth) const
{
    return last(record, boundary, Below{depth});
}

qint64 SearchIndex::nextBoundaryBelow(const Record &record, qint64 boundary, qint64 depth) const
{
    return next(record, boundary, Below{depth});
}

qint64 SearchIndex::lastBoundaryWithDepth(const Record &record, qint64 boundary, qint64 depth) const
{
    return last(record, boundary, AtLeast{depth});
}

qint64 SearchIndex::nextAtLeast(const Record &record, qint64 boundary, qint64 depth) const
{
    return next(record, boundary, AtLeast{depth});
}

qint64 SearchIndex::lastRefusal(const Record &record, qint64 boundary, qint64 reason) const
{
    return reason < 0 ? last(record, boundary, AnyRefusal{})
                      : last(record, boundary, RefusalFor{reason, quint64(1) << bitOf(reason)});
}

qint64 SearchIndex::nextRefusal(const Record &record, qint64 boundary, qint64 reason) const
{
    return reason < 0 ? next(record, boundary, AnyRefusal{})
                      : next(record, boundary, RefusalFor{reason, quint64(1) << bitOf(reason)});
}

std::vector<qint64> SearchIndex::firstRefusals(const Record &record) const
{
    std::vector<qint64> first;
    std::unordered_set<std::uint16_t> found;
    quint64 bits = ~quint64(0);
    qint64 boundary = record.first();
    while ((boundary = next(record, boundary, NewRefusal{found, bits})) >= 0) {
        first.push_back(boundary - 1);
        const std::uint16_t reason = record.at(boundary - 1).reason;
        found.insert(reason);
        if (bitOf(reason) != sharedBit)
            bits &= ~(quint64(1) << bitOf(reason));
    }
    return first;
}

std::size_t SearchIndex::bytes() const
{
    std::size_t blocks = 0;
    for (const Level &level : m_levels)
        blocks += level.blocks.size();
    return blocks * sizeof(Block);
}

} // namespace session

// SPDX-License-Identifier: MIT
#include "session/timeline/record.h"

#include <algorithm>

namespace session {

namespace {

constexpr std::size_t mostSolutionFrames = 10'000;

/// Returns the digest of the events up to this one, from the digest of those before. The fields are packed into bits,
/// which an odd factor spreads. Games may have been saved before events said that they set out.
quint64 digestWith(quint64 digest, const core::Event &event)
{
    const auto bits = [](auto value, int shift) { return quint64(std::uint16_t(value)) << shift; };
    const core::Step &step = event.step;
    const std::uint16_t reason = event.setsOut() ? 0 : event.reason;
    const quint64 where =
        bits(step.piece, 0) | bits(step.from.cell, 16) | bits(step.to.cell, 32) | bits(reason, 48);
    const quint64 how = bits(std::uint8_t(step.from.turn), 0) | bits(std::uint8_t(step.to.turn), 8) |
                        bits(step.closes, 16) | bits(event.type, 24) | bits(event.line, 32);
    digest = (digest ^ where) * 0x9E3779B97F4A7C15U;
    digest = (digest ^ (digest >> 32) ^ how) * 0xD6E8FEB86659FD93U;
    return digest ^ (digest >> 29);
}

} // namespace

Record::Record(core::Position start) : m_start(start), m_end(start)
{
    m_chunks.push_back({std::move(start), {}, {}});
}

void Record::append(std::span<const core::Event> events)
{
    for (const core::Event &event : events) {
        if (m_chunks.back().events.size() == stride) {
            m_chunks.push_back({m_end, m_counts, {}, m_counts.steps, m_digest});
            m_chunks.back().events.reserve(stride);
        }
        std::vector<core::Event> &kept = m_chunks.back().events;
        kept.push_back(event);
        core::play(m_end, event);
        m_counts.add(event);
        if (qint64(kept.size()) % SearchIndex::fanOut == 0)
            m_index.add(std::span(kept).last(SearchIndex::fanOut), m_counts);
        m_digest = digestWith(m_digest, event);
        m_chunks.back().lowest = std::min(m_chunks.back().lowest, m_counts.steps);
        if (event.type == core::Event::Solution && m_solutionFrames.size() < mostSolutionFrames)
            m_solutionFrames.push_back(m_counts.frames);
    }
    m_size += qint64(events.size());
}

std::span<const core::Event> Record::events(qint64 index, qint64 count) const
{
    if (count == 0)
        return {};
    return std::span(chunk(index).events).subspan(std::size_t(index % stride), std::size_t(count));
}

void Record::truncate(qint64 size)
{
    if (size >= m_size)
        return;
    m_end = positionAt(size);
    m_counts = countsAt(size);
    const qint64 chunks = qMax(qint64(1), (size + stride - 1) / stride - m_forgotten);
    m_chunks.resize(std::size_t(chunks), {{}, {}, {}});
    m_chunks.back().events.resize(std::size_t(size - (m_forgotten + chunks - 1) * stride));
    m_size = size;
    m_index.truncate(*this);
    m_digest = m_chunks.back().digest;
    for (const core::Event &event : m_chunks.back().events)
        m_digest = digestWith(m_digest, event);
    std::erase_if(m_solutionFrames, [&](qint64 frame) { return frame > m_counts.frames; });
}

void Record::keepLast(qint64 most)
{
    while (m_chunks.size() > 1 && m_size - first() > most) {
        for (const core::Event &event : m_chunks.front().events) {
            if (event.type == core::Event::Did)
                m_standing.push_back(event.step);
            else if (event.type == core::Event::Undid && !m_standing.empty())
                m_standing.pop_back();
        }
        m_chunks.pop_front();
        ++m_forgotten;
    }
    m_index.forget(first());
}

core::Position Record::positionAt(qint64 index) const
{
    if (index == m_size)
        return m_end;
    const Chunk &around = chunk(index);
    core::Position position = around.position;
    for (std::size_t i = 0; i < std::size_t(index % stride); ++i)
        core::play(position, around.events[i]);
    return position;
}

Counts Record::countsAt(qint64 index) const
{
    if (index == m_size)
        return m_counts;
    const Chunk &around = chunk(index);
    Counts counts = around.counts;
    for (std::size_t i = 0; i < std::size_t(index % stride); ++i)
        counts.add(around.events[i]);
    return counts;
}

core::Path Record::standing(qint64 index) const
{
    core::Path path;
    qint64 steps = countsAt(index).steps;
    qint64 wanted = steps; // the number of steps not taken back, whose last one is looked for
    for (qint64 i = index; i > first() && wanted > 0;) {
        const Chunk &around = chunk(i - 1);
        // After `truncate`, `lowest` may come from an event that was cut off. It is then too low: the chunk is
        // searched needlessly, but nothing is missed.
        if (around.lowest >= wanted) {
            i = (i - 1) / stride * stride;
            steps = around.counts.steps;
            continue;
        }
        const core::Event &event = around.events[std::size_t(--i % stride)];
        if (event.type == core::Event::Did) {
            if (steps == wanted) {
                path.push_back(event.step);
                --wanted;
            }
            --steps;
        } else if (event.type == core::Event::Undid) {
            ++steps;
        }
    }
    // The remaining steps were taken before everything that is kept.
    while (wanted > 0)
        path.push_back(m_standing[std::size_t(--wanted)]);
    std::ranges::reverse(path);
    return path;
}

qint64 Record::lastWith(qint64 wanted, qint64 index) const
{
    qint64 steps = countsAt(index).steps;
    for (; steps != wanted && index > first(); --index) {
        const core::Event::Type type = at(index - 1).type;
        steps += (type == core::Event::Undid) - (type == core::Event::Did);
    }
    return index;
}

qint64 Record::indexOfFrame(qint64 frame) const
{
    const auto after = std::partition_point(m_chunks.begin(), m_chunks.end(),
                                            [&](const Chunk &one) { return one.counts.frames < frame; });
    if (after == m_chunks.begin())
        return first();
    const auto around = std::prev(after);
    qint64 index = (m_forgotten + (around - m_chunks.begin())) * stride;
    qint64 reached = around->counts.frames;
    for (const core::Event &event : around->events) {
        if (reached == frame)
            break;
        reached += event.endsFrame();
        ++index;
    }
    return index;
}

qint64 Record::indexAfterFrame(qint64 frame) const
{
    qint64 index = indexOfFrame(frame);
    while (index < size() && at(index).type == core::Event::Solution)
        ++index;
    return index;
}

} // namespace session

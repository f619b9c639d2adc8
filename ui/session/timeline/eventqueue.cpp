// SPDX-License-Identifier: MIT
#include "session/timeline/eventqueue.h"

namespace session {

bool EventQueue::put(std::span<const core::Event> events)
{
    std::unique_lock lock(m_mutex);
    while (!m_closed && m_events.size() >= m_room)
        m_taken.wait(lock);
    if (m_closed)
        return false;
    m_events.insert(m_events.end(), events.begin(), events.end());
    for (const core::Event &event : events)
        m_counts.add(event);
    return true;
}

qint64 EventQueue::take(qint64 frames, std::vector<core::Event> &events, std::size_t most)
{
    std::unique_lock lock(m_mutex);
    qint64 taken = 0;
    auto end = m_events.begin();
    const auto last = end + std::ptrdiff_t(std::min(most, m_events.size()));
    while (end != last && (taken < frames || end->type == core::Event::Solution))
        taken += (end++)->endsFrame();
    events.insert(events.end(), m_events.begin(), end);
    m_events.erase(m_events.begin(), end);
    m_framesTaken += taken;
    m_taken.notify_all();
    return taken;
}

void EventQueue::setCapacity(std::size_t room)
{
    std::unique_lock lock(m_mutex);
    m_room = room;
    m_taken.notify_all();
}

bool EventQueue::empty() const
{
    std::unique_lock lock(m_mutex);
    return m_events.empty();
}

bool EventQueue::isFull() const
{
    std::unique_lock lock(m_mutex);
    return m_events.size() >= m_room;
}

Counts EventQueue::counts() const
{
    std::unique_lock lock(m_mutex);
    return m_counts;
}

qint64 EventQueue::frames() const
{
    std::unique_lock lock(m_mutex);
    return m_counts.frames - m_framesTaken;
}

void EventQueue::close()
{
    std::unique_lock lock(m_mutex);
    m_closed = true;
    m_events.clear();
    m_framesTaken = m_counts.frames;
    m_taken.notify_all();
}

} // namespace session

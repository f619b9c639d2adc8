// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/counts.h"

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>

namespace session {

/// Carries a watched search's events from the worker's thread to the window's. Its capacity paces the search:
/// a full queue makes the worker wait. No event is lost unless the queue is closed.
class EventQueue {
public:
    explicit EventQueue(std::size_t room = 1 << 18) : m_room(room) {}

    /// Adds events, after waiting for room. Returns false once the queue is closed. To be called by the
    /// worker.
    bool put(std::span<const core::Event> events);
    /// Appends to `events` the events of the next `frames` frames, or of as many as have arrived, but at most
    /// `most` events; never waits. Returns the number of frames. To be called by the window.
    qint64 take(qint64 frames, std::vector<core::Event> &events,
                std::size_t most = std::numeric_limits<std::size_t>::max());
    /// Makes the worker wait while the queue contains this many events.
    void setCapacity(std::size_t room);
    bool empty() const;
    bool isFull() const;   ///< whether the worker would have to wait now
    Counts counts() const; ///< the counts of all events that were ever added
    qint64 frames() const; ///< the frames that have arrived and are not taken yet
    /// Drops all events, and accepts no more.
    void close();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_taken;
    std::deque<core::Event> m_events;
    Counts m_counts;
    qint64 m_framesTaken = 0;
    std::size_t m_room;
    bool m_closed = false;
};

} // namespace session

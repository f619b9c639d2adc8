// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>

namespace session {

/// Carries a watched search's events from the worker's thread to the window's. Its room paces the search: a
/// full mailbox makes the worker wait. No event is lost unless the mailbox is closed.
class Mailbox {
public:
    explicit Mailbox(std::size_t room = 1 << 18) : m_room(room) {}

    /// Worker: waits for room. False once closed.
    bool put(std::span<const core::Event> events);
    /// Window: appends to `events` those of the next `frames` frames, or of as many as are there; never
    /// waits. Answers the number of frames. At most `most` events.
    qint64 take(qint64 frames, std::vector<core::Event> &events,
                std::size_t most = std::numeric_limits<std::size_t>::max());
    /// The worker waits while there are so many events inside.
    void setRoom(std::size_t room);
    bool empty() const;
    /// Drops all events, and takes no more.
    void close();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_taken;
    std::deque<core::Event> m_events;
    std::size_t m_room;
    bool m_closed = false;
};

} // namespace session

// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace session {

/// Carries a watched search's events from the worker's thread to the viewer's. Its room paces the search: a
/// full mailbox holds the worker still. Nothing put in is lost unless the mailbox is closed.
class Mailbox {
public:
    explicit Mailbox(std::size_t room = 1 << 18) : m_room(room) {}

    /// Worker: waits for room. False once closed.
    bool put(std::span<const core::Event> events);
    /// Viewer: appends to `events` what leads to the next `frames` frames, as far as it is there; never
    /// waits. Answers the number of frames.
    qint64 take(qint64 frames, std::vector<core::Event> &events);
    /// Events beyond this number make the worker wait.
    void setRoom(std::size_t room);
    bool empty() const;
    /// What is inside is dropped, and nothing more gets in.
    void close();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_taken;
    std::deque<core::Event> m_events;
    std::size_t m_room;
    bool m_closed = false;
};

} // namespace session

// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/counts.h"
#include "session/timeline/searchindex.h"

#include <QtGlobal>

#include <deque>
#include <span>

namespace session {

/// The events of one act, with the position and the counts at every 1024th event, so that any of millions is reached
/// in microseconds. Events are numbered from 0. The earliest events can be forgotten; the others keep their numbers
/// and counts, and the forgotten steps that no forgotten event takes back are kept.
class Record {
public:
    static constexpr qint64 stride = 1024;

    explicit Record(core::Position start);

    qint64 first() const { return m_forgotten * stride; } ///< the earliest event still kept
    qint64 size() const { return m_size; }
    /// Returns a hash of all events so far, including forgotten ones: records of equal events have equal digests.
    quint64 digest() const { return m_digest; }
    const core::Event &at(qint64 index) const { return chunk(index).events[std::size_t(index % stride)]; }
    /// Returns `count` events from this one on, all of them in the same stride.
    std::span<const core::Event> events(qint64 index, qint64 count) const;
    const SearchIndex &index() const { return m_index; }

    void append(std::span<const core::Event> events);
    void truncate(qint64 size);
    /// Forgets events from the front, in whole strides, until at most `most` events are left.
    void keepLast(qint64 most);

    core::Position positionAt(qint64 index) const; ///< the position before event `index`
    Counts countsAt(qint64 index) const;
    const Counts &counts() const { return m_counts; } ///< the counts at the end
    /// Returns the steps among the first `index` events that none of these events takes back, oldest first:
    /// the path from the start. Skips the chunks in which none of these steps was taken.
    core::Path standing(qint64 index) const;
    /// Returns the last index up to `index` at which this many steps had been made and not taken back.
    qint64 lastWith(qint64 steps, qint64 index) const;
    const core::Position &start() const { return m_start; } ///< the position before event 0
    const core::Position &end() const { return m_end; }
    /// Returns the frames of the first 10,000 solutions.
    const std::vector<qint64> &solutionFrames() const { return m_solutionFrames; }
    qint64 firstFrame() const { return m_chunks.front().counts.frames; } ///< the frame at event `first`

    /// Returns the number of events up to the frame of this number; the first frame is 1, and 0 is the start.
    qint64 indexOfFrame(qint64 frame) const;
    /// Returns the number of events up to this frame, including the solutions at this frame.
    qint64 indexAfterFrame(qint64 frame) const;

private:
    struct Chunk {
        core::Position position;
        Counts counts;
        std::vector<core::Event> events;
        /// The smallest number of steps not taken back, at the beginning of the chunk or after one of its events.
        qint64 lowest = 0;
        quint64 digest = 0; ///< the digest of the events before the chunk
    };

    const Chunk &chunk(qint64 index) const { return m_chunks[std::size_t(index / stride - m_forgotten)]; }

    std::deque<Chunk> m_chunks;
    qint64 m_forgotten = 0; ///< the number of forgotten chunks
    core::Path m_standing;  ///< the steps of the forgotten events that none of these events takes back
    qint64 m_size = 0;
    quint64 m_digest = 0;
    core::Position m_start;
    core::Position m_end;
    Counts m_counts;
    std::vector<qint64> m_solutionFrames;
    SearchIndex m_index;
};

} // namespace session

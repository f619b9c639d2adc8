// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/landmarks.h"
#include "session/timeline/timeline.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <functional>

namespace session {

class EventQueue;

/// The speed of all animation: a mark on a logarithmic scale whose two last marks are "as fast as possible" and
/// "off".
class Speed {
public:
    static constexpr int fastest = 61; ///< the mark for as many moves per tick as the machine can play
    static constexpr int off = 62;     ///< the mark without animation, where playing jumps to the end

    explicit Speed(int mark = 16) : m_mark(qBound(0, mark, off)) {}

    int mark() const { return m_mark; }
    double movesPerSecond() const; ///< 0.25 at mark 0 to 10,000; infinite for the two last marks
    int milliseconds() const;      ///< the duration of one move's animation; 0 for the two last marks

    friend bool operator==(const Speed &, const Speed &) = default;

private:
    int m_mark;
};

/// Moves a timeline's cursor: forward as time passes, and to landmarks in either direction. When the cursor
/// has reached the end, the player takes events from a running search. At most one move a tick is animated;
/// beyond that the player seeks.
class Player : public QObject {
    Q_OBJECT

public:
    explicit Player(Timeline &timeline, QObject *parent = nullptr);

    void setSpeed(Speed speed);
    Speed speed() const { return m_speed; }
    /// Sets the queue from which the last act grows; null if it does not grow.
    void setSource(EventQueue *source);
    /// Sets a function that is asked before frames are played as time passes, and before a single step that the source has
    /// delivered late: it returns how many of them may be played at once, and may pause the player.
    void setGate(std::function<qint64(qint64 frames)> gate) { m_gate = std::move(gate); }
    bool isPlaying() const { return m_ticks.isActive(); }
    /// Returns whether it plays at full speed to a landmark ahead.
    bool isFastForwarding() const { return !m_landmarks.empty(); }
    void play();
    void pause();
    /// Goes to the nearest of these landmarks in this direction. If the source may still deliver one, runs towards it
    /// as fast as the search goes, or to the end if there is none. If there is no landmark backwards, the cursor
    /// stays.
    void go(Direction direction, const Landmarks &landmarks);
    /// Returns whether there is a frame after the cursor. A frame that is still in the source is fetched.
    bool bringsNext();
    /// Fetches the frames up to this one, as far as the source has them.
    void fetchUpTo(qint64 frame);
    /// Advances by this time. The player's own clock calls it sixty times a second.
    void advance(std::chrono::nanoseconds elapsed);

Q_SIGNALS:
    void playingChanged();
    void starved(); ///< emitted when the source has nothing at the moment

private:
    void start();
    void fastForwardTo(const Landmarks &landmarks);
    std::optional<qint64> awaited();
    void tick();
    void fastForward();
    void fetch(qint64 frames);
    qint64 stride(qint64 frames) const;
    qint64 framesDue(std::chrono::nanoseconds elapsed);

    Timeline &m_timeline;
    EventQueue *m_source = nullptr;
    std::function<qint64(qint64 frames)> m_gate = [](qint64 frames) { return frames; };
    Speed m_speed;
    QTimer m_ticks;
    QElapsedTimer m_clock;
    double m_movesDue = 0;        ///< the moves due; the fraction is left for the next tick
    Landmarks m_landmarks;        ///< it fast-forwards to the first of them; empty if it does not
    qint64 m_fastForwardFrom = 0; ///< the frame at which fast-forwarding began
    qint64 m_scannedTo = 0;       ///< the frame up to which the events have been scanned for landmarks
    std::vector<core::Event> m_arrived;
};

} // namespace session

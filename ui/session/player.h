// SPDX-License-Identifier: MIT
#pragma once

#include "session/landmarks.h"
#include "session/timeline.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace session {

class Mailbox;

/// How fast things move, everywhere: a place on a logarithmic scale whose two last marks are "as fast as it
/// goes" and "off".
class Speed {
public:
    static constexpr int fastest = 61; ///< plays as many moves a tick as the machine can
    static constexpr int off = 62;     ///< nothing is animated, and playing goes to the end at once

    explicit Speed(int mark = 16) : m_mark(qBound(0, mark, off)) {}

    int mark() const { return m_mark; }
    double movesPerSecond() const; ///< 0.25 at mark 0 to 10 000; infinite for the two last marks
    int milliseconds() const;      ///< that one move is seen moving; 0 for the two last marks

    friend bool operator==(const Speed &, const Speed &) = default;

private:
    int m_mark;
};

/// Moves a timeline's cursor: forward as time goes by, and to landmarks either way. When the cursor has
/// reached the end it takes what comes from a running search. At most one move a tick is animated; beyond
/// that it seeks.
class Player : public QObject {
    Q_OBJECT

public:
    explicit Player(Timeline &timeline, QObject *parent = nullptr);

    void setSpeed(Speed speed);
    Speed speed() const { return m_speed; }
    /// The mailbox from which the last act grows; null when it does not grow.
    void setSource(Mailbox *source);
    bool isPlaying() const { return m_ticks.isActive(); }
    bool isRushing() const { return !m_landmarks.empty(); } ///< to a landmark that is still to come
    void play();
    void pause();
    /// To the nearest of these landmarks in this direction, and no further. One that is still to come from the
    /// source is run to as fast as the search goes; when none comes, to the end. Where there is none on the
    /// way back, the viewer stays.
    void go(Direction direction, const Landmarks &landmarks);
    /// Whether there is a frame after the cursor; where the source has one that has not come yet, it is fetched.
    bool bringsNext();
    /// Time goes by. The player's own clock calls it sixty times a second.
    void advance(std::chrono::nanoseconds elapsed);

Q_SIGNALS:
    void playingChanged();
    void starved(); ///< the source has nothing at the moment

private:
    void start();
    void rushTo(const Landmarks &landmarks);
    std::optional<qint64> awaited();
    void tick();
    void rush();
    void starve();
    void fetch(qint64 frames);
    qint64 stride(qint64 frames) const;
    qint64 due(std::chrono::nanoseconds elapsed);

    Timeline &m_timeline;
    Mailbox *m_source = nullptr;
    Speed m_speed;
    QTimer m_ticks;
    QElapsedTimer m_clock;
    double m_owed = 0;      ///< moves due; the fraction is left for the next tick
    Landmarks m_landmarks;  ///< to the first of which it rushes; empty when it does not
    qint64 m_rushFrom = 0;  ///< frame
    qint64 m_scannedTo = 0; ///< frame up to which there is none that has to be scanned for
    std::vector<core::Event> m_arrived;
};

} // namespace session

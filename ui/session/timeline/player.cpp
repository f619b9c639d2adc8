// SPDX-License-Identifier: MIT
#include "session/timeline/player.h"

#include "session/timeline/eventqueue.h"

#include <cmath>
#include <limits>

namespace session {

namespace {

using namespace std::chrono_literals;

constexpr double slowest = 0.25;
constexpr double quickest = 10'000;
constexpr int marks = 60;
constexpr qint64 fetchedAtOnce = 16'384;    // moves fetched at a time
constexpr std::size_t mostQueued = 1 << 18; // the events by which a search may be ahead of the display
constexpr qint64 tickTime = 6;              // milliseconds of a tick that fetching may take

} // namespace

double Speed::movesPerSecond() const
{
    if (m_mark >= fastest)
        return std::numeric_limits<double>::infinity();
    return slowest * std::pow(quickest / slowest, double(m_mark) / marks);
}

int Speed::milliseconds() const
{
    if (m_mark >= fastest)
        return 0;
    return int(std::min(400.0, 0.85 * 1000 / movesPerSecond()));
}

Player::Player(Timeline &timeline, QObject *parent) : QObject(parent), m_timeline(timeline)
{
    m_ticks.setTimerType(Qt::PreciseTimer);
    m_ticks.setInterval(16);
    connect(&m_ticks, &QTimer::timeout, this, &Player::tick);
}

void Player::setSpeed(Speed speed)
{
    m_speed = speed;
    m_movesDue = 0;
    if (m_source) {
        const double ahead = std::clamp(speed.movesPerSecond() / 4, 2048.0, double(mostQueued));
        m_source->setCapacity(std::size_t(ahead));
    }
}

void Player::setSource(EventQueue *source)
{
    m_source = source;
    setSpeed(m_speed);
}

void Player::play()
{
    if (isFastForwarding())
        setSpeed(m_speed);
    m_landmarks.clear();
    if (isPlaying())
        return;
    m_movesDue = 1; // the first move follows the click at once
    start();
}

void Player::start()
{
    if (isPlaying())
        return;
    m_clock.start();
    m_ticks.start();
    Q_EMIT playingChanged();
}

void Player::pause()
{
    if (isFastForwarding())
        setSpeed(m_speed);
    m_landmarks.clear();
    if (!isPlaying())
        return;
    m_ticks.stop();
    Q_EMIT playingChanged();
}

void Player::go(Direction direction, const Landmarks &landmarks)
{
    const bool brings = m_source && direction == Direction::Forward;
    if (brings && m_timeline.atEnd() && landmarks == Landmarks{Landmark::Frame}) {
        fetch(1); // a single step is made at once, not at the next tick
        pause();
        if (!m_timeline.atEnd() && m_gate(1) == 0)
            return;
    }
    const auto frame = nextLandmark(m_timeline, direction, landmarks, m_timeline.frame(), !m_source);
    if (!frame && brings)
        return fastForwardTo(landmarks);
    pause();
    if (frame)
        m_timeline.seek(*frame);
}

bool Player::bringsNext()
{
    if (m_source && m_timeline.atEnd())
        fetch(1);
    return !m_timeline.atEnd();
}

void Player::fetchUpTo(qint64 frame)
{
    if (const qint64 missing = frame - m_timeline.lastFrame(); m_source && missing > 0)
        fetch(missing);
}

void Player::fastForwardTo(const Landmarks &landmarks)
{
    m_landmarks = landmarks;
    m_fastForwardFrom = m_timeline.frame();
    m_scannedTo = m_timeline.lastFrame();
    if (m_source)
        m_source->setCapacity(mostQueued);
    start();
}

void Player::tick()
{
    // A long tick does not make up for the lost time in one leap.
    const auto elapsed =
        std::min<std::chrono::nanoseconds>(std::chrono::nanoseconds(m_clock.nsecsElapsed()), 100ms);
    m_clock.start();
    advance(elapsed);
}

qint64 Player::framesDue(std::chrono::nanoseconds elapsed)
{
    if (m_speed.mark() >= Speed::fastest)
        return std::numeric_limits<qint64>::max();
    m_movesDue += m_speed.movesPerSecond() * std::chrono::duration<double>(elapsed).count();
    const double whole = std::floor(m_movesDue);
    m_movesDue -= whole;
    return qint64(whole);
}

void Player::advance(std::chrono::nanoseconds elapsed)
{
    if (isFastForwarding())
        return fastForward();
    const qint64 due = framesDue(elapsed);
    if (due == 0)
        return;
    // The next frame is fetched before the gate is asked about it: it could come after the question whether there is one.
    if (!bringsNext()) {
        if (!m_source)
            return pause();
        m_movesDue =
            std::max(m_movesDue, 1.0); // shows the next move as soon as it arrives, however slow the speed
        Q_EMIT starved();
        return;
    }
    const qint64 frames = m_gate(due);
    if (frames == 0)
        return;
    const qint64 there = m_timeline.lastFrame() - m_timeline.frame();
    if (m_source && frames > there)
        fetch(frames - there);
    const qint64 left = m_timeline.lastFrame() - m_timeline.frame();
    m_timeline.seek(m_timeline.frame() + std::min(left, m_source ? frames : stride(frames)));
}

/// Returns the nearest of the landmarks to which the player fast-forwards, once the source has delivered it.
std::optional<qint64> Player::awaited()
{
    std::optional<qint64> nearest;
    for (const Landmark &landmark : m_landmarks) {
        const qint64 from = landmark.isScannedFor() ? m_scannedTo : m_fastForwardFrom;
        const auto found = landmarkAfter(m_timeline, landmark, from, !m_source);
        if (found && (!nearest || *found < *nearest))
            nearest = found;
    }
    m_scannedTo = m_timeline.lastFrame();
    return nearest;
}

// Each tick shows how far the search has advanced, so that the viewer sees its progress.
void Player::fastForward()
{
    const bool isStep = m_landmarks == Landmarks{Landmark::Frame};
    if (m_source)
        fetch(isStep ? 1 : std::numeric_limits<qint64>::max());
    if (isStep && !m_timeline.atEnd() && m_gate(1) == 0)
        return pause();
    const auto frame = awaited();
    if (frame || !m_source)
        pause();
    if (frame || !m_timeline.atEnd())
        m_timeline.seek(frame.value_or(m_timeline.lastFrame()));
    else if (m_source)
        Q_EMIT starved();
}

// At full speed a recorded solution is played in several strides, so that the viewer sees something of it.
qint64 Player::stride(qint64 frames) const
{
    return m_speed.mark() == Speed::fastest ? std::min(frames, fetchedAtOnce) : frames;
}

void Player::fetch(qint64 frames)
{
    QElapsedTimer clock;
    clock.start();
    qint64 taken = 0;
    do {
        m_arrived.clear();
        taken = m_source->take(std::min(frames, fetchedAtOnce), m_arrived);
        frames -= taken;
        if (!m_arrived.empty())
            m_timeline.append(m_arrived);
    } while (taken > 0 && frames > 0 && clock.elapsed() < tickTime);
}

} // namespace session

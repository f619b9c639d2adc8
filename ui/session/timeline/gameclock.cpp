// SPDX-License-Identifier: MIT
#include "session/timeline/gameclock.h"

#include <algorithm>

namespace session {

using namespace std::chrono_literals;

namespace {

bool isOfMethod(const Act &act)
{
    return act.type == Act::Solve || act.type == Act::Search;
}

/// Returns whether a method was at work in an earlier game on the same board as the game that begins with the act `first`.
bool methodWorkedBefore(const std::vector<Act> &acts, std::size_t first)
{
    bool isSame = false;
    for (std::size_t act = 0; act < first; ++act) {
        if (acts[act].opens)
            isSame = acts[act].instance == acts[first].instance &&
                     acts[act].record.end() == acts[first].record.end();
        if (isSame && isOfMethod(acts[act]))
            return true;
    }
    return false;
}

} // namespace

GameClock::GameClock(Now now, QObject *parent) : QObject(parent), m_now(std::move(now))
{
    m_ticks.setInterval(1s);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        note();
        Q_EMIT ticked();
    });
}

void GameClock::follow(Timeline &timeline, bool won, bool stuck)
{
    if (!m_on)
        return;
    rest();
    m_timeline = &timeline;
    const auto &acts = timeline.acts();
    std::size_t first = timeline.actIndex();
    while (!acts[first].opens)
        --first;
    std::size_t end = first + 1;
    while (end < acts.size() && !acts[end].opens)
        ++end;
    const auto [game, isNew] = m_games.try_emplace(acts[first].serial);
    m_game = &game->second;
    m_first = first;
    m_acts = end - first;
    m_last = acts[end - 1].serial;
    if (const auto &time = acts[first].time; isNew && time && time->acts == m_acts)
        take(*time);
    else if (isNew)
        *m_game = {.fromStart = m_acts == 1, .helped = methodWorkedBefore(acts, first)};
    bool begun = false;
    for (std::size_t act = first; act < end; ++act) {
        begun |= acts[act].type == Act::Hand;
        m_game->helped |= isOfMethod(acts[act]);
    }
    if (won)
        m_game->wonBy = m_last;
    m_underWay = begun && !stuck && !isOfMethod(timeline.act()) && m_game->wonBy != m_last;
    note();
    runOrRest();
}

/// Goes on with the time of a game that was read from a file.
void GameClock::take(const GameTime &time)
{
    m_game->fromStart = true;
    m_game->milliseconds = time.milliseconds;
    m_game->helped = time.helped;
    if (time.won)
        m_game->wonBy = m_game->wonBeforeBy = m_last;
}

/// Notes the time of the game in view in its timeline, once the game has begun.
void GameClock::note()
{
    const bool isInView = m_game && m_timeline && m_first + m_acts <= m_timeline->acts().size() &&
                          m_timeline->acts()[m_first + m_acts - 1].serial == m_last;
    if (!isInView || !m_game->fromStart || m_acts < 2)
        return;
    const qint64 running = m_runningSince ? std::max<qint64>(0, m_now() - *m_runningSince) : 0;
    m_timeline->setTime(m_first,
                        {m_acts, m_game->milliseconds + running, m_game->helped, m_game->wonBy == m_last});
}

void GameClock::setOn(bool on)
{
    m_on = on;
    rest();
    m_games.clear();
    m_game = nullptr;
    m_timeline = nullptr;
    m_underWay = false;
    runOrRest();
}

void GameClock::setInUse(bool inUse)
{
    m_inUse = inUse;
    rest();
    note();
    runOrRest();
}

void GameClock::help()
{
    if (!m_game)
        return;
    m_game->helped = true;
    note();
}

void GameClock::rest()
{
    if (m_game && m_runningSince)
        m_game->milliseconds += std::max<qint64>(0, m_now() - *m_runningSince);
    m_runningSince.reset();
}

void GameClock::runOrRest()
{
    if (!m_game || !m_inUse || !m_underWay)
        return m_ticks.stop();
    m_runningSince = m_now();
    if (!m_ticks.isActive())
        m_ticks.start();
}

std::optional<qint64> GameClock::seconds() const
{
    if (!m_game || !m_game->fromStart)
        return std::nullopt;
    return (m_game->milliseconds + (m_runningSince ? m_now() - *m_runningSince : 0)) / 1000;
}

} // namespace session

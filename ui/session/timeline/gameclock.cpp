// SPDX-License-Identifier: MIT
#include "session/timeline/gameclock.h"

#include <algorithm>

namespace session {

using namespace std::chrono_literals;

GameClock::GameClock(Now now, QObject *parent) : QObject(parent), m_now(std::move(now))
{
    m_ticks.setInterval(1s);
    connect(&m_ticks, &QTimer::timeout, this, &GameClock::ticked);
}

void GameClock::follow(const Timeline &timeline, bool won)
{
    if (!m_on)
        return;
    rest();
    const auto &acts = timeline.acts();
    std::size_t first = timeline.actIndex();
    while (!acts[first].opens)
        --first;
    std::size_t end = first + 1;
    while (end < acts.size() && !acts[end].opens)
        ++end;
    const auto [game, isNew] = m_games.try_emplace(acts[first].serial);
    m_game = &game->second;
    if (isNew)
        m_game->fromStart = end == first + 1;
    bool begun = false;
    for (std::size_t act = first; act < end; ++act) {
        begun |= acts[act].type == Act::Hand;
        m_game->helped |= acts[act].type == Act::Solve || acts[act].type == Act::Search;
    }
    const quint64 last = acts[end - 1].serial;
    if (won)
        m_game->wonBy = last;
    m_underWay = begun && m_game->wonBy != last;
    runOrRest();
}

void GameClock::setOn(bool on)
{
    m_on = on;
    rest();
    m_games.clear();
    m_game = nullptr;
    m_underWay = false;
    runOrRest();
}

void GameClock::setInUse(bool inUse)
{
    m_inUse = inUse;
    rest();
    runOrRest();
}

void GameClock::help()
{
    if (m_game)
        m_game->helped = true;
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

bool GameClock::wasHelped() const
{
    return m_game && m_game->helped;
}

} // namespace session

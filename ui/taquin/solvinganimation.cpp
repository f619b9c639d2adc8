// SPDX-License-Identifier: MIT
#include "taquin/solvinganimation.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double firstRate = 3;    // moves a second
constexpr double growth = 1.5;     // moves a second for each move of the scramble shown so far
constexpr double longestPlay = 57; // seconds

/// Returns the lowest speed with at least this many moves a second.
session::Speed speedFor(double rate)
{
    int mark = 0;
    while (mark < session::Speed::fastest && session::Speed(mark).movesPerSecond() < rate)
        ++mark;
    return session::Speed(mark);
}

} // namespace

SolvingAnimation::SolvingAnimation(session::Session &session, QObject *parent)
    : QObject(parent), m_session(session)
{
    const session::Timeline &timeline = session.timeline();
    connect(&session.player(), &session::Player::playingChanged, this, &SolvingAnimation::followPlayer);
    connect(&timeline, &session::Timeline::moved, this, &SolvingAnimation::followMoves);
    connect(&timeline, &session::Timeline::jumped, this, &SolvingAnimation::followMoves);
    // The connection is queued, since the session goes to the end of a scramble only after it has reported
    // the act.
    connect(
        &session, &session::Session::acted, this,
        [this] {
            if (std::exchange(m_scrambles, false) && isAtScramble())
                start();
        },
        Qt::QueuedConnection);
}

session::Speed SolvingAnimation::dissolvingSpeed(qint64 moves)
{
    return speedFor(std::max(firstRate, growth * double(moves)));
}

session::Speed SolvingAnimation::solvingSpeed(qint64 moves, session::Speed usual)
{
    const double needed = double(moves) / longestPlay;
    return usual.movesPerSecond() >= needed ? usual : speedFor(needed);
}

void SolvingAnimation::start()
{
    session::Timeline &timeline = m_session.timeline();
    if (isDissolving()) {
        enter(Stage::Idle); // first, since the player's stop would be taken for the end of the scramble
        m_session.player().pause();
        timeline.seek(timeline.startOfAct(timeline.actIndex()) + timeline.act().record.counts().frames);
        return solve();
    }
    if (m_session.isSolving() || m_session.player().isPlaying())
        return;
    const core::Kind &kind = m_session.kind();
    const bool moves = m_session.player().speed().mark() != session::Speed::off;
    if (m_session.puzzle().solved(timeline.position())) {
        const core::Deal &deal = *kind.deal(kind.defaultDeal);
        m_scrambles = true;
        m_session.scramble(deal, deal.fitting(m_session.puzzle().grid()),
                           std::uint64_t(QRandomGenerator::global()->bounded(1'000'000)));
    } else if (isAtScramble() && moves) {
        dissolve();
    } else {
        solve();
    }
}

/// Returns whether the board in view is as its scramble left it.
bool SolvingAnimation::isAtScramble() const
{
    const session::Timeline &timeline = m_session.timeline();
    return timeline.act().type == session::Act::Scramble && timeline.atEnd();
}

void SolvingAnimation::enter(Stage stage)
{
    if (stage == m_stage)
        return;
    if (m_stage == Stage::Idle)
        m_usual = m_session.player().speed();
    m_stage = stage;
    if (stage == Stage::Idle)
        m_session.player().setSpeed(m_usual);
    Q_EMIT changed();
}

void SolvingAnimation::dissolve()
{
    session::Timeline &timeline = m_session.timeline();
    enter(Stage::Dissolving);
    timeline.seek(timeline.startOfAct(timeline.actIndex()));
    followMoves();
    m_session.player().play();
}

void SolvingAnimation::solve()
{
    const core::Solver *rows = m_session.kind().solver("rows");
    enter(Stage::Solving);
    m_session.solve({.solver = rows, .options = core::Values(rows->options)});
}

void SolvingAnimation::followPlayer()
{
    const session::Timeline &timeline = m_session.timeline();
    session::Player &player = m_session.player();
    if (player.isPlaying()) {
        if (m_stage == Stage::Solving)
            player.setSpeed(solvingSpeed(timeline.lastFrame() - timeline.frame(), m_usual));
    } else if (isDissolving() && isAtScramble()) {
        solve();
    } else if (!m_session.isSolving()) {
        enter(Stage::Idle);
    }
}

void SolvingAnimation::followMoves()
{
    if (isDissolving())
        m_session.player().setSpeed(dissolvingSpeed(m_session.timeline().frameInAct()));
}

} // namespace ui

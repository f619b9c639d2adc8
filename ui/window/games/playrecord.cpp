// SPDX-License-Identifier: MIT
#include "window/games/playrecord.h"

#include "core/positionline.h"
#include "window/games/bestsdialog.h"

#include <QElapsedTimer>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

namespace {

session::GameClock::Now steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

/// Returns the position line of the start of the game in view.
QString lineOfStart(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    const core::Position start = timeline.positionAt(timeline.startOfGame());
    return QString::fromStdString(core::writeLine(session.kind(), session.puzzle(), start));
}

QString bestsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/bests.json"_L1;
}

} // namespace

PlayRecord::PlayRecord(const Actions &actions, const SessionStore &sessions, Settings &settings,
                       GameFiles &files)
    : QObject(&files), m_clock(steadyClock()), m_bests(bestsPath()), m_keeps(sessions.keeps())
{
    setOn(settings.timesKept());
    actions[ActionId::KeepTimes]->setChecked(settings.timesKept());
    actions.onTriggered(ActionId::KeepTimes, this, [this, &settings](bool keep) {
        settings.setTimesKept(keep);
        setOn(keep);
        Q_EMIT switched();
    });
    actions.onTriggered(ActionId::BestResults, this, [this, &sessions, &files] {
        auto *dialog = new BestsDialog(m_bests, sessions.kinds(), files.window());
        connect(dialog, &BestsDialog::boardChosen, &files,
                [&files](const QString &line) { files.openLine(line); });
        dialog->open();
    });
    connect(&m_clock, &session::GameClock::ticked, this, &PlayRecord::ticked);
}

void PlayRecord::setOn(bool on)
{
    m_on = on && m_keeps;
    m_clock.setOn(m_on);
    if (m_session)
        follow();
}

void PlayRecord::setSession(const ui::PuzzleUi &puzzle, session::Session &session)
{
    m_puzzle = &puzzle;
    m_session = &session;
    m_context = std::make_unique<QObject>();
    connect(&session.timeline(), &session::Timeline::changed, m_context.get(), [this] { follow(); });
    connect(&session, &session::Session::hinted, m_context.get(), [this] { m_clock.help(); });
    follow();
}

void PlayRecord::follow()
{
    const bool hasEnd = m_puzzle->hasEnd(m_session->puzzle());
    const bool won = hasEnd && m_session->winSummary().isWon();
    session::Timeline &timeline = m_session->timeline();
    const bool solved = timeline.instance().puzzle->solved(timeline.position());
    const bool stuck = hasEnd && !solved && timeline.act().type == session::Act::Hand &&
                       timeline.instance().puzzle->moves(timeline.position()).empty();
    m_clock.follow(timeline, hasEnd && solved, stuck);
    if (won && m_on && timeline.act().serial != m_addedAct && !m_clock.wasWonBefore())
        add();
}

void PlayRecord::add()
{
    const auto seconds = m_clock.seconds();
    if (!seconds || m_clock.wasHelped())
        return;
    m_addedAct = m_session->timeline().act().serial;
    m_rank = m_bests.add(
        {lineOfStart(*m_session), m_session->winSummary().moves(), *seconds, QDate::currentDate()});
    if (!m_bests.failure().isEmpty())
        Q_EMIT message(tr("The best results could not be saved: %1").arg(m_bests.failure()));
}

QString PlayRecord::time() const
{
    const auto seconds = m_on && isBegun() ? m_clock.seconds() : std::nullopt;
    return seconds ? formatted(*seconds) : QString();
}

bool PlayRecord::isUntimed() const
{
    return m_on && isBegun() && !m_clock.seconds() && m_puzzle->hasEnd(m_session->puzzle());
}

/// Returns whether the game in view has moves of the player.
bool PlayRecord::isBegun() const
{
    return m_session && m_session->timeline().handMoves() > 0 &&
           m_session->timeline().act().type != session::Act::Search;
}

QString PlayRecord::formatted(qint64 seconds)
{
    const QLatin1Char zero('0');
    const auto two = [&](qint64 number) { return u"%1"_s.arg(number, 2, 10, zero); };
    const qint64 hours = seconds / 3600;
    const qint64 minutes = seconds / 60 % 60;
    return hours > 0 ? u"%1:%2:%3"_s.arg(hours).arg(two(minutes), two(seconds % 60))
                     : u"%1:%2"_s.arg(minutes).arg(two(seconds % 60));
}

QString PlayRecord::afterword() const
{
    if (!m_on || !m_session)
        return {};
    if (!m_clock.seconds())
        return tr("This game was not timed throughout, so it does not count for the best results.");
    const QString time = tr("Time: %1.").arg(formatted(*m_clock.seconds()));
    if (m_clock.wasHelped())
        return time + u' ' + tr("You had help, so it does not count for the best results.");
    return m_session->timeline().act().serial == m_addedAct ? time + u' ' + standing() : time;
}

QString PlayRecord::standing() const
{
    switch (m_rank) {
    case session::Bests::Rank::First:
        return tr("It is your first result on this board.");
    case session::Bests::Rank::Both:
        return tr("New best: fewest moves and shortest time.");
    case session::Bests::Rank::FewestMoves:
        return tr("New best: fewest moves.");
    case session::Bests::Rank::ShortestTime:
        return tr("New best: shortest time.");
    case session::Bests::Rank::Neither:
        break;
    }
    const session::Best *best = m_bests.of(lineOfStart(*m_session));
    return best ? tr("Your best: %n move(s), time %1.", nullptr, int(best->moves))
                      .arg(formatted(best->seconds))
                : QString();
}

} // namespace window

// SPDX-License-Identifier: MIT
#include "insight/watchedsearch.h"

#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"

#include <QCoreApplication>

#include <algorithm>

namespace insight {

namespace {

class CellWords {
    Q_DECLARE_TR_FUNCTIONS(insight::WatchedSearch)

public:
    static QString tries(const SearchCell &cell)
    {
        return session::translatedPlural(cell.subtree.tries,
                                         [](int n) { return tr("%n try(s) beneath it", nullptr, n); });
    }
    static QString outcome(const SearchCell &cell)
    {
        if (cell.outcome == SearchCell::Solved)
            return session::translatedPlural(cell.subtree.solutions,
                                             [](int n) { return tr("%n solution(s)", nullptr, n); });
        return cell.outcome == SearchCell::Failed ? tr("no solution") : tr("not taken back");
    }
    static QString all(const SearchCell &cell, const QString &move, qint64 deepest)
    {
        if (cell.depth == 0)
            return tr("%1: %2, %3", "level: tries, outcome")
                .arg(tr("the beginning"), tries(cell), outcome(cell));
        const QString level = tr("level %1 of %2").arg(cell.depth).arg(deepest);
        return move.isEmpty()
                   ? tr("%1: %2, %3", "level: tries, outcome").arg(level, tries(cell), outcome(cell))
                   : tr("%1, %2: %3, %4", "level, move: tries, outcome")
                         .arg(level, move, tries(cell), outcome(cell));
    }
};

/// Returns the number of the act with the search that contains the cursor, or with the latest on the board in view.
std::optional<std::size_t> actOf(const session::Timeline &timeline)
{
    const auto isSearch = [&](const session::Act &act) {
        return act.type == session::Act::Search && act.instance == timeline.instance();
    };
    if (isSearch(timeline.act()))
        return timeline.actIndex();
    const auto latest = std::find_if(timeline.acts().rbegin(), timeline.acts().rend(), isSearch);
    if (latest == timeline.acts().rend())
        return {};
    return std::size_t(timeline.acts().rend() - latest) - 1;
}

} // namespace

std::optional<WatchedSearch> WatchedSearch::of(session::Session &session)
{
    const auto search = evenHidden(session);
    return search && search->seenEnd() > search->record().first() ? search : std::nullopt;
}

std::optional<WatchedSearch> WatchedSearch::evenHidden(session::Session &session)
{
    const auto act = actOf(session.timeline());
    if (!act)
        return {};
    const WatchedSearch search(session, *act);
    return search.record().size() > search.record().first() ? std::optional(search) : std::nullopt;
}

bool WatchedSearch::makesNoMoves(const session::Session &session)
{
    const auto index = actOf(session.timeline());
    if (!index)
        return false;
    const session::Act &act = session.timeline().acts()[*index];
    const core::Solver *solver = session::methodOf(session.kind(), act.method.toStdString());
    return solver && act.spec && !solver->makesMoves(act.spec->goal);
}

const core::Solver *WatchedSearch::solver() const
{
    return session::methodOf(m_session->kind(), act().method.toStdString());
}

qint64 WatchedSearch::cursor() const
{
    const session::Timeline &timeline = m_session->timeline();
    if (timeline.actIndex() == m_act)
        return timeline.eventsBefore();
    // The frame before the search belongs to the act before it.
    return timeline.frame() == timeline.startOfAct(m_act) ? 0 : -1;
}

qint64 WatchedSearch::cursorOrEnd() const
{
    const qint64 here = cursor();
    return here >= record().first() ? here : seenEnd();
}

qint64 WatchedSearch::seenEnd() const
{
    const bool passed = m_session->timeline().actIndex() > m_act;
    return m_session->hidesFuture() && !passed ? std::max(cursor(), record().first()) : record().size();
}

qint64 WatchedSearch::frameOf(qint64 boundary) const
{
    const qint64 kept = std::clamp(boundary, record().first(), record().size());
    return m_session->timeline().startOfAct(m_act) + record().countsAt(kept).frames;
}

void WatchedSearch::seek(qint64 boundary) const
{
    m_session->player().pause();
    m_session->timeline().seek(frameOf(boundary));
}

QString WatchedSearch::label(qint64 event, const MoveNames &names) const
{
    const core::Path steps = names ? stepsMadeBy(record(), event) : core::Path();
    const QString named = steps.empty() ? QString() : names(steps);
    return !named.isEmpty() ? named : moveMadeBy(*act().instance.puzzle, record(), event);
}

QString WatchedSearch::describe(const SearchCell &cell, const MoveNames &names) const
{
    return CellWords::all(cell, label(cell.made, names), seen().counts().deepest);
}

QString WatchedSearch::sentence(qint64 boundary) const
{
    return session::translated(
        session::Session::explanationAt(m_session->kind(), m_session->timeline(), frameOf(boundary)));
}

} // namespace insight

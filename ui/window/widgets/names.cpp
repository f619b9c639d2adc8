// SPDX-License-Identifier: MIT
#include "window/widgets/names.h"

#include "core/positionline.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "session/timeline/shortestlengths.h"

#include <QLocale>

namespace window {

using namespace Qt::StringLiterals;

QString ActNames::name(session::Act::Type type)
{
    switch (type) {
    case session::Act::New:
        return tr("New Board");
    case session::Act::Open:
        return tr("Change of Board");
    case session::Act::Scramble:
        return tr("Scramble");
    case session::Act::Edit:
        return tr("Edit");
    case session::Act::Hand:
        return tr("Move");
    case session::Act::Solve:
        return tr("Solve");
    case session::Act::Search:
        return tr("Search");
    }
    return {};
}

QString ActNames::undo(const session::Timeline &timeline)
{
    return timeline.canUndo() ? tr("&Undo %1").arg(name(timeline.act().type)) : tr("&Undo");
}

QString ActNames::redo(const session::Timeline &timeline)
{
    if (!timeline.canRedo())
        return tr("&Redo");
    const std::size_t here = timeline.actIndex();
    const bool within = timeline.frame() - timeline.startOfAct(here) < timeline.act().record.counts().frames;
    return tr("&Redo %1").arg(name(timeline.acts()[within ? here : here + 1].type));
}

QString ResultNames::of(const session::Session &session)
{
    const session::Search &search = session.search();
    const core::Outcome &outcome = *search.outcome();
    if (outcome.verdict == core::Outcome::Impossible) {
        const QString reason = session::translated(outcome.reason);
        // The answer to a count comes first, and the reason follows it.
        const bool counts = search.job()->task().goal == core::Goal::Count && isFromHere(session);
        const bool known = counts || reason.isEmpty() || reason == session::translated(session.explanation());
        const QString answer =
            known ? QString(tr("There is no solution from here.") + u' ' + reason).trimmed() : reason;
        const auto back = isFromHere(session) ? session::movesToTakeBack(session.timeline()) : std::nullopt;
        if (!back)
            return answer;
        return answer + u' ' +
               tr("Take back %n move(s): from there the goal can still be reached.", nullptr, int(*back));
    }
    if (outcome.verdict == core::Outcome::Solved && search.job()->solver().anytime) {
        core::Stats stats = outcome.stats;
        const auto fewest =
            session::shortestLength(session.kind(), session.puzzle(), search.job()->task().from);
        if (fewest && stats.length > *fewest)
            return tr("A solution of %n move(s); a shortest one has %1.", nullptr, stats.length)
                .arg(session::formatNumber(*fewest));
        stats.lowerBound = int(fewest.value_or(stats.lowerBound));
        return lengthOf(stats);
    }
    if (outcome.verdict == core::Outcome::Stopped)
        return stopped(search);
    const auto found = [](int n) { return tr("%n solution(s) found.", nullptr, n); };
    switch (search.job()->task().goal) {
    case core::Goal::All:
        return session::translatedPlural(search.foundTotal(), found);
    case core::Goal::Count:
        return counted(session, outcome.stats.solutions);
    default:
        return {};
    }
}

/// Returns a sentence on how far an unfinished search has come, and why it stopped.
QString ResultNames::stopped(const session::Search &search)
{
    QString reason = session::translated(search.outcome()->reason);
    if (reason.endsWith(u'.')) // the sentence below has its own full stop
        reason.chop(1);
    const QString sentence = reason.isEmpty()
                                 ? tr("The search was stopped.")
                                 : tr("The search stopped: %1.").arg(session::afterColon(reason));
    const auto found = [](int n) { return tr("%n solution(s) found so far.", nullptr, n); };
    switch (search.job()->task().goal) {
    case core::Goal::All:
        return sentence + u' ' + session::translatedPlural(search.foundTotal(), found);
    case core::Goal::Count:
        if (search.outcome()->stats.solutions == 0 && search.job()->solver().onlyCounts())
            return sentence + u' ' + tr("The number of solutions is not known.");
        return sentence + u' ' + countedSoFar(search.outcome()->stats.solutions);
    default:
        break;
    }
    // The bounds of other methods need not be numbers of moves.
    const int lowerBound = search.job()->solver().shortestUpTo > 0 ? search.outcome()->stats.lowerBound : 0;
    if (lowerBound == 0)
        return sentence;
    return sentence + u' ' + tr("No solution has fewer than %n move(s).", nullptr, lowerBound);
}

/// Returns a sentence on the solution of a method that need not find a shortest one; empty if the method reports no
/// lower bound.
QString ResultNames::lengthOf(const core::Stats &stats)
{
    if (stats.length <= 0 || stats.lowerBound <= 0)
        return {};
    if (stats.length == stats.lowerBound)
        return tr("A solution of %n move(s), proven to be a shortest one.", nullptr, stats.length);
    return tr("A solution of %n move(s); no solution has fewer than %1.", nullptr, stats.length)
        .arg(session::formatNumber(stats.lowerBound));
}

QString ResultNames::counted(const session::Session &session, quint64 solutions)
{
    const bool isFrom = isFromHere(session);
    const bool isList = solutions <= session::Solutions::most &&
                        session.search().methods().methodFor(core::Goal::All) != nullptr;
    return session::translatedPlural(solutions, [&](int n) {
        if (isFrom && isList)
            return tr("%n solution(s) counted from here. “All” lists them.", nullptr, n);
        if (isFrom)
            return tr("%n solution(s) counted from here.", nullptr, n);
        return isList ? tr("%n solution(s) counted. “All” lists them.", nullptr, n)
                      : tr("%n solution(s) counted.", nullptr, n);
    });
}

bool ResultNames::isFromHere(const session::Session &session)
{
    const session::SolverJob *job = session.search().job();
    return job && job->task().from != session.puzzle().start();
}

QString ResultNames::countedSoFar(quint64 solutions)
{
    return session::translatedPlural(solutions,
                                     [](int n) { return tr("%n solution(s) counted so far.", nullptr, n); });
}

namespace {

QString captionOf(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position)
{
    return kind.caption ? session::translated(kind.caption(puzzle, position)) : QString();
}

} // namespace

QString SolutionNames::number(quint64 number)
{
    return tr("Solution %1").arg(QLocale().toString(number));
}

QString SolutionNames::about(const core::Kind &kind, const core::Puzzle &puzzle, const session::Found &found)
{
    QStringList lines;
    if (const QString caption = captionOf(kind, puzzle, found.position); !caption.isEmpty())
        lines += caption;
    if (lines.empty() || kind.listsMoves)
        lines += tr("%n move(s)", nullptr, int(core::countMoves(found.path)));
    return lines.join(u'\n');
}

QString SolutionNames::text(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &from,
                            const session::Found &found)
{
    return QString::fromStdString(kind.listsMoves ? puzzle.spell(from, found.path)
                                                  : core::writeLine(kind, puzzle, found.position));
}

QString SolutionNames::inView(const session::Session &session)
{
    const quint64 number = session.search().solutionInView();
    return number == 0
               ? QString()
               : name(number, captionOf(session.kind(), session.puzzle(), session.timeline().position()));
}

QString SolutionNames::at(const session::Session &session, qint64 frame)
{
    const session::Timeline &timeline = session.timeline();
    const std::size_t act = timeline.actAtEndOf(frame);
    const quint64 number = session.search().solutionAt(act, frame - timeline.startOfAct(act));
    return number == 0 ? QString()
                       : name(number, captionOf(session.kind(), *timeline.acts()[act].instance.puzzle,
                                                timeline.positionAt(frame)));
}

QString SolutionNames::name(quint64 number, const QString &caption)
{
    return caption.isEmpty()
               ? SolutionNames::number(number)
               : tr("%1 – %2", "solution – its name").arg(SolutionNames::number(number), caption);
}

} // namespace window

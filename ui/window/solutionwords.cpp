// SPDX-License-Identifier: MIT
#include "window/solutionwords.h"

#include <QLocale>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString captionOf(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position)
{
    return kind.caption ? QString::fromStdString(kind.caption(puzzle, position)) : QString();
}

} // namespace

QString SolutionWords::number(quint64 number)
{
    return tr("Solution %1").arg(QLocale().toString(number));
}

QString SolutionWords::about(const core::Kind &kind, const core::Puzzle &puzzle, const session::Found &found)
{
    QStringList lines;
    if (const QString caption = captionOf(kind, puzzle, found.position); !caption.isEmpty())
        lines += caption;
    if (lines.empty() || kind.listsMoves)
        lines += tr("%n move(s)", nullptr, int(core::countMoves(found.path)));
    return lines.join(u'\n');
}

QString SolutionWords::inView(const session::Session &session)
{
    const quint64 number = session.search().solutionInView();
    if (number == 0)
        return {};
    const QString caption = captionOf(session.kind(), session.puzzle(), session.timeline().position());
    return caption.isEmpty()
               ? SolutionWords::number(number)
               : tr("%1 – %2", "solution – its name").arg(SolutionWords::number(number), caption);
}

} // namespace window

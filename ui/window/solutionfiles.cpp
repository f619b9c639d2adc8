// SPDX-License-Identifier: MIT
#include "window/solutionfiles.h"

#include "core/positionline.h"
#include "session/savedgame.h"
#include "session/translation.h"
#include "window/solutionwords.h"

#include <QDir>
#include <QSaveFile>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QByteArray bytes(const std::string &text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

QByteArray comment(const QString &text)
{
    return "# " + QString(text).replace(u'\n', u", "_s).toUtf8() + '\n';
}

QString failure(const QSaveFile &file)
{
    return QDir::toNativeSeparators(file.fileName()) + u": "_s + file.errorString();
}

} // namespace

SolutionFiles::SolutionFiles(const session::Session &session)
    : m_kind(session.kind()), m_instance(session.solutions().instance()), m_from(session.solutions().from()),
      m_method(session.solutions().method()), m_list(session.solutions().list())
{
}

QString SolutionFiles::nameOf(int solution) const
{
    const auto digits = int(QString::number(count()).size());
    return QString::fromLatin1(m_kind.id) + u'-' +
           QString::number(solution + 1).rightJustified(std::max(digits, 3), u'0') + ".cassetete"_L1;
}

int SolutionFiles::clashes(const QString &folder) const
{
    const QStringList there = QDir(folder).entryList({QString::fromLatin1(m_kind.id) + "-*"_L1}, QDir::Files);
    const QSet<QString> names(there.begin(), there.end());
    int clashes = 0;
    for (int solution = 0; solution < count() && !names.empty(); ++solution)
        clashes += names.contains(nameOf(solution));
    return clashes;
}

QByteArray SolutionFiles::game(int solution) const
{
    using session::Act;
    session::Timeline timeline(Act::make(Act::New, m_instance, m_from));
    Act act = Act::make(Act::Solve, m_instance, m_from, session::events(m_list[std::size_t(solution)]->path));
    act.method = m_method;
    timeline.begin(std::move(act));
    timeline.seek(timeline.lastFrame());
    return session::writeGame(m_kind, timeline);
}

SolutionFiles::Report SolutionFiles::writeFiles(const QString &folder, core::Control &control,
                                                std::atomic<int> &done) const
{
    const QDir into(folder);
    for (int solution = 0; solution < count() && control.keepGoing({}); ++solution) {
        QSaveFile file(into.filePath(nameOf(solution)));
        const QByteArray text = game(solution);
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size() || !file.commit())
            return {solution, failure(file)};
        ++done;
    }
    return {done, {}};
}

QByteArray SolutionFiles::heading() const
{
    const core::Solver *solver = m_kind.solver(m_method.toStdString());
    const QString method = solver ? session::translated(solver->name) : m_method;
    QByteArray text = comment(tr("%1, %2: %n solution(s)", "puzzle, method", count())
                                  .arg(session::translated(m_kind.name), method));
    if (m_kind.listsMoves)
        text += bytes(core::writeLine(m_kind, *m_instance.puzzle, m_from)) + '\n';
    return text;
}

QByteArray SolutionFiles::entry(int solution) const
{
    const session::Found &found = *m_list[std::size_t(solution)];
    const QString about = SolutionWords::about(m_kind, *m_instance.puzzle, found);
    const QByteArray title = comment(SolutionWords::number(quint64(solution) + 1) + u": "_s + about);
    return title +
           bytes(m_kind.listsMoves ? m_instance.puzzle->spell(m_from, found.path)
                                   : core::writeLine(m_kind, *m_instance.puzzle, found.position)) +
           '\n';
}

SolutionFiles::Report SolutionFiles::writeText(const QString &path, core::Control &control,
                                               std::atomic<int> &done) const
{
    QSaveFile file(path);
    bool good = file.open(QFile::WriteOnly) && file.write(heading()) > 0;
    for (int solution = 0; good && solution < count(); ++solution) {
        if (!control.keepGoing({}))
            return {};
        good = file.write(entry(solution)) > 0;
        ++done;
    }
    if (!good || !file.commit())
        return {0, failure(file)};
    return {done, {}};
}

} // namespace window

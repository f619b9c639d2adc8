// SPDX-License-Identifier: MIT
#include "export/solutionexport.h"

#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/files/savedgame.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/names.h"
#include "window/widgets/plainmessagebox.h"
#include "window/widgets/progressbox.h"

#include <QDir>
#include <QPushButton>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

QByteArray comment(const QString &text)
{
    return "# " + QString(text).replace(u'\n', u", "_s).toUtf8() + '\n';
}

QString errorIn(const QString &path, const QString &why)
{
    return QDir::toNativeSeparators(path) + u": "_s + why;
}

} // namespace

SolutionWriter::SolutionWriter(const session::Session &session)
    : m_kind(session.kind()), m_instance(session.solutions().instance()), m_from(session.solutions().from()),
      m_method(session.solutions().method()), m_solutions(session.solutions().list())
{
}

QString SolutionWriter::fileName(int solution) const
{
    const auto digits = int(QString::number(count()).size());
    return QString::fromLatin1(m_kind.id) + u'-' +
           QString::number(solution + 1).rightJustified(std::max(digits, 3), u'0') + ".cassetete"_L1;
}

int SolutionWriter::countExistingFiles(const QString &folder) const
{
    const QStringList files = QDir(folder).entryList({QString::fromLatin1(m_kind.id) + "-*"_L1}, QDir::Files);
    const QSet<QString> names(files.begin(), files.end());
    int existing = 0;
    for (int solution = 0; solution < count() && !names.empty(); ++solution)
        existing += names.contains(fileName(solution));
    return existing;
}

QByteArray SolutionWriter::savedGame(int solution) const
{
    using session::Act;
    session::Timeline timeline(Act::make(Act::New, m_instance, m_from));
    Act act =
        Act::make(Act::Solve, m_instance, m_from, session::events(m_solutions[std::size_t(solution)]->path));
    act.method = m_method;
    act.solution = quint64(solution) + 1;
    timeline.begin(std::move(act));
    timeline.seek(timeline.lastFrame());
    return session::writeGame(m_kind, timeline);
}

SolutionWriter::Report SolutionWriter::writeFiles(const QString &folder, core::SearchContext &context,
                                                  std::atomic<int> &done) const
{
    const QDir directory(folder);
    for (int solution = 0; solution < count() && context.keepGoing({}); ++solution) {
        const QString path = directory.filePath(fileName(solution));
        if (const QString error = session::SaveFile::replace(path, savedGame(solution)); !error.isEmpty())
            return {solution, errorIn(path, error)};
        ++done;
    }
    return {done, {}};
}

QByteArray SolutionWriter::heading() const
{
    const core::Solver *solver = session::methodOf(m_kind, m_method.toStdString());
    const QString method = solver ? session::translated(solver->name) : m_method;
    QByteArray text = comment(
        tr("%1, %2: %n solution(s)", "puzzle, method", count()).arg(session::puzzleName(m_kind), method));
    if (m_kind.listsMoves)
        text += QByteArray::fromStdString(core::writeLine(m_kind, *m_instance.puzzle, m_from)) + '\n';
    return text;
}

QByteArray SolutionWriter::entry(int solution) const
{
    const session::Found &found = *m_solutions[std::size_t(solution)];
    const QString about = window::SolutionNames::about(m_kind, *m_instance.puzzle, found);
    const QByteArray title = comment(window::SolutionNames::number(quint64(solution) + 1) + u": "_s + about);
    return title + window::SolutionNames::text(m_kind, *m_instance.puzzle, m_from, found).toUtf8() + '\n';
}

SolutionWriter::Report SolutionWriter::writeText(const QString &path, core::SearchContext &context,
                                                 std::atomic<int> &done) const
{
    session::SaveFile file(path);
    bool good = file.open() && file.write(heading()) > 0;
    for (int solution = 0; good && solution < count(); ++solution) {
        if (!context.keepGoing({}))
            return {};
        good = file.write(entry(solution)) > 0;
        ++done;
    }
    if (!good || !file.commit())
        return {0, errorIn(path, file.errorString())};
    return {done, {}};
}

SolutionExport::SolutionExport(QWidget &window)
    : QObject(&window), m_window(window),
      m_task([this](const SolutionWriter::Report &report) { finish(report); },
             [this](const core::Explanation &why) {
                 finish({m_done, session::translated(why)});
             })
{
    m_progressTimer.setInterval(50);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        if (m_progress)
            m_progress->setDone(m_done);
    });
}

void SolutionExport::toText(const session::Session &session, const QString &path)
{
    m_writer = std::make_shared<const SolutionWriter>(session);
    start(&SolutionWriter::writeText, path);
}

void SolutionExport::toFolder(const session::Session &session, const QString &folder)
{
    auto writer = std::make_shared<const SolutionWriter>(session);
    if (const int existing = writer->countExistingFiles(folder); existing > 0 && !confirmReplacing(existing))
        return;
    m_writer = std::move(writer);
    start(&SolutionWriter::writeFiles, folder);
}

bool SolutionExport::confirmReplacing(int countExistingFiles)
{
    window::ModalDialog<window::PlainMessageBox> box(
        QMessageBox::Question, tr("Each Solution in Its Own File"),
        tr("%n of these files already exist in the folder. Replace them?", nullptr, countExistingFiles),
        QMessageBox::Cancel, &m_window);
    const QPushButton *replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    return box.run() && box->clickedButton() == replace;
}

void SolutionExport::start(Write write, const QString &path)
{
    m_path = path;
    m_done = 0;
    delete m_progress;
    m_progress =
        new window::ProgressBox(tr("Writing the solutions…"), tr("Stop"), m_writer->count(), &m_window);
    // When the user stops the export, its thread ends by itself and then reports how much it has written.
    connect(m_progress, &window::ProgressBox::stopped, this, [this] { m_task.finishEarly(); });
    m_progressTimer.start();
    m_task.start([this, writer = m_writer, write, path](core::SearchContext &context) {
        return ((*writer).*write)(path, context, m_done);
    });
}

void SolutionExport::finish(const SolutionWriter::Report &report)
{
    m_progressTimer.stop();
    delete m_progress;
    const QString path = QDir::toNativeSeparators(m_path);
    const QString text =
        report.error.isEmpty()
            ? tr("%n solution(s) written to %1.", nullptr, report.written).arg(path)
            : tr("%n solution(s) written to %1, then an error occurred: %2", nullptr, report.written)
                  .arg(path, report.error);
    Q_EMIT message(text);
    if (!report.error.isEmpty())
        window::FailureBox::show(&m_window, text);
}

} // namespace exports

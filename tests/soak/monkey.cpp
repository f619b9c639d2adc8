// SPDX-License-Identifier: MIT
// Sends random events to the real window. Each seed and puzzle has its own process and folder. A fault ends
// the process, and the next process continues with the event after it.
#include "app/puzzles.h"
#include "board/boardview.h"
#include "soak/randomuser.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFaults = 5;           ///< the maximum number of faults of one puzzle with one seed
constexpr int longestSilence = 300'000; ///< milliseconds without an event until the process counts as hung

struct Job {
    qulonglong seed;
    QString puzzle;
    qulonglong first;
    qulonglong events;
};

/// Ignores links, which would open a browser.
class Nowhere : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl &) {}
};

/// Sends events in the process of one puzzle, one in each turn of the event loop.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(window::MainWindow &window, const Job &job)
        : m_window(window), m_job(job), m_user(window, QDir::currentPath(), job.seed), m_next(job.first)
    {
        connect(&m_turns, &QTimer::timeout, this, &Monkey::turn);
        m_turns.start(0);
    }

private:
    void turn()
    {
        constexpr qulonglong stay = 200; // returns to its puzzle after this number of events
        if (m_next == m_job.first || m_next % stay == 0)
            m_window.selectPuzzle(m_job.puzzle);
        if (m_next == m_job.events)
            return end();
        std::printf("%llu\n", m_next);
        std::fflush(stdout);
        m_user.act(m_next++);
        check();
    }
    void check()
    {
        const board::BoardScene &scene = *m_window.view().board();
        if (scene.position() != m_window.currentSession().timeline().position())
            qFatal("The board shows another position than that of the timeline.");
    }
    void end()
    {
        m_turns.stop();
        m_user.letGo();
        m_window.saveAll();
        QCoreApplication::quit();
    }

    window::MainWindow &m_window;
    Job m_job;
    soak::RandomUser m_user;
    QTimer m_turns;
    qulonglong m_next;
};

int runEvents(int argc, char *argv[], const Job &job)
{
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setQuitOnLastWindowClosed(false);
    Nowhere nowhere;
    const QStringList schemes{u"http"_s, u"https"_s, u"mailto"_s, u"file"_s};
    for (const QString &scheme : schemes)
        QDesktopServices::setUrlHandler(scheme, &nowhere, "open");
    window::MainWindow window(app::puzzles());
    window.show();
    const Monkey monkey(window, job);
    const int status = QApplication::exec();
    for (const QString &scheme : schemes)
        QDesktopServices::unsetUrlHandler(scheme);
    return status;
}

/// The next event after those that a process survived, and its output before it died; `fault` is empty if it
/// ended well.
struct Result {
    qulonglong next;
    QByteArray fault;
};

Result runProcess(const Job &job)
{
    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : environment.keys().filter(u"XDG_"_s))
        environment.remove(variable);
    environment.insert(u"HOME"_s, folder.path());
    environment.insert(u"TMPDIR"_s, folder.path());
    environment.insert(u"XDG_RUNTIME_DIR"_s, folder.path());
    environment.insert(u"CUPS_SERVER"_s, u"localhost:1"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"UBSAN_OPTIONS"_s, u"halt_on_error=1:print_stacktrace=1"_s);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.start(QCoreApplication::applicationFilePath(),
                  {u"--run"_s, QString::number(job.seed), job.puzzle, QString::number(job.first),
                   QString::number(job.events)});
    Result result{job.first, {}};
    bool silent = false;
    while (process.state() != QProcess::NotRunning && !silent) {
        silent = !process.waitForReadyRead(longestSilence) && process.state() == QProcess::Running;
        while (process.canReadLine())
            result.next = process.readLine().trimmed().toULongLong() + 1;
    }
    if (silent)
        process.kill();
    process.waitForFinished();
    QByteArray output;
    for (const QByteArray &line : process.readAllStandardError().split('\n')) {
        if (!line.isEmpty() &&
            !line.startsWith("This plugin does not support")) // Qt's plug-in prints this line
            output += line + '\n';
    }
    if (silent)
        result.fault = "It hangs.\n" + output;
    else if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        result.fault = output + "Its exit status is " + QByteArray::number(process.exitCode()) + ".\n";
    else if (!output.isEmpty())
        std::fprintf(stderr, "%s", output.constData());
    return result;
}

int runPuzzle(Job job)
{
    int faults = 0;
    const qulonglong before = job.first;
    while (job.first < job.events && faults < mostFaults) {
        const Result result = runProcess(job);
        if (!result.fault.isEmpty()) {
            ++faults;
            std::fprintf(stderr, "Seed %llu, %s, after event %llu:\n%s\n", job.seed, qPrintable(job.puzzle),
                         result.next - 1, result.fault.constData());
        }
        if (result.fault.isEmpty())
            job.first = job.events;
        else
            job.first = qMax(job.first + 1, result.next);
    }
    std::printf("%5llu  %-10s  %8llu  %6d\n", job.seed, qPrintable(job.puzzle), job.first - before, faults);
    std::fflush(stdout);
    return faults;
}

void tellUsage()
{
    std::fputs("usage: monkey [SEEDS [EVENTS]]\n"
               "       monkey --seed SEED PUZZLE [FIRST [EVENTS]]\n",
               stderr);
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    QCoreApplication::setApplicationName(u"cassetete-monkey"_s);
    const auto number = [&](qsizetype word, qulonglong otherwise) {
        return word < words.size() ? words[word].toULongLong() : otherwise;
    };
    constexpr qulonglong events = 10'000;
    if (words.value(0) == "--run"_L1)
        return runEvents(argc, argv, {number(1, 1), words.value(2), number(3, 0), number(4, events)});
    const QCoreApplication application(argc, argv);
    const bool one = words.value(0) == "--seed"_L1;
    if (!one && words.value(0).startsWith(u'-')) {
        tellUsage();
        return 64;
    }
    std::printf("%5s  %-10s  %8s  %6s\n", "seed", "puzzle", "events", "faults");
    if (one)
        return runPuzzle({number(1, 1), words.value(2), number(3, 0), number(4, events)}) > 0;
    int faults = 0;
    for (qulonglong seed = 1; seed <= number(0, 10); ++seed) {
        for (const core::Kind *kind : app::kinds())
            faults += runPuzzle({seed, QString::fromLatin1(kind->id), 0, number(1, events)});
    }
    return faults > 0;
}

#include "monkey.moc"

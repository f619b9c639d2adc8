// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/programs/ownprogram.h"
#include "session/search/solverjob.h"
#include "support/files.h"
#include "support/stillness.h"
#include "support/suite.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostWait = 30'000; ///< milliseconds

/// Writes a Python program, and makes a job that runs it on four queens, watched.
class ProgramJob {
public:
    explicit ProgramJob(const QByteArray &text, core::Goal goal = core::Goal::All)
    {
        QFile file(m_folder.filePath(u"program.py"_s));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
            qFatal("no file");
        file.close();
        const core::LineReading reading = core::readLine(app::kinds(), "queens:4");
        const auto &game = std::get<core::Game>(reading.reading);
        core::Values options;
        options.set("command", file.fileName().toStdString());
        options = session::optionsOf(session::ownProgramMethod(), options, *reading.kind, *game.puzzle,
                                     game.position);
        job = std::make_unique<session::SolverJob>(game.puzzle, session::ownProgramMethod(),
                                                   core::Task{goal, game.position, {}, options, 1, true});
        QObject::connect(job.get(), &session::SolverJob::finished, job.get(),
                         [this](const core::Outcome &ended) { outcome = ended; });
    }

    /// Returns the numbers that the program wrote into the file with its own name and this suffix.
    QList<qint64> numbersWritten(const QString &suffix) const
    {
        QFile file(m_folder.filePath(u"program.py"_s + suffix));
        QList<qint64> numbers;
        if (file.open(QFile::ReadOnly)) {
            for (const QByteArray &number : file.readAll().split(' '))
                numbers << number.toLongLong();
        }
        return numbers;
    }
    /// Creates an empty file with the program's own name and this suffix.
    void write(const QString &suffix) const
    {
        QVERIFY(QFile(m_folder.filePath(u"program.py"_s + suffix)).open(QFile::WriteOnly));
    }
    /// Returns whether a process runs the program. A single look may miss a process that starts the next one and ends.
    bool isRunning() const
    {
        const QByteArray path = QFile::encodeName(m_folder.filePath(u"program.py"_s));
        for (int look = 0; look < 20; ++look) {
            for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
                if (tests::contentOf("/proc/"_L1 + process + "/cmdline"_L1).contains(path))
                    return true;
            }
        }
        return false;
    }
    /// Returns the number of frames that have arrived so far, after taking up to `frames` more.
    qint64 arrived(qint64 frames = std::numeric_limits<qint64>::max())
    {
        std::vector<core::Event> events;
        return m_arrived += job->queue().take(frames, events);
    }

    std::unique_ptr<session::SolverJob> job;
    std::optional<core::Outcome> outcome;

private:
    QTemporaryDir m_folder;
    qint64 m_arrived = 0;
};

/// Returns the process id of a process's parent; 0 if there is no such process.
qint64 parentOf(qint64 process)
{
    QFile file(u"/proc/%1/stat"_s.arg(process));
    if (!file.open(QFile::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2).split(' ').value(1).toLongLong();
}

} // namespace

/// Tests untrusted programs as solvers.
class OwnPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A move arrives as soon as it is written, even if the program neither ends nor writes more.
    void aMoveArrivesAtOnce()
    {
        ProgramJob program("import time\nprint('+ 2')\ntime.sleep(1000)\n");
        program.job->start();
        QTRY_COMPARE_WITH_TIMEOUT(program.arrived(), 1, mostWait);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
    }

    /// The pipe fills and the program waits while no viewer takes its moves.
    void aFastProgramHasToWait()
    {
        ProgramJob program("import os\ncount = 0\n"
                           "open(__file__ + '.pid', 'w').write(str(os.getpid()))\nwhile True:\n"
                           "    os.write(1, b'? 1\\n' * 1000)\n    count += 1000\n"
                           "    open(__file__ + '.count', 'w').write(str(count))\n");
        program.job->queue().setCapacity(2048);
        program.job->start();
        const auto written = [&] { return program.numbersWritten(u".count"_s).value(0); };
        qint64 before = 0;
        const auto allWait = [&] {
            const qint64 process = program.numbersWritten(u".pid"_s).value(0);
            return process > 0 && tests::otherThreadsWait() && tests::processWaits(process);
        };
        const auto rests = [&] {
            const bool stays = written() > 0 && std::exchange(before, written()) == written();
            return allWait() && stays;
        };
        QTRY_VERIFY_WITH_TIMEOUT(rests(), mostWait);
        // The limit is the sum of the queue, a batch or two, one read, and the pipe.
        QVERIFY(written() < 2048 + 2 * 1024 + 2 * 65'536 / 4 + 2000);
        QVERIFY(program.arrived(1000) == 1000);
        QTRY_VERIFY_WITH_TIMEOUT(written() > before || program.arrived(100'000) > 0, mostWait);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        QCOMPARE(program.outcome->verdict, core::Outcome::Stopped);
    }

    /// Both the program and its child process are ended. Only one of them prints, since their lines would
    /// mix.
    void endsAProgramThatIgnoresTermination()
    {
        ProgramJob program("import os, signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
                           "child = os.fork()\nif child:\n"
                           "    with open(__file__ + '.pids', 'w') as file:\n"
                           "        file.write(f'{os.getpid()} {child}')\n"
                           "    print('+ 1')\ntime.sleep(1000)\n");
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0, mostWait);
        const QList<qint64> processes = program.numbersWritten(u".pids"_s);
        QCOMPARE(processes.size(), 2);
        QVERIFY(!program.outcome);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        QCOMPARE(program.outcome->verdict, core::Outcome::Stopped);
        for (const qint64 process : processes)
            QVERIFY(kill(pid_t(process), 0) != 0 && errno == ESRCH);
    }

    /// Whatever a program does to its supervisor, this program never waits for it forever.
    void aProgramThatStopsItsSupervisorIsEnded_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("once") << "import os, signal, time\nos.kill(os.getppid(), signal.SIGSTOP)\n"
                                 "print('+ 2')\ntime.sleep(1000)\n"_ba;
        QTest::newRow("again and again")
            << "import os, signal, time\nsupervisor = os.getppid()\nprint('+ 2')\n"
               "if os.fork() == 0:\n    os.setsid()\n"
               "while os.path.exists(__file__):\n"
               "    os.kill(supervisor, signal.SIGSTOP)\n"_ba;
    }
    void aProgramThatStopsItsSupervisorIsEnded()
    {
        QFETCH(QByteArray, text);
        ProgramJob program(text);
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0, mostWait);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        program.job.reset();
    }

    /// A browser that is opened while a program runs becomes a child of this process when its own parent ends, as the
    /// program's processes do when it kills its supervisor. Only those are killed, even without an environment.
    void onlyItsOwnProcessesAreKilled()
    {
        ProgramJob program("import os, signal, time\nif os.fork() == 0:\n    os.setsid()\n"
                           "    open(__file__ + '.id', 'w').write(str(os.getpid()))\n"
                           "    os.execve('/bin/sleep', ['sleep', '1000'], {})\n"
                           "print('+ 2', flush=True)\n"
                           "while not os.path.exists(__file__ + '.go'): time.sleep(0.01)\n"
                           "os.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(1000)\n");
        program.job->start();
        const auto heir = [&] { return program.numbersWritten(u".id"_s).value(0); };
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0 && heir() > 0, mostWait);
        qint64 other = 0;
        QVERIFY(QProcess::startDetached(u"/bin/sleep"_s, {u"1000"_s}, QString(), &other));
        QTRY_COMPARE_WITH_TIMEOUT(parentOf(other), qint64(getpid()), mostWait);
        program.write(u".go"_s);
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(u"/proc/%1"_s.arg(heir())), mostWait);
        const bool isLeftAlone = waitpid(pid_t(other), nullptr, WNOHANG) == 0;
        kill(pid_t(other), SIGKILL);
        QVERIFY(isLeftAlone);
        QCOMPARE(waitpid(pid_t(other), nullptr, 0), pid_t(other));
    }

    /// Each process of this program starts the next one in a new session, and ends. The last of them is killed, too.
    void doesNotWaitForAnEndlesslyForkingProgram()
    {
        ProgramJob program("import os\nprint('+ 2', flush=True)\nwhile os.path.exists(__file__):\n"
                           "    if os.fork():\n        os._exit(0)\n    os.setsid()\n");
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0, mostWait);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        program.job.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!program.isRunning(), mostWait);
    }

    /// The processes of a group are ended together, even if the first of them has already ended.
    void theGroupEndsWithItsFirstProcess()
    {
        ProgramJob program("import os, time\nprint('+ 2', flush=True)\n"
                           "if os.fork() == 0:\n"
                           "    open(__file__ + '.id', 'w').write(str(os.getpid()))\n    time.sleep(1000)\n"
                           "while not os.path.exists(__file__ + '.id'): pass\n");
        program.job->start();
        QTRY_VERIFY(program.outcome);
        QCOMPARE(program.numbersWritten(u".id"_s).size(), 1);
        QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(program.numbersWritten(u".id"_s).value(0))));
    }

    void aPausedProgramCanBeStopped()
    {
        ProgramJob program("while True:\n    print('? 1')\n");
        program.job->queue().setCapacity(100);
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0, mostWait);
        program.job->setPaused(true);
        program.job->stop();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
    }

    void endingTheJobEndsTheProgram()
    {
        ProgramJob program("import time\nprint('+ 2')\ntime.sleep(1000)\n");
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.arrived() > 0, mostWait);
        program.job.reset();
    }

    void theFirstSolutionIsEnough()
    {
        ProgramJob program("for c in 2, 4, 1, 3: print('+', c)\nprint('=')\nimport time\ntime.sleep(1000)\n",
                           core::Goal::First);
        program.job->start();
        QTRY_VERIFY_WITH_TIMEOUT(program.outcome, mostWait);
        QCOMPARE(program.outcome->verdict, core::Outcome::Solved);
        QCOMPARE(program.outcome->path.size(), std::size_t(4));
    }
};

TEST_SUITE(OwnPrograms)
#include "tst_ownprogram.moc"

// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <memory>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int timeout = 60000; // milliseconds; exceeded only if there is a fault

const QByteArray longBoard = "taquin:5x5:24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0\n";

/// Starts the program in its own process, as a shell does, without a display.
std::unique_ptr<QProcess> start(const QStringList &words, const QString &locale = u"C.UTF-8"_s)
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(u"LC_ALL"_s, locale);
    process->setProcessEnvironment(environment);
    process->start(QStringLiteral(CASSETETE), words);
    return process;
}

/// Returns the exit status of a process, or -1 if it crashed or hung.
int statusOf(QProcess &process)
{
    process.closeWriteChannel();
    const bool ended = process.state() == QProcess::NotRunning || process.waitForFinished(timeout);
    return ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

QByteArray nextLine(QProcess &process)
{
    while (!process.canReadLine() && process.waitForReadyRead(timeout)) {
    }
    return process.readLine();
}

/// Waits until the program handles Ctrl-C and sleeps, which it then does only while it waits for input.
/// Returns false if it never does.
bool waitsForInput(const QProcess &process)
{
    const QString name = u"/proc/%1/status"_s.arg(process.processId());
    const auto waits = [&name] {
        QFile file(name);
        const QByteArray status = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
        const qsizetype caught = status.indexOf("SigCgt:\t");
        const qulonglong handled = caught < 0 ? 0 : status.mid(caught + 8, 16).toULongLong(nullptr, 16);
        return (handled >> (SIGINT - 1) & 1) != 0 && status.contains("State:\tS");
    };
    return QTest::qWaitFor(waits, timeout);
}

} // namespace

/// Tests the real program: signals, pipes and the locale.
class Program : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(QStringLiteral(CASSETETE)))
            QSKIP("the program is not built");
    }

    void needsNoDisplay()
    {
        const auto process = start({u"solve"_s, u"taquin:2x2:1 2 0 3"_s});
        QCOMPARE(statusOf(*process), 0);
        QCOMPARE(process->readAllStandardOutput(), "r\n");
        QCOMPARE(process->readAllStandardError(), "");
    }

    void endsWithItsStatus_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("list") << QStringList{u"list"_s} << 0;
        QTest::newRow("help") << QStringList{u"--help"_s} << 0;
        QTest::newRow("version") << QStringList{u"--version"_s} << 0;
        QTest::newRow("impossible") << QStringList{u"solve"_s, u"taquin:2x2:2 1 3 0"_s} << 1;
        QTest::newRow("stopped") << QStringList{u"solve"_s, u"--time=0.1"_s, u"--method=optimal"_s,
                                                QString::fromUtf8(longBoard)}
                                 << 2;
        QTest::newRow("misuse") << QStringList{u"frobnicate"_s} << 64;
        QTest::newRow("bad data") << QStringList{u"solve"_s, u"taquin:1x1"_s} << 65;
    }
    void endsWithItsStatus()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const auto process = start(words);
        QCOMPARE(statusOf(*process), status);
        QCOMPARE(process->readAllStandardOutput().isEmpty(), status >= 64);
        QCOMPARE(process->readAllStandardError().isEmpty(), status < 64);
    }

    /// The list names every value that a position line accepts, not only those in the window's form.
    void theListNamesEveryValueOfALine()
    {
        const auto process = start({u"list"_s});
        QCOMPARE(statusOf(*process), 0);
        const QString list = QString::fromUtf8(process->readAllStandardOutput());
        QVERIFY(list.contains(u"Columns (2 to 100,"_s) && list.contains(u"Rows (2 to 100,"_s));
        const auto largest = start({u"solve"_s, u"taquin:100x100"_s});
        QCOMPARE(statusOf(*largest), 0);
    }

    /// The list names every option of a position line, and none that only a form has.
    void theListNamesEveryOptionOfALine()
    {
        const auto process = start({u"list"_s});
        QCOMPARE(statusOf(*process), 0);
        const QString list = QString::fromUtf8(process->readAllStandardOutput());
        const QHash<QString, QStringList> options{
            {u"taquin"_s, {u"goal"_s}},
            {u"dogs"_s, {u"equal"_s, u"frame"_s, u"fixed"_s}},
            {u"solitaire"_s, {u"cells"_s, u"triangular"_s, u"hole"_s, u"end"_s}},
            {u"queens"_s, {u"torus"_s, u"closed"_s, u"given"_s}},
            {u"knight"_s, {u"closed"_s, u"start"_s, u"without"_s, u"end"_s, u"given"_s}},
            {u"bishop"_s, {u"start"_s, u"without"_s, u"end"_s, u"given"_s}},
            {u"tiling"_s, {u"pieces"_s, u"own"_s, u"onesided"_s, u"only"_s, u"fixed"_s, u"closed"_s}},
            {u"anagrams"_s, {u"distinct"_s, u"words"_s, u"language"_s, u"plain"_s}},
        };
        QStringList parts = list.split(u"\n\n"_s);
        QCOMPARE(parts.size(), options.size());
        for (const QString &part : parts) {
            const QString listed = part.section(u"Board options"_s, 1).section(u"\n  B"_s, 0, 0);
            for (const QString &option : options.value(part.section(u' ', 0, 0)))
                QVERIFY2(listed.contains(u"\n    "_s + option + u' '), qPrintable(part.left(20) + option));
        }
        QVERIFY(list.contains(u"monominoes"_s));
        QVERIFY(!list.contains(u"arrangement  "_s) && !list.contains(u"own (Your own)"_s));
        QVERIFY(list.contains(u"such as 1-2-3-8-0-4-7-6-5)"_s));
    }

    /// Each answer is printed before the next position is read.
    void answersAtOnce()
    {
        const auto process = start({u"solve"_s, u"-"_s});
        process->write("taquin:2x2:1 2 0 3\n");
        QCOMPARE(nextLine(*process), "r\n");
        process->write("taquin:2x2:1 0 3 2\n");
        QCOMPARE(nextLine(*process), "d\n");
        process->write("taquin:2x2:1 0 3 2\nqueens:"); // the beginning of a position belongs to no other
        QCOMPARE(nextLine(*process), "d\n");
        process->write("1\n"); // a line without a position is complete, too
        QCOMPARE(nextLine(*process), "1\n");
        process->write("taquin:2x2:1 0 3 2\nque"); // and so does that of a name
        QCOMPARE(nextLine(*process), "d\n");
        process->write("ens:1\n");
        QCOMPARE(nextLine(*process), "1\n");
        process->write("taquin:2x2:1 0 3 2\nqueens:1\nqu"); // what is half a word may be moves
        QCOMPARE(nextLine(*process), "d\n");
        process->write("eens:1\n");
        QCOMPARE(nextLine(*process), "1\n");
        QCOMPARE(nextLine(*process), "1\n");
        QCOMPARE(statusOf(*process), 0);
    }

    void anInterruptStopsTheSearch()
    {
        const auto process = start({u"solve"_s, u"--method=optimal"_s, u"--json"_s, u"-"_s});
        process->write("taquin:2x2:1 2 0 3\n" + longBoard + "taquin:2x2:1 2 0 3\n");
        QVERIFY(nextLine(*process).contains("solved"));
        ::kill(pid_t(process->processId()), SIGINT);
        const QJsonObject answer = QJsonDocument::fromJson(nextLine(*process)).object();
        // If the signal arrives before the search has begun, there is no answer.
        if (!answer.isEmpty()) {
            QCOMPARE(answer["verdict"_L1], QJsonValue(u"stopped"_s));
            QCOMPARE(answer["reason"_L1], QJsonValue(u"it was interrupted"_s));
        }
        QCOMPARE(statusOf(*process), 2);
        QCOMPARE(process->readAllStandardOutput(), "");
        QCOMPARE(process->readAllStandardError(), "");
    }

    void anInterruptEndsTheWait_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("standard input") << u"-"_s;
        QTest::newRow("a file that is a pipe") << u"@/dev/stdin"_s;
    }
    void anInterruptEndsTheWait()
    {
        QFETCH(QString, source);
        const auto process = start({u"solve"_s, source});
        process->write("taquin:2x2:1 2 0 3\n");
        QCOMPARE(nextLine(*process), "r\n");
        endsByAnInterrupt(*process);
    }

    /// Opening a pipe blocks until another process writes into it.
    void anInterruptEndsTheWaitForAWriter()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto process = start({u"solve"_s, u'@' + pipe});
        QVERIFY(process->waitForStarted(timeout));
        endsByAnInterrupt(*process);
    }

    void aClosedPipeEndsItQuietly()
    {
        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s,
                     u"while echo taquin:2x2:1 2 0 3; do :; done 2>/dev/null | \"$0\" solve - | head -n 1"_s,
                     QStringLiteral(CASSETETE)});
        QVERIFY(shell.waitForFinished(timeout));
        QCOMPARE(shell.readAllStandardOutput(), "r\n");
        QCOMPARE(shell.readAllStandardError(), "");
    }

    /// The reader of a list that is longer than a pipe's buffer may close the pipe early.
    void aReaderMayCloseThePipeEarly()
    {
        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, u"\"$0\" solve --all queens:13 | head -n 1"_s, QStringLiteral(CASSETETE)});
        QVERIFY(shell.waitForFinished(timeout));
        QCOMPARE(shell.readAllStandardOutput(), "queens:13:1 3 5 2 9 12 10 13 4 6 8 11 7\n");
        QCOMPARE(shell.readAllStandardError(), "");
    }

    void aFullDiskIsReported_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("solve") << u"solve taquin:2x2"_s;
        QTest::newRow("a long list") << u"solve --all queens:13"_s;
        QTest::newRow("a long list, by one thread") << u"solve --all --threads 1 queens:13"_s;
        QTest::newRow("list") << u"list"_s;
        QTest::newRow("help") << u"--help"_s;
        QTest::newRow("version") << u"--version"_s;
    }
    void aFullDiskIsReported()
    {
        QFETCH(QString, command);
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("there is no /dev/full");
        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, u"exec \"$0\" %1 > /dev/full"_s.arg(command), QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 2);
        QVERIFY(shell.readAllStandardError().contains(std::strerror(ENOSPC)));
    }

    /// The program checks for a display: otherwise, Qt would end it by a signal.
    void aWindowWithoutADisplayIsRefused()
    {
        QProcess shell;
        shell.start(
            u"/bin/sh"_s,
            {u"-c"_s,
             u"unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET QT_QPA_PLATFORM; exec \"$0\" taquin:3x3"_s,
             QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 64);
        QVERIFY(shell.readAllStandardError().startsWith("cassetete: "));
    }

    /// No file that the program opens takes the number of a closed standard descriptor.
    void aClosedDescriptorIsReported_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        QTest::newRow("no output") << u"solve queens:7 >&-"_s << 2;
        QTest::newRow("no output, no input") << u"solve queens:7 >&- <&-"_s << 2;
        QTest::newRow("no output of list") << u"list >&-"_s << 2;
        QTest::newRow("no input to read") << u"solve - <&-"_s << 65;
        QTest::newRow("no input needed") << u"solve queens:7 <&-"_s << 0;
        QTest::newRow("no standard error") << u"solve queens:0 2>&-"_s << 65;
        QTest::newRow("nothing at all") << u"solve queens:7 <&- >&- 2>&-"_s << 2;
    }
    void aClosedDescriptorIsReported()
    {
        QFETCH(QString, command);
        QFETCH(int, status);
        QProcess shell;
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"exec \"$0\" "_s + command, QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), status);
        QCOMPARE(shell.readAllStandardOutput().isEmpty(), status != 0);
        QCOMPARE(shell.readAllStandardError().isEmpty(), status == 0 || command.contains("2>&-"_L1));
    }

    /// File names may contain any bytes.
    void anyFileNameIsAccepted()
    {
        const QTemporaryDir folder;
        const QString shown = folder.filePath(u"lines"_s);
        QFile file(shown);
        QVERIFY(file.open(QFile::WriteOnly) && file.write("taquin:2x2:1 2 0 3\n") > 0);
        file.close();
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s,
                     u"odd=$(printf 'caf\\351') && mv lines \"$odd\" && \"$0\" solve @\"$odd\" && "
                     "\"$0\" solve @\"$PWD/$odd\" && \"$0\" solve @none\"$odd\"; "
                     "status=$?; rm \"$odd\"; exit $status"_s,
                     QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 64);
        QCOMPARE(shell.readAllStandardOutput(), "r\nr\n");
        QVERIFY(shell.readAllStandardError().contains("nonecaf"));
    }

    void noOtherFileIsWritten_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("export") << u"export --svg \"$odd\" queens:4"_s;
        QTest::newRow("a checkpoint") << u"solve --count --checkpoint \"$odd\" queens:4"_s;
        QTest::newRow("a checkpoint, in one word") << u"solve --count --checkpoint=\"$odd\" queens:4"_s;
        QTest::newRow("screenshots") << u"--headless-show \"$odd\""_s;
    }
    /// A name that is not UTF-8 is refused, whether the file exists or not: Qt would write to a file of
    /// another name.
    void noOtherFileIsWritten()
    {
        QFETCH(QString, command);
        for (const QString &before : {QString(), u"echo old > \"$odd\"; "_s}) {
            const QTemporaryDir folder;
            QProcess shell;
            shell.setWorkingDirectory(folder.path());
            shell.start(u"/bin/sh"_s,
                        {u"-c"_s,
                         u"odd=$(printf 'caf\\351'); %1\"$0\" %2; status=$?; "
                         "for file in *; do [ \"$file\" = '*' ] || cat \"$file\"; done; rm -rf *; "
                         "exit $status"_s.arg(before, command),
                         QStringLiteral(CASSETETE)});
            QCOMPARE(statusOf(shell), 64);
            QCOMPARE(shell.readAllStandardOutput(), before.isEmpty() ? "" : "old\n");
            const QByteArray why = shell.readAllStandardError();
            QVERIFY2(why.contains("UTF-8"), why.constData());
            // Only the name as it was given, not that of a link to it, can be found by who reads this.
            QVERIFY2(why.contains("“caf\uFFFD”"), why.constData());
        }
    }
    void aFolderThatIsNotUtf8IsNamed()
    {
        const QTemporaryDir folder;
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(u"/bin/sh"_s, {u"-c"_s,
                                   u"odd=$(printf 'caf\\351'); mkdir \"$odd\"; "
                                   "\"$0\" export --png \"$odd/board.png\" queens:4; status=$?; "
                                   "rm -rf ./*; exit $status"_s,
                                   QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 64);
        const QByteArray why = shell.readAllStandardError();
        QVERIFY2(why.contains("“caf\uFFFD/board.png”"), why.constData());
    }

    /// An interrupt also stops a deal, which is part of the work on a position.
    void anInterruptStopsADeal()
    {
        const auto process = start({u"solve"_s, u"--json"_s, u"-"_s});
        process->write("taquin:2x2:1 2 0 3\n");
        QVERIFY(nextLine(*process).contains("solved"));
        for (int seed = 0; seed < 1000; ++seed)
            process->write("dogs:4x4,deal=unique,count=2,seed=" + QByteArray::number(seed) + '\n');
        QVERIFY(process->waitForBytesWritten(timeout));
        ::kill(pid_t(process->processId()), SIGINT);
        QCOMPARE(statusOf(*process), 2);
        for (const QByteArray &line : process->readAllStandardOutput().split('\n')) {
            if (!line.isEmpty())
                QVERIFY(QJsonDocument::fromJson(line).isObject());
        }
    }

    /// Running out of memory, before or during the search, gives an error message, an exit status and a
    /// complete answer.
    void runningOutOfMemoryIsReported_data()
    {
        QTest::addColumn<int>("kilobytes");
        QTest::addColumn<QString>("arguments");
        QTest::newRow("search") << 40000 << u"--method=sweeps solitaire:english"_s;
        QTest::newRow("deal") << 10000 << u"taquin:100x100,deal=cycles,count=1000000"_s;
    }
    void runningOutOfMemoryIsReported()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more memory than that for itself");
#endif
        QFETCH(int, kilobytes);
        QFETCH(QString, arguments);
        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, u"ulimit -d %1 && exec \"$0\" solve --json %2"_s.arg(kilobytes).arg(arguments),
                     QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 2);
        const QJsonObject answer = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        QCOMPARE(answer["verdict"_L1], QJsonValue(u"stopped"_s));
        QVERIFY(answer["reason"_L1].toString().contains(u"memory"_s));
        QCOMPARE(shell.readAllStandardError(), "");
    }

    /// A count that will not fit into the memory that a limit leaves is refused before it takes long.
    void aCountThatWillNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("limit");
        QTest::newRow("addresses") << u"-v 400000"_s;
        QTest::newRow("data") << u"-d 200000"_s;
    }
    void aCountThatWillNotFitIsRefused()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more memory than that for itself");
#endif
        QFETCH(QString, limit);
        QProcess shell;
        shell.start(
            u"/bin/sh"_s,
            {u"-c"_s,
             u"ulimit %1 && exec \"$0\" solve --count --json --method frontier knight:7x8,closed:a1"_s.arg(
                 limit),
             QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 2);
        const QJsonObject answer = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        QVERIFY(answer["reason"_L1].toString().startsWith(u"The count needs about "_s));
    }

    /// The limits are checked before the window opens: Qt and GLib would abort, or wait indefinitely.
    void aWindowThatCannotBeOpenedIsReported_data()
    {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("memory") << u"-v 400000"_s
                                << QByteArray("leaves this program less than 500 MB of memory");
        // The stacks of all threads do not fit into this address space.
        // The program that runs the tests may have left some files open.
        QTest::newRow("files") << u"-n 10"_s << QByteArray("fewer than 64 open files");
        QTest::newRow("more files") << u"-n 24"_s << QByteArray("fewer than 64 open files");
        QTest::newRow("stack") << u"-s 64"_s << QByteArray("a stack of less than 1,024 KB");
        QTest::newRow("threads") << u"-v 2000000 && ulimit -s 1000000"_s << QByteArray("no more threads");
    }
    void aWindowThatCannotBeOpenedIsReported()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more memory than that for itself");
#endif
        QFETCH(QString, limit);
        QFETCH(QByteArray, reason);
        QProcess shell;
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"ulimit %1 && exec \"$0\" -platform offscreen"_s.arg(limit),
                                   QStringLiteral(CASSETETE)});
        QCOMPARE(statusOf(shell), 64);
        const QByteArray sentence = shell.readAllStandardError();
        QVERIFY2(sentence.startsWith("cassetete: the window cannot be opened: "), sentence.constData());
        QVERIFY2(sentence.endsWith(QByteArray(reason + '\n')), sentence.constData());
        QCOMPARE(sentence.count('\n'), 1);
    }

    /// The methods that go deepest, watched on their largest boards, get by with the smallest stack that is accepted.
    void theSmallestStackIsLargeEnough()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more of the stack for itself");
#endif
        QProcess shell;
        // The environment lies on the stack, too. With less than 24 KB for both, the system's own loader may crash before
        // the program begins.
        QProcessEnvironment small;
        small.insert(u"LC_ALL"_s, u"C"_s);
        shell.setProcessEnvironment(small);
        for (const char *kilobytes : {"24", "64", "512", "1023"}) {
            shell.start(u"/bin/sh"_s, {u"-c"_s, u"ulimit -s $1 && exec \"$0\" check -- /bin/true"_s,
                                       QStringLiteral(CASSETETE), QString::fromLatin1(kilobytes)});
            QCOMPARE(statusOf(shell), 64);
            QCOMPARE(shell.readAllStandardError(),
                     "cassetete: the system gives this program a stack of less than 1,024 KB\n");
        }
        int number = 0;
        for (const char *race : {"--time 1 knight:40x40", "--time 1 knight:40x40,closed"}) {
            if (!tests::isTried(number++, 2))
                continue;
            shell.start(u"/bin/sh"_s,
                        {u"-c"_s, u"ulimit -s 1024 && exec \"$0\" race %1"_s.arg(QLatin1StringView(race)),
                         QStringLiteral(CASSETETE)});
            QCOMPARE(statusOf(shell), 2);
        }
    }

    /// Each answer is written before the program waits for the next line, but many lines that are there already cost
    /// few calls of the system.
    void answersAreFlushedWhenTheInputIsEmpty()
    {
        const auto process = start({u"solve"_s, u"-"_s});
        process->write("queens:4\n");
        QTRY_COMPARE(process->bytesAvailable(), 5);
        process->write(QByteArray("queens:5\n") + QByteArray("queens:4\n").repeated(5000));
        QTRY_COMPARE(process->bytesAvailable(), 5 + 6 + 5000 * 5);
        QFile file(u"/proc/%1/io"_s.arg(process->processId()));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArrayList lines = file.readAll().split('\n');
        for (const char *calls : {"syscr: ", "syscw: "}) {
            const auto line = std::ranges::find_if(
                lines, [calls](const QByteArray &each) { return each.startsWith(calls); });
            QVERIFY(line != lines.end());
            QVERIFY2(line->mid(qsizetype(qstrlen(calls))).toInt() < 500, line->constData());
        }
        process->closeWriteChannel();
        QCOMPARE(statusOf(*process), 0);
    }

    void aPictureThatCannotBeDrawnIsReported_data()
    {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("files") << u"-n 10"_s
                               << "cassetete: the system allows this program fewer than 16 open files\n"_ba;
        QTest::newRow("stack")
            << u"-s 64"_s << "cassetete: the system gives this program a stack of less than 1,024 KB\n"_ba;
    }
    void aPictureThatCannotBeDrawnIsReported()
    {
        QFETCH(QString, limit);
        QFETCH(QByteArray, sentence);
        const QTemporaryDir folder;
        for (const char *suffix : {"", "-window"}) {
            QProcess shell;
            shell.start(u"/bin/sh"_s, {u"-c"_s, u"ulimit %1 && exec \"$@\""_s.arg(limit), u"sh"_s,
                                       QStringLiteral(CASSETETE) + QLatin1StringView(suffix), u"export"_s,
                                       u"--png"_s, folder.filePath(u"queens.png"_s), u"queens:4"_s});
            QCOMPARE(statusOf(shell), 64);
            QCOMPARE(shell.readAllStandardError(), sentence);
        }
        QVERIFY(!QFile::exists(folder.filePath(u"queens.png"_s)));
    }

    void runsInAnyLocale_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::newRow("C") << u"C"_s;
        QTest::newRow("French") << u"fr_FR.UTF-8"_s;
        QTest::newRow("none such") << u"xx_YY.ISO-8859-1"_s;
    }
    void runsInAnyLocale()
    {
        QFETCH(QString, locale);
        const QStringList words{u"solve"_s, u"--json"_s, u"--time=1.5"_s, u"-"_s};
        const auto process = start(words, locale);
        process->write("taquin:2x2:2 1 3 0\n");
        QCOMPARE(statusOf(*process), 1);
        QCOMPARE(process->readAllStandardError(), "");
        const auto plain = start(words);
        plain->write("taquin:2x2:2 1 3 0\n");
        QCOMPARE(statusOf(*plain), 1);
        const auto reason = [](QProcess &one) {
            return QJsonDocument::fromJson(one.readAllStandardOutput()).object().value("reason"_L1);
        };
        const QJsonValue english = reason(*plain);
        QVERIFY(!english.toString().isEmpty());
        QCOMPARE(reason(*process), english);
    }

    void speaksFrench()
    {
        const auto french = start({u"--help"_s}, u"fr_FR.UTF-8"_s);
        const auto english = start({u"--help"_s});
        QCOMPARE(statusOf(*french), 0);
        QCOMPARE(statusOf(*english), 0);
        const QByteArray text = french->readAllStandardOutput();
        QVERIFY(text.contains("cassetete merge [--json] FICHIER"));
        QVERIFY(text.contains("--set OPTION=VALEUR"));
        QVERIFY(!text.contains("FILE"));
        QVERIFY(english->readAllStandardOutput().contains("FILE"));
    }

    /// Translations are loaded late; answers, errors and their numbers are translated all the same.
    void answersInFrench()
    {
        const auto answer = start({u"solve"_s, u"taquin:2x2:2 1 3 0"_s}, u"fr_FR.UTF-8"_s);
        QCOMPARE(statusOf(*answer), 1);
        const QString text = QString::fromUtf8(answer->readAllStandardOutput());
        QVERIFY2(text.startsWith(u"pas de solution : "_s), qPrintable(text));
        const auto error = start({u"solve"_s, u"taquin:2x2:2 9 3 0"_s}, u"fr_FR.UTF-8"_s);
        QCOMPARE(statusOf(*error), 65);
        const QString words = QString::fromUtf8(error->readAllStandardError());
        QVERIFY2(words.startsWith(u"cassetete: ligne 1, colonne 14 : "_s), qPrintable(words));
    }

private:
    static void endsByAnInterrupt(QProcess &process)
    {
        QVERIFY(waitsForInput(process));
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(timeout));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError(), "");
    }
};

TEST_SUITE(Program)
#include "tst_program.moc"

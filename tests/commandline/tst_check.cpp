// SPDX-License-Identifier: MIT
#include "run.h"
#include "support/suite.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <random>
#include <set>

using namespace Qt::StringLiterals;

namespace {

QString example(const QString &name)
{
    return QLatin1StringView(EXAMPLES) + u'/' + name;
}

Run check(const QStringList &options, const QStringList &command, const QByteArray &positions)
{
    return run(QStringList{u"check"_s, u"--json"_s} + options + QStringList{u"--"_s} + command, positions);
}

/// Writes a Python program with this text and returns its path.
QString write(const QTemporaryDir &folder, const QByteArray &text)
{
    QFile file(folder.filePath(u"program.py"_s));
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("no file");
    return file.fileName();
}

/// Returns random boards of 2 x 2 cards in two colours.
QByteArray dogBoards(int boards)
{
    std::mt19937 chance(1);
    QByteArray lines;
    for (int board = 0; board < boards; ++board) {
        QByteArrayList cards;
        for (int card = 0; card < 4; ++card) {
            QByteArrayList halves;
            for (int side = 0; side < 4; ++side)
                halves << QByteArray::number((chance() % 2 == 0 ? 1 : -1) * int(1 + chance() % 2));
            cards << halves.join(',');
        }
        lines += "dogs:2x2:" + cards.join(';') + ":\n";
    }
    return lines;
}

/// A program whose processes record their IDs in files and then sleep.
class Leaving {
public:
    Leaving(const QByteArray &text, const QByteArray &end)
        : file(write(m_folder, "import glob, os, signal, time\n\ndef rest():\n"
                               "    open(__file__ + '.' + str(os.getpid()), 'w').close()\n"
                               "    time.sleep(1000)\n\n" +
                                   text + "while not glob.glob(__file__ + '.*'):\n    time.sleep(0.01)\n" +
                                   end))
    {
    }

    /// Returns the IDs of the processes.
    QStringList processes() const
    {
        QStringList numbers;
        for (const QFileInfo &mark : QDir(m_folder.path()).entryInfoList({u"program.py.*"_s}))
            numbers << mark.suffix();
        return numbers;
    }

private:
    QTemporaryDir m_folder;

public:
    QString file;
};

bool isAlive(const QString &process)
{
    QFile status(u"/proc/"_s + process + u"/status"_s);
    return status.open(QFile::ReadOnly) && !status.readAll().contains("State:\tZ");
}

/// Returns words of up to five letters, some with repeated letters; every other one asks for distinct orders
/// only.
QByteArray words(int count)
{
    std::mt19937 chance(1);
    QByteArray lines;
    for (int word = 0; word < count; ++word) {
        lines += "anagrams:";
        for (unsigned letter = 0; letter < 2 + chance() % 4; ++letter)
            lines += "abn"[chance() % 3];
        lines += word % 2 == 0 ? "\n" : ",distinct\n";
    }
    return lines;
}

/// Returns boards with the start on each of the first `count` squares.
QByteArray starts(const QByteArray &puzzle, int columns, int rows, int count)
{
    QByteArray lines;
    for (int square = 0; square < count; ++square) {
        lines += puzzle + ':' + QByteArray::number(columns) + 'x' + QByteArray::number(rows) +
                 ",start=" + char('a' + square % columns) + QByteArray::number(1 + square / columns) + '\n';
    }
    return lines;
}

/// Returns boards that can be reduced to one peg: they are made from one peg by backward jumps.
QByteArray endings(int count)
{
    std::mt19937 chance(1);
    QByteArray lines;
    for (int board = 0; board < count; ++board) {
        QByteArrayList rows{"--...--", "--...--", ".......", ".......", ".......", "--...--", "--...--"};
        rows[3][3] = 'O';
        const auto at = [&](int row, int column) {
            return row >= 0 && row < 7 && column >= 0 && column < 7 ? rows[row][column] : '-';
        };
        for (int jumps = 0; jumps < 6;) {
            const int row = int(chance() % 7);
            const int column = int(chance() % 7);
            const int down = int(chance() % 3) - 1;
            const int right = down == 0 ? 1 - 2 * int(chance() % 2) : 0;
            if (at(row, column) != 'O' || at(row + down, column + right) != '.' ||
                at(row + 2 * down, column + 2 * right) != '.')
                continue;
            rows[row][column] = '.';
            rows[row + down][column + right] = rows[row + 2 * down][column + 2 * right] = 'O';
            ++jumps;
        }
        lines += "solitaire:english:" + rows.join('/') + '\n';
    }
    return lines;
}

/// Returns tilings in which only the monomino and one other piece are laid.
QByteArray halfTilings(int count)
{
    const Run all = run({u"solve"_s, u"--all"_s, u"tiling:3x7,tetrominoes"_s});
    std::set<QByteArray> lines;
    for (const char kept : std::string_view("IOTSL")) {
        for (QByteArray line : all.answers()) {
            for (const char taken : std::string_view("IOTSL"))
                line.replace(taken, taken == kept ? kept : '.');
            if (int(lines.size()) < count)
                lines.insert("tiling:3x7,tetrominoes:" + line.mid(line.lastIndexOf(':') + 1) + '\n');
        }
    }
    return QByteArrayList(lines.begin(), lines.end()).join();
}

} // namespace

/// Tests `cassetete check` and the programs in resources/examples.
class CheckCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The tests start Python hundreds of times; a python3 earlier in the PATH than the system's may be a
        // slow wrapper script.
        qputenv("PATH", QByteArray("/usr/bin:/bin:" + qgetenv("PATH")));
    }

    /// A deal that was cut short gives another board than requested, so it is not judged.
    void aDealThatIsCutShortIsNotJudged()
    {
        const Run checked = run({u"check"_s, u"--time"_s, u"0.000001"_s, u"--"_s, u"true"_s},
                                "taquin:40x40,deal=walk,count=1000000,seed=1\n");
        QCOMPARE(checked.status, 2);
        QVERIFY(checked.out.isEmpty());
        QVERIFY(checked.err.contains("the time is up"));
    }

    /// Runs the programs on fifty boards of each puzzle, or in the daily run on every fifth of them.
    void goodProgramsAgree_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("goal");
        QTest::addColumn<QByteArray>("boards");
        QByteArray boards;
        for (int size = 1; size <= 7; ++size)
            boards += "queens:" + QByteArray::number(size) + '\n';
        for (int seed = 1; seed <= 43; ++seed)
            boards += "queens:7,deal=begun,count=2,seed=" + QByteArray::number(seed) + '\n';
        QTest::newRow("queens") << u"queens.py"_s << u"all"_s << boards;
        QTest::newRow("anagrams") << u"anagrams.py"_s << u"count"_s << words(50);
        QTest::newRow("knight") << u"knight.py"_s << u"first"_s
                                << "knight:3x10\nknight:3x4\nknight:4x4\nknight:3x3\nknight:3x5\n" +
                                       starts("knight", 6, 6, 36) + starts("knight", 4, 5, 9);
        QTest::newRow("bishop") << u"bishop.py"_s << u"all"_s
                                << starts("bishop", 3, 3, 9) + starts("bishop", 3, 4, 12) +
                                       starts("bishop", 4, 3, 12) + starts("bishop", 4, 4, 16) +
                                       starts("bishop", 2, 5, 1);
        boards.clear();
        for (int seed = 1; seed <= 49; ++seed)
            boards += "taquin:3x3,deal=walk,count=12,seed=" + QByteArray::number(seed) + '\n';
        QTest::newRow("taquin") << u"taquin.py"_s << u"first"_s << boards + "taquin:2x2:2 1 3 0\n";
        QTest::newRow("solitaire") << u"solitaire.py"_s << u"first"_s << "solitaire:english\n" + endings(49);
        QTest::newRow("tiling") << u"tiling.py"_s << u"all"_s << halfTilings(50);
        QTest::newRow("dogs") << u"dogs.py"_s << u"all"_s << dogBoards(50);
    }
    void goodProgramsAgree()
    {
        QFETCH(QString, program);
        QFETCH(QString, goal);
        QFETCH(QByteArray, boards);
        QByteArrayList lines = boards.trimmed().split('\n');
        QCOMPARE(lines.size(), 50);
        for (qsizetype line = lines.size() - 1; line >= 0 && !tests::isThorough(); --line) {
            if (line % 10 != 0)
                lines.removeAt(line);
        }
        QStringList options{u"--goal"_s, goal, u"--time"_s, u"60"_s};
        if (program == "taquin.py"_L1)
            options << u"--shortest"_s;
        const Run checked = check(options, {example(program)}, lines.join('\n') + '\n');
        QCOMPARE(checked.answers().size(), lines.size());
        for (qsizetype line = 0; line < checked.answers().size(); ++line)
            QVERIFY2(checked.json(line)["verdict"_L1].toString() == "ok"_L1,
                     checked.answers()[line].constData());
        QCOMPARE(checked.status, 0);
        QVERIFY(checked.err.isEmpty());
    }

    void programsInOtherLanguagesAgree_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QByteArray>("boards");
        for (const char *suffix : {"cpp", "pas"}) {
            QTest::addRow("queens %s", suffix)
                << u"queens."_s + QLatin1StringView(suffix) << "queens:6\nqueens:3\n"_ba;
            QTest::addRow("dogs %s", suffix)
                << u"dogs."_s + QLatin1StringView(suffix) << "dogs:3x3\n" + dogBoards(4);
        }
    }
    void programsInOtherLanguagesAgree()
    {
        QFETCH(QString, source);
        QFETCH(QByteArray, boards);
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"program"_s);
        const bool pascal = source.endsWith(".pas"_L1);
        const QStringList words =
            pascal ? QStringList{u"-FE"_s + folder.path(), u"-o"_s + program, example(source)}
                   : QStringList{u"-Wall"_s, u"-Werror"_s, u"-O1"_s, u"-o"_s, program, example(source)};
        QProcess compiler;
        compiler.start(pascal ? u"fpc"_s : QStringLiteral(COMPILER), words);
        if (pascal && !compiler.waitForStarted())
            QSKIP("there is no Pascal compiler");
        QVERIFY(compiler.waitForFinished(-1));
        QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError().constData());
        const Run result = check({u"--goal"_s, u"all"_s, u"--time"_s, u"60"_s}, {program}, boards);
        QVERIFY2(result.status == 0, result.out.constData());
    }

    void aWrongProgramIsDetected_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("line");
        // With 4 queens, the first is set in column 1; column 2 of the next row is on her diagonal.
        QTest::newRow("illegal move") << u"illegal_move"_s << u"illegal-move"_s << 3;
        // The two solutions are 2413 and 3142; the program finds none, as each needs column 4.
        QTest::newRow("misses") << u"misses_solutions"_s << u"missed"_s << 0;
        QTest::newRow("repeats") << u"repeats"_s << u"solution-twice"_s << -1;
        QTest::newRow("undoes nothing") << u"undoes_nothing"_s << u"illegal-move"_s << -1;
        QTest::newRow("takes back too much") << u"takes_back_too_much"_s << u"nothing-to-take-back"_s << -1;
        QTest::newRow("never ends") << u"never_ends"_s << u"solution-twice"_s << -1;
        QTest::newRow("no solution") << u"no_solution"_s << u"not-a-solution"_s << -1;
        QTest::newRow("crashes") << u"crashes"_s << u"crashed"_s << 0;
        QTest::newRow("hangs") << u"hangs"_s << u"too-slow"_s << 0;
        QTest::newRow("gives up") << u"gives_up"_s << u"missed"_s << 0;
    }
    void aWrongProgramIsDetected()
    {
        QFETCH(QString, program);
        QFETCH(QString, fault);
        QFETCH(int, line);
        const QString file = example(u"broken/"_s + program + u".py"_s);
        const Run result = check({u"--goal"_s, u"all"_s, u"--time"_s, u"2"_s}, {file}, "queens:4\n");
        QCOMPARE(result.status, 1);
        QCOMPARE(result.json()["fault"_L1].toString(), fault);
        QVERIFY(!result.json()["reason"_L1].toString().isEmpty());
        if (line >= 0) {
            QCOMPARE(result.json()["faultLine"_L1].toInt(), line);
            return;
        }
        // A trace can be read up to the line before the fault, but not including it.
        QProcess alone;
        alone.start(u"sh"_s, {u"-c"_s, u"python3 \"$0\" queens:4:.... | head -1000"_s, file});
        QVERIFY(alone.waitForFinished());
        const QByteArrayList lines = alone.readAllStandardOutput().split('\n');
        const qint64 at = result.json()["faultLine"_L1].toInteger();
        QVERIFY(at > 0 && at <= lines.size());
        const QByteArray head = "cassetete trace 1\nline queens:4:....\n";
        if (fault == "solution-twice"_L1)
            QCOMPARE(lines[at - 1], "="_ba);
        else
            QCOMPARE(run({u"trace"_s, u"-"_s}, head + lines.mid(0, at).join('\n')).status, 65);
        QVERIFY(run({u"trace"_s, u"-"_s}, head + lines.mid(0, at - 1).join('\n')).status != 65);
    }

    /// A program whose solution is longer than the two moves needed is found out.
    void aLongSolutionIsDetected()
    {
        const Run result = check({u"--shortest"_s}, {example(u"broken/not_shortest.py"_s)},
                                 "taquin:3x3:1 2 3 4 0 5 7 8 6\n");
        QCOMPARE(result.status, 1);
        QCOMPARE(result.json()["fault"_L1].toString(), u"not-shortest"_s);
        const Run open =
            run({u"check"_s, u"--shortest"_s, u"--"_s, u"printf"_s, u"+ 2\\n+ 4\\n+ 1\\n+ 3\\n=\\n"_s},
                "queens:4\n");
        QVERIFY2(open.out.contains("none of the program’s methods"), open.out.constData());
    }

    void hostileProgramsAreBounded_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("half a line") << "import sys; sys.stdout.write('?')"_ba << u"gave-up"_s;
        QTest::newRow("binary") << "import os; os.write(1, bytes(range(256)) * 1000)"_ba
                                << u"not-understood"_s;
        QTest::newRow("a line without end")
            << "while True: print('+' * 99999, end='')"_ba << u"not-understood"_s;
        QTest::newRow("flood of remarks") << "while True: print('# again')"_ba << u"too-slow"_s;
        QTest::newRow("flood of errors")
            << "import sys\nwhile True: print('again', file=sys.stderr)"_ba << u"too-slow"_s;
        QTest::newRow("moves without end") << "while True: print('+ 2'), print('-')"_ba << u"too-slow"_s;
        QTest::newRow("no move") << "print('+')"_ba << u"illegal-move"_s;
        // The memory must be written to: the system grants untouched memory for free.
        QTest::newRow("memory") << "bytearray(3 << 30)"_ba << u"crashed"_s;
        QTest::newRow("ignores termination")
            << "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(1000)"_ba
            << u"too-slow"_s;
        QTest::newRow("dies") << "import os; os.abort()"_ba << u"crashed"_s;
        QTest::newRow("closes its output")
            << "import os, time\nos.close(1)\ntime.sleep(1000)"_ba << u"gave-up"_s;
    }
    void hostileProgramsAreBounded()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, fault);
        const QTemporaryDir folder;
        // A program that is to be found out otherwise has time to start, however busy the machine is.
        const QString seconds = fault == "too-slow"_L1 ? u"0.5"_s : u"300"_s;
        const Run result = check({u"--time"_s, seconds}, {write(folder, text)}, "queens:4\n");
        QCOMPARE(result.json()["fault"_L1].toString(), fault);
    }

    /// All processes that a program starts are ended with it, however they detach themselves, and even if the
    /// checking process is killed.
    void noProcessIsLeft_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a child") << "if os.fork() == 0: rest()\n"_ba;
        QTest::newRow("a session of its own")
            << "if os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: rest()\n    os._exit(0)\n"_ba;
        QTest::newRow("deaf to termination")
            << "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nif os.fork() == 0:\n    os.setsid()\n    rest()\n"_ba;
        QTest::newRow("an heir") << "if os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n"
                                    "        if os.fork() == 0: rest()\n        rest()\n    os._exit(0)\n"_ba;
    }
    void noProcessIsLeft()
    {
        QFETCH(QByteArray, text);
        const Leaving program(text, "print('.')\n");
        const Run result = check({}, {program.file}, "queens:3\n");
        QCOMPARE(result.json()["verdict"_L1].toString(), u"ok"_s);
        QVERIFY(!program.processes().isEmpty());
        for (const QString &process : program.processes())
            QVERIFY2(!isAlive(process), qPrintable(process));
    }

    /// A program may kill the process that supervises it: those that it has started end all the same.
    void noHeirOfAKilledSupervisorIsLeft_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("at the end") << "os.kill(os.getppid(), signal.SIGKILL)\n"_ba;
        QTest::newRow("stopped before") << "os.kill(os.getppid(), signal.SIGSTOP)\n"
                                           "os.kill(os.getppid(), signal.SIGKILL)\n"_ba;
    }
    void noHeirOfAKilledSupervisorIsLeft()
    {
        QFETCH(QByteArray, end);
        const Leaving program("if os.fork() == 0:\n    os.setsid()\n    rest()\n", end + "rest()\n");
        const Run result = check({}, {program.file}, "queens:3\nqueens:4\n");
        QCOMPARE(result.status, 1);
        QVERIFY(program.processes().size() >= 2);
        for (const QString &process : program.processes())
            QVERIFY2(!isAlive(process), qPrintable(process));
    }

    void noProcessOutlivesTheChecker_data() { noProcessIsLeft_data(); }
    void noProcessOutlivesTheChecker()
    {
        QFETCH(QByteArray, text);
        const Leaving program(text, "rest()\n");
        QProcess ours;
        ours.start(QLatin1StringView(CASSETETE), {u"check"_s, u"--"_s, program.file});
        ours.write("queens:3\n");
        ours.closeWriteChannel();
        QTRY_VERIFY(program.processes().size() >= 2);
        ours.kill();
        QVERIFY(ours.waitForFinished());
        for (const QString &process : program.processes())
            QTRY_VERIFY2(!isAlive(process), qPrintable(process));
    }

    void theShortestProgramPasses()
    {
        QCOMPARE(check({}, {example(u"three_lines.py"_s)}, "queens:8\n").status, 0);
    }

    void resultsAreSentences()
    {
        const Run result =
            run({u"check"_s, u"--"_s, example(u"broken/illegal_move.py"_s)}, "queens:4\nqueens:1\n");
        QCOMPARE(result.status, 1);
        QVERIFY(result.answers()[0].startsWith("line 1, queens:4:....: illegal move in line 3, “+ 2”: "));
        QVERIFY(result.answers()[1].startsWith("line 2, queens:1:.: ok; solutions: 1, "));
        QCOMPARE(result.answers()[2], "checked: 2, faults: 1"_ba);
    }

    void reportsMisuseInASentence_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no command") << QStringList{};
        QTest::newRow("no dashes") << QStringList{u"queens.py"_s};
        QTest::newRow("an option") << QStringList{u"--all"_s, u"--"_s, u"true"_s};
        QTest::newRow("no goal") << QStringList{u"--goal"_s, u"most"_s, u"--"_s, u"true"_s};
        QTest::newRow("no time") << QStringList{u"--time"_s, u"0"_s, u"--"_s, u"true"_s};
        QTest::newRow("no such program") << QStringList{u"--"_s, u"/no/such/program"_s};
    }
    void reportsMisuseInASentence()
    {
        QFETCH(QStringList, words);
        const Run result = run(QStringList{u"check"_s} + words, "queens:4\n");
        QVERIFY(result.out.isEmpty());
        QVERIFY(!result.errorLines().isEmpty());
        QCOMPARE(result.status, 64);
    }
};

TEST_SUITE(CheckCommandTest)
#include "tst_check.moc"

// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "run.h"

#include "app/partrecord.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

Run part(int number, int of, const QStringList &words)
{
    return run(QStringList{u"solve"_s, u"--count"_s, u"--part"_s, u"%1/%2"_s.arg(number).arg(of)} + words);
}

Run merge(const QByteArray &records, const QStringList &words = {})
{
    return run(QStringList{u"merge"_s, u"-"_s} + words, records);
}

/// Returns the records of all parts.
QByteArray parts(int of, const QStringList &words)
{
    QByteArray records;
    for (int number = 1; number <= of; ++number)
        records += part(number, of, words).out;
    return records;
}

/// Returns three valid parts of the 92 solutions of eight queens.
QByteArray threeParts()
{
    static const QByteArray records = parts(3, {u"queens:8"_s});
    return records;
}

} // namespace

/// Tests `cassetete solve --part` and `cassetete merge`.
class PartsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Part records contain the version.
    void initTestCase() { QCoreApplication::setApplicationVersion(u"1.0.0"_s); }

    /// The counts are from the literature and the course. A missing one is counted undivided, for the queens
    /// by another method.
    void partsSumToTheWhole_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("count");
        QTest::newRow("13 queens") << QStringList{u"queens:13"_s} << "73712"_ba;
        QTest::newRow("21 queens, twelve given")
            << QStringList{u"queens:21,deal=begun,count=12,seed=1"_s} << QByteArray();
        QTest::newRow("pentominoes") << QStringList{u"tiling:6x10,pentominoes"_s} << "9356"_ba;
        QTest::newRow("pentominoes, exact cover")
            << QStringList{u"--method"_s, u"cover"_s, u"tiling:3x20,pentominoes"_s} << "8"_ba;
        QTest::newRow("knight") << QStringList{u"knight:5x5"_s} << "304"_ba;
        QTest::newRow("closed tours of the knight") << QStringList{u"knight:5x6,closed"_s} << "16"_ba;
        QTest::newRow("bishop") << QStringList{u"bishop:8x8"_s} << "70"_ba;
        QTest::newRow("dogs") << QStringList{u"dogs:3x3"_s} << "16"_ba;
        QTest::newRow("solitaire") << QStringList{u"solitaire:triangle"_s} << QByteArray();
        QTest::newRow("a game that is won")
            << QStringList{u"solitaire:triangle:O/../.../..../....."_s} << "1"_ba;
        QTest::newRow("a board that is full") << QStringList{u"queens:4:2413"_s} << "1"_ba;
    }
    void partsSumToTheWhole()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, count);
        if (count.isEmpty())
            count = run(QStringList{u"solve"_s, u"--count"_s} + words).out.trimmed();
        for (const int of : {1, 7, 64}) {
            if (!tests::isTried(of, 7))
                continue;
            const Run merged = merge(parts(of, words));
            QCOMPARE(merged.err, QByteArray());
            QCOMPARE(merged.out, count + '\n');
            QCOMPARE(merged.status, 0);
        }
    }

    /// A part whose board is still being dealt when the time is up has no record.
    void aPartIsStoppedInItsDeal()
    {
        const Run result = run({u"solve"_s, u"--count"_s, u"--part"_s, u"1/2"_s, u"--time=0"_s,
                                u"dogs:4x4,deal=unique,count=2,seed=1"_s});
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains("part 1/2 was stopped: the time is up"), result.err.constData());
    }

    void aPartOfAListHasItsSolutions()
    {
        QList<QByteArray> listed;
        for (int number = 1; number <= 5; ++number)
            listed +=
                run({u"solve"_s, u"--all"_s, u"--part"_s, u"%1/5"_s.arg(number), u"queens:8"_s}).answers();
        QList<QByteArray> whole = run({u"solve"_s, u"--all"_s, u"queens:8"_s}).answers();
        std::ranges::sort(listed);
        std::ranges::sort(whole);
        QCOMPARE(whole.size(), 92);
        QCOMPARE(listed, whole);
    }

    void aPartOfAFileHasItsLines()
    {
        const QByteArray lines = "queens:4\n# a remark\nqueens:5\n\nqueens:6\nqueens:7\nqueens:8\n";
        const Run second = run({u"solve"_s, u"--count"_s, u"--json"_s, u"--part"_s, u"2/3"_s, u"-"_s}, lines);
        QCOMPARE(second.answers().size(), 2);
        QCOMPARE(second.json(0)["line"_L1].toInt(), 3);
        QCOMPARE(second.json(0)["solutions"_L1].toString(), u"10"_s);
        QCOMPARE(second.json(1)["line"_L1].toInt(), 7);
        QCOMPARE(second.json(1)["solutions"_L1].toString(), u"92"_s);
    }

    /// Four queens have two solutions, so some of eight parts have none; none of them reports "impossible",
    /// as another part may have a solution.
    void aListedPartIsNeverImpossible()
    {
        int solutions = 0;
        for (int number = 1; number <= 8; ++number) {
            const QString which = u"%1/8"_s.arg(number);
            const Run one = run({u"solve"_s, u"--all"_s, u"--json"_s, u"--part"_s, which, u"queens:4"_s});
            QCOMPARE(one.status, 0);
            QCOMPARE(one.json()["verdict"_L1].toString(), u"solved"_s);
            solutions += int(one.json()["list"_L1].toArray().size());
        }
        QCOMPARE(solutions, 2);
    }

    void aPartIdentifiesItself()
    {
        const QJsonObject record = part(2, 3, {u"queens:8"_s}).json();
        QCOMPARE(record["line"_L1].toString(), u"queens:8:........"_s);
        QCOMPARE(record["method"_L1].toString(), u"bits"_s);
        QCOMPARE(record["part"_L1].toString(), u"2/3"_s);
        QVERIFY(record["count"_L1].isString());
        QVERIFY(record["nodes"_L1].isString());
        QVERIFY(record["seconds"_L1].isDouble());
        QVERIFY(!record["version"_L1].toString().isEmpty());
    }

    /// 2^61 + 1 has the remainder 2 modulo 2^61 - 1.
    void aCountIsWrittenWithItsRemainder()
    {
        app::PartRecord record{"queens:1:.", "bits", {}, (std::uint64_t(1) << 61) + 1, 1, 0.1, "1"};
        const QByteArray text = QByteArray::fromStdString(record.write());
        QVERIFY(text.contains(R"("count":"2305843009213693953","modulo":"2")"));
        QCOMPARE(merge(text + '\n').out, "2305843009213693953\n");
    }

    void everyFaultIsDetected_data()
    {
        QTest::addColumn<QByteArray>("records");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("answer");
        const QList<QByteArray> lines = threeParts().split('\n');
        const auto with = [&](int line, const char *before, const char *after) {
            QByteArray changed = lines[line];
            changed.replace(before, after);
            return threeParts() == lines.join('\n').replace(lines[line], changed)
                       ? QByteArray()
                       : lines.join('\n').replace(lines[line], changed);
        };
        // These records are valid, but belong to another count.
        const auto other = [&](int line, const auto &change) {
            auto record = std::get<app::PartRecord>(app::PartRecord::read(lines[line].toStdString()));
            change(record);
            QList<QByteArray> all = lines;
            all[line] = QByteArray::fromStdString(record.write());
            return all.join('\n');
        };
        const QByteArray count = QJsonDocument::fromJson(lines[1])["count"_L1].toString().toLatin1();
        const QByteArray digit = "\"count\":\"" + count + '"';
        const QByteArray otherDigit =
            "\"count\":\"" + count.chopped(1) + char(count.back() == '1' ? '2' : '1') + '"';
        QTest::newRow("gap") << lines[0] + '\n' + lines[2] + '\n' << 2 << u"--part 2/3 'queens:8:........'"_s;
        QTest::newRow("double") << threeParts() + lines[0] + '\n' << 65 << u"was given twice"_s;
        QTest::newRow("another version")
            << other(1, [](auto &record) { record.version.push_back('9'); }) << 65 << u"version"_s;
        QTest::newRow("another board")
            << other(2, [](auto &record) { record.line.push_back('.'); }) << 65 << u"queens:8:........."_s;
        QTest::newRow("another method")
            << other(2, [](auto &record) { record.method.push_back('x'); }) << 65 << u"bitsx"_s;
        QTest::newRow("of other parts")
            << other(2, [](auto &record) { record.part.of = 4; }) << 65 << u"4 parts"_s;
        QTest::newRow("a changed digit")
            << with(1, digit.constData(), otherDigit.constData()) << 65 << u"checksum"_s;
        QTest::newRow("a part that took another's number")
            << with(1, "2/3", "3/3").replace(lines[2], "") << 65 << u"checksum"_s;
        QTest::newRow("a count and its remainder changed")
            << with(1, digit.constData(), otherDigit.constData())
                   .replace(QByteArray("\"modulo\":\"" + count),
                            QByteArray("\"modulo\":\"" + otherDigit.sliced(9).chopped(1)))
            << 65 << u"checksum"_s;
        QTest::newRow("a record cut short") << threeParts().chopped(20) << 65 << u"line 3"_s;
        QTest::newRow("a member missing") << with(0, "\"nodes\"", "\"node\"") << 65 << u"nodes"_s;
        QTest::newRow("no part 0") << with(0, "1/3", "0/3") << 65 << u"part"_s;
        QTest::newRow("no JSON") << "92\n"_ba << 65 << u"line 1"_s;
        QTest::newRow("nothing") << QByteArray("\n") << 65 << u"no part"_s;
    }
    void everyFaultIsDetected()
    {
        QFETCH(QByteArray, records);
        QFETCH(int, status);
        QFETCH(QString, answer);
        QVERIFY(!records.isEmpty());
        const Run merged = merge(records);
        QCOMPARE(merged.status, status);
        const QString words = QString::fromUtf8(merged.out + merged.err);
        QVERIFY2(words.contains(answer), qPrintable(words));
        QVERIFY(!merged.out.contains("92"));
    }

    /// Running the arguments that merge prints gives the missing parts, with the options of the method as they were set.
    void missingPartsCanBeRun_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("count");
        QTest::newRow("a method") << QStringList{u"queens:8"_s} << "92"_ba;
        QTest::newRow("a method with an option")
            << QStringList{u"--method"_s, u"pruned"_s, u"--set"_s, u"order=fewest"_s, u"knight:5x5"_s}
            << "304"_ba;
    }
    void missingPartsCanBeRun()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, count);
        const QByteArray first = part(1, 3, words).out;
        QByteArray all = first;
        for (QByteArray line : merge(first).answers()) {
            QStringList given{u"solve"_s};
            for (const QByteArray &word : line.replace("'", "").split(' '))
                given << QString::fromUtf8(word);
            all += run(given).out;
        }
        QCOMPARE(merge(all).out, count + '\n');
        const QJsonObject answer = QJsonDocument::fromJson(merge(all, {u"--json"_s}).out).object();
        QCOMPARE(answer["count"_L1].toString(), QString::fromLatin1(count));
        QCOMPARE(answer["parts"_L1].toInt(), 3);
    }

    void noSolutionIsReported()
    {
        const QByteArray records = parts(3, {u"queens:3"_s});
        QCOMPARE(part(1, 3, {u"queens:3"_s}).status, 0);
        QCOMPARE(merge(records).out, "0\n");
        QCOMPARE(merge(records).status, 1);
    }

    void aStoppedPartHasNoRecord()
    {
        const Run stopped = part(1, 2, {u"--time"_s, u"0"_s, u"queens:12"_s});
        QCOMPARE(stopped.out, QByteArray());
        QCOMPARE(stopped.status, 2);
        QVERIFY(stopped.err.contains("1/2"));
    }

    void invalidPartsAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QStringList &words, int status = 64) {
            QTest::newRow(name) << words << status;
        };
        row("first solution", {u"--part"_s, u"1/2"_s, u"queens:8"_s});
        row("no such part", {u"--count"_s, u"--part"_s, u"3/2"_s, u"queens:8"_s});
        row("part 0", {u"--count"_s, u"--part"_s, u"0/2"_s, u"queens:8"_s});
        row("too many parts", {u"--count"_s, u"--part"_s, u"1/1000001"_s, u"queens:8"_s});
        row("no parts", {u"--count"_s, u"--part"_s, u"1"_s, u"queens:8"_s});
        row("a method in one piece",
            {u"--count"_s, u"--part"_s, u"1/2"_s, u"--method"_s, u"loops"_s, u"queens:8"_s});
        row("a puzzle in one piece", {u"--count"_s, u"--part"_s, u"1/2"_s, u"anagrams:abc"_s});
        row("a trace", {u"--all"_s, u"--trace"_s, u"--part"_s, u"1/2"_s, u"queens:8"_s});
        row("no threads", {u"--threads"_s, u"0"_s, u"queens:8"_s});
        row("threads without number", {u"--threads"_s, u"two"_s, u"queens:8"_s});
        row("a large board", {u"--count"_s, u"--part"_s, u"1/2"_s, u"queens:1000"_s}, 65);
    }
    void invalidPartsAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Run result = run(QStringList{u"solve"_s} + words);
        QCOMPARE(result.status, status);
        QCOMPARE(result.out, QByteArray());
        QVERIFY(!result.err.isEmpty());
    }

    void threadsDoNotChangeTheAnswer()
    {
        for (const auto *threads : {"1", "2", "3"})
            QCOMPARE(
                run({u"solve"_s, u"--count"_s, u"--threads"_s, QString::fromLatin1(threads), u"knight:5x5"_s})
                    .out,
                "304\n");
    }

    /// From a corner of 5×5 there are 304 tours, and 1728 from all squares, each in both directions (OEIS A165134).
    void optionsOfTheMethodAreSet()
    {
        const QStringList count{u"solve"_s, u"--count"_s, u"--method"_s, u"frontier"_s, u"knight:5x5"_s};
        QCOMPARE(run(count).out, "304\n");
        QCOMPARE(run(count + QStringList{u"--set"_s, u"counted=start"_s}).out, "304\n");
        QCOMPARE(run(count + QStringList{u"--set"_s, u"storage=disk"_s, u"--set=counted=board"_s}).out,
                 "864\n");
    }

    void wrongOptionsOfTheMethodAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QStringList &words, const char *named, int status) {
            QTest::newRow(name) << words << QByteArray(named) << status;
        };
        row("no value", {u"--set"_s, u"counted"_s, u"knight:5x5"_s}, "--set", 64);
        row("no name", {u"--set"_s, u"=board"_s, u"knight:5x5"_s}, "--set", 64);
        row("no such option", {u"--set"_s, u"weight=2"_s, u"knight:5x5"_s}, "counted, states, storage", 65);
        row("no such value", {u"--set"_s, u"counted=half"_s, u"knight:5x5"_s}, "half", 65);
        row("a method without options", {u"--set"_s, u"counted=board"_s, u"queens:8"_s}, "no options", 65);
        row("a large board", {u"--set"_s, u"counted=board"_s, u"knight:1000x1000"_s}, "option", 65);
    }
    void wrongOptionsOfTheMethodAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, named);
        const bool isKnight = words.last().startsWith(u"knight:5"_s);
        const Run result =
            run(QStringList{u"solve"_s} +
                (isKnight ? QStringList{u"--count"_s, u"--method"_s, u"frontier"_s} : QStringList()) + words);
        QTEST(result.status, "status");
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.contains(named), result.err.constData());
    }

    /// A checkpoint belongs to the options that change the number, wherever its states are stored.
    void aCheckpointBelongsToItsOptions()
    {
        const QTemporaryDir folder;
        const QStringList count{u"solve"_s,      u"--count"_s,      u"--method"_s,
                                u"frontier"_s,   u"--checkpoint"_s, folder.filePath(u"count"_s),
                                u"knight:5x5"_s, u"--set"_s};
        QCOMPARE(run(count + QStringList{u"counted=board"_s}).out, "864\n");
        QCOMPARE(run(count + QStringList{u"counted=board"_s, u"--set"_s, u"storage=disk"_s}).out, "864\n");
        QCOMPARE(run(count + QStringList{u"counted=start"_s}).status, 65);
    }

    /// The list holds 2680 different boards in ascending order.
    void aLongListIsInOrder()
    {
        const Run list = run({u"solve"_s, u"--all"_s, u"queens:11"_s});
        QList<QList<int>> boards;
        for (const QByteArray &line : list.answers()) {
            boards.emplace_back();
            for (const QByteArray &column : line.mid(line.lastIndexOf(':') + 1).split(' '))
                boards.last() << column.toInt();
        }
        QCOMPARE(boards.size(), 2680);
        QCOMPARE(std::ranges::adjacent_find(boards, std::ranges::greater_equal()), boards.end());
        QCOMPARE(run({u"solve"_s, u"--all"_s, u"--threads"_s, u"1"_s, u"queens:11"_s}).out, list.out);
    }

    /// Solutions of the bishop are listed by their moves, in the same order for any number of threads.
    void threadsDoNotChangeAList()
    {
        const QStringList command{u"solve"_s, u"--all"_s, u"--limit"_s, u"3000"_s, u"bishop:10x10"_s};
        const Run list = run(command);
        QCOMPARE(list.answers().size(), 3001); // the last line reports that there are more
        QCOMPARE(run(command + QStringList{u"--threads"_s, u"1"_s}).out, list.out);
    }
};

TEST_SUITE(PartsCommand)
#include "tst_parts.moc"

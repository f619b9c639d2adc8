// SPDX-License-Identifier: MIT
#include "run.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

/// Tests `cassetete solve --trace` and `cassetete trace`.
class TraceCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Eight queens have 92 solutions; the other numbers are those of `cassetete race` with the same method.
    void aSearchIsSummedUp()
    {
        const Run result =
            run({u"solve"_s, u"--trace"_s, u"--all"_s, u"--method"_s, u"loops"_s, u"queens:8"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.startsWith("cassetete trace 1\nline queens:8:........\nmethod loops\ngoal all\n"));
        QVERIFY(result.out.endsWith("\n.\n"));
        const Run sum = run({u"trace"_s, u"--json"_s, u"-"_s}, result.out);
        QCOMPARE(sum.status, 0);
        const Run race = run({u"race"_s, u"--json"_s, u"--all"_s, u"--method"_s, u"loops"_s, u"queens:8"_s});
        const QJsonValue racer = race.json()["racers"_L1][0];
        QCOMPARE(sum.json()["solutions"_L1].toString(), u"92"_s);
        QCOMPARE(sum.json()["verdict"_L1].toString(), u"solved"_s);
        for (const QString &key : {u"tries"_s, u"takenBack"_s, u"refused"_s, u"deepest"_s})
            QCOMPARE(sum.json()[key], racer[key]);
    }

    /// A count need not visit every solution, but its trace contains each of them.
    void aCountShowsEachSolution_data()
    {
        QTest::addColumn<QString>("method");
        for (const QString &method : {u"vinrich"_s, u"cells"_s, u"cover"_s})
            QTest::newRow(qPrintable(method)) << method;
    }
    void aCountShowsEachSolution()
    {
        QFETCH(QString, method);
        const QStringList words{u"--count"_s, u"--method"_s, method, u"tiling:3x7,tetrominoes"_s};
        const Run result = run(QStringList{u"solve"_s, u"--trace"_s} + words);
        const Run sum = run({u"trace"_s, u"--json"_s, u"-"_s}, result.out);
        const Run count = run(QStringList{u"solve"_s} + words);
        QCOMPARE(sum.status, 0);
        QCOMPARE(sum.json()["solutions"_L1].toString().toLatin1(), count.out.trimmed());
    }

    /// A terminal shows the text after U+202E backwards, and may take DEL and U+009B as commands, so JSON
    /// escapes them: a reader of it gets the original name.
    void jsonEscapesInvisibleCharacters()
    {
        const QString name = u"\u202Emine\u2066\u009B\u007F\u2028é\U000E0041"_s;
        const Run sum = run({u"trace"_s, u"--json"_s, u"-"_s},
                            "cassetete trace 1\nline queens:1\nmethod " + name.toUtf8() + "\n+ 1\n=\n.\n");
        QCOMPARE(sum.status, 0);
        QCOMPARE(sum.json()["method"_L1].toString(), name);
        QVERIFY2(sum.out.contains("\"\\u202Emine\\u2066\\u009B\\u007F\\u2028é\\uDB40\\uDC41\""),
                 sum.out.constData());
    }

    void summariesAreSentences()
    {
        const Run sum = run({u"trace"_s, u"-"_s}, "cassetete trace 1\nline queens:1\n+ 1\n=\n.\n");
        QCOMPARE(sum.status, 0);
        QCOMPARE(sum.out, "queens:1:.: the search was completed; solutions: 1, tries: 1, refused: 0, taken "
                          "back: 0, deepest: 1\n"_ba);
    }

    void theStatusIsTheOutcome_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("status");
        QTest::newRow("solved") << "+ 1\n=\n"_ba << 0;
        QTest::newRow("impossible") << "? 1\n.\n"_ba << 1;
        QTest::newRow("given up") << "? 1\n"_ba << 2;
        QTest::newRow("not all searched") << "goal all\n+ 1\n=\n"_ba << 2;
        QTest::newRow("wrong") << "+ 2\n"_ba << 65;
    }
    void theStatusIsTheOutcome()
    {
        QFETCH(QByteArray, lines);
        QFETCH(int, status);
        QCOMPARE(run({u"trace"_s, u"-"_s}, "cassetete trace 1\nline queens:1\n" + lines).status, status);
    }

    void aNamedMethodExcusesOnlyItsOwnSteps_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("wrong");
        QTest::newRow("no jump") << "line knight:5x5:a1\nmethod pruned\n+ b2\n"_ba << 4;
        QTest::newRow("a square twice") << "line knight:5x5:a1\nmethod pruned\n+ c2\n+ c2\n"_ba << 5;
        QTest::newRow("a square twice, by a method that looks later")
            << "line knight:5x5,closed:a1\nmethod warnsdorff\n+ c2\n+ c2\n"_ba << 5;
        QTest::newRow("a method that looks first") << "line queens:4\nmethod bits\n+ 1\n+ 1\n"_ba << 5;
        QTest::newRow("a queen that moves") << "line queens:4\nmethod loops\n+ 1\n+ 3\n+ c3a3\n"_ba << 6;
        QTest::newRow("two queens in a row") << "line queens:4\nmethod loops\n+ a4\n+ b4\n"_ba << 5;
        QTest::newRow("a queen placed first") << "line queens:4\nmethod loops\n+ 1\n+ 1\n"_ba << 0;
        QTest::newRow("a card on another")
            << "line dogs:3x3,deal=unique,seed=1\nmethod permutations\n+ 1@11\n+ 2@11\n"_ba << 5;
    }
    /// A trace that names a built-in method which places a piece before checking it may contain those illegal
    /// steps, and no others.
    void aNamedMethodExcusesOnlyItsOwnSteps()
    {
        QFETCH(QByteArray, lines);
        QFETCH(int, wrong);
        const Run sum = run({u"trace"_s, u"-"_s}, "cassetete trace 1\n" + lines);
        QCOMPARE(sum.status, wrong > 0 ? 65 : 2);
        QVERIFY2(wrong == 0 || sum.err.contains(QByteArray("line " + QByteArray::number(wrong) + ", ")),
                 sum.err.constData());
    }

    void tracesFollowOneAnother()
    {
        const Run result = run({u"solve"_s, u"--trace"_s, u"-"_s}, "queens:6\nqueens:3\n");
        QCOMPARE(result.status, 1);
        const Run sum = run({u"trace"_s, u"--json"_s, u"-"_s}, result.out);
        QCOMPARE(sum.status, 1);
        QCOMPARE(sum.answers().size(), 2);
        QCOMPARE(sum.json(0)["verdict"_L1].toString(), u"solved"_s);
        QCOMPARE(sum.json(1)["verdict"_L1].toString(), u"impossible"_s);
        const qsizetype lines = result.out.count('\n');
        const Run wrong = run({u"trace"_s, u"-"_s}, result.out + "cassetete trace 1\nline queens:3\n+ 9\n");
        QCOMPARE(wrong.status, 65);
        const QByteArray place = "line " + QByteArray::number(lines + 3) + ", “+ 9”: ";
        QVERIFY(wrong.err.contains(place));
    }

    void aLimitEndsATrace()
    {
        const Run result = run({u"solve"_s, u"--trace"_s, u"--all"_s, u"--limit"_s, u"5"_s, u"queens:8"_s});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out.count("\n=\n"), 5);
        QCOMPARE(run({u"trace"_s, u"-"_s}, result.out).status, 2);
    }

    void aFileIsRead()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("cassetete trace 1\nline queens:1\n+ 1\n=\n");
        file.close();
        QCOMPARE(run({u"trace"_s, file.fileName()}).status, 0);
    }

    void reportsMisuseInASentence_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no file") << QStringList{u"trace"_s};
        QTest::newRow("two files") << QStringList{u"trace"_s, u"one"_s, u"two"_s};
        QTest::newRow("an option") << QStringList{u"trace"_s, u"--all"_s, u"-"_s};
        QTest::newRow("no such file") << QStringList{u"trace"_s, u"/no/such/file"_s};
        QTest::newRow("two forms") << QStringList{u"solve"_s, u"--json"_s, u"--trace"_s, u"queens:8"_s};
        QTest::newRow("a race") << QStringList{u"race"_s, u"--trace"_s, u"queens:8"_s};
    }
    void reportsMisuseInASentence()
    {
        QFETCH(QStringList, words);
        const Run result = run(words);
        QVERIFY(result.out.isEmpty());
        QVERIFY(!result.errorLines().isEmpty());
        QCOMPARE(result.status, 64);
    }
};

TEST_SUITE(TraceCommandTest)
#include "tst_trace.moc"

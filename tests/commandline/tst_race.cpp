// SPDX-License-Identifier: MIT
#include "run.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

/// Tests `cassetete race`.
class RaceCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A letter and its accent may arrive as two code points.
    void textIsComposed() { QCOMPARE(run({u"race"_s, u"anagrams:e\u0301te\u0301"_s}).status, 0); }

    /// A deal that the time limit ends is no board, however its line is spelled.
    void aLimitEndsADeal()
    {
        for (const char *line : {"dogs:5x5,deal=unique", "DOGS:5x5,DEAL=unique"}) {
            const Run result = run({u"race"_s, u"--time"_s, u"0"_s, u"--method"_s, u"permutations"_s,
                                    u"--method"_s, u"placement"_s, QString::fromLatin1(line)});
            QCOMPARE(result.status, 2);
        }
    }

    /// Without names, all methods race that can; the others are named with the reason.
    void absentMethodsAreNamed()
    {
        const Run result = run({u"race"_s, u"knight:5x5"_s});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains("\nfrontier does not take part: It only counts the solutions.\n"),
                 result.out.constData());
        const QJsonArray absent =
            run({u"race"_s, u"--json"_s, u"--all"_s, u"knight:5x5"_s}).json()["absent"_L1].toArray();
        QStringList methods;
        for (const QJsonValue &each : absent) {
            methods << each["method"_L1].toString();
            QVERIFY(!each["why"_L1].toString().isEmpty());
        }
        QVERIFY(methods.contains(u"frontier"_s) && methods.contains(u"warnsdorff"_s));
        QVERIFY(!run({u"race"_s, u"--json"_s, u"--method"_s, u"pruned"_s, u"knight:5x5"_s})
                     .json()
                     .contains("absent"_L1));
    }

    void methodsAreCompared()
    {
        const QStringList words{u"race"_s,     u"--all"_s,    u"--method"_s, u"loops"_s,   u"--method"_s,
                                u"lookback"_s, u"--method"_s, u"bits"_s,     u"queens:8"_s};
        const Run result = run(words);
        QCOMPARE(result.status, 0);
        const QList<QByteArray> lines = result.answers();
        QStringList methods;
        for (const QByteArray &line : lines.mid(1, 3)) {
            const QList<QByteArray> cells = line.simplified().split(' ');
            methods << QString::fromLatin1(cells[0]);
            QCOMPARE(cells[5], "92"_ba);
        }
        QCOMPARE(methods, QStringList({u"loops"_s, u"lookback"_s, u"bits"_s}));

        const Run json = run(QStringList(words) << u"--json"_s);
        const QJsonArray racers = json.json()["racers"_L1].toArray();
        QCOMPARE(racers.size(), 3);
        for (qsizetype i = 0; i < racers.size(); ++i) {
            const QList<QByteArray> cells = lines[i + 1].simplified().split(' ');
            QCOMPARE(racers[i]["tries"_L1].toInteger(), cells[1].toLongLong());
            QCOMPARE(racers[i]["takenBack"_L1].toInteger(), cells[2].toLongLong());
            QCOMPARE(racers[i]["refused"_L1].toInteger(), cells[3].toLongLong());
            qint64 refused = 0;
            for (const QJsonValue &one : racers[i]["refusals"_L1].toArray())
                refused += one["count"_L1].toInteger();
            QCOMPARE(refused, racers[i]["refused"_L1].toInteger());
        }
    }

    /// An option belongs to the method named before it, or to all that have it: each racer does what `solve` does with
    /// its options, whose nodes are printed by both.
    void optionsBelongToTheirMethods()
    {
        const auto nodesOf = [](const QString &order) {
            return run({u"solve"_s, u"--json"_s, u"--method"_s, u"pruned"_s, u"--set"_s, u"order="_s + order,
                        u"knight:5x5"_s})
                .json()["nodes"_L1]
                .toInteger();
        };
        QVERIFY(nodesOf(u"fewest"_s) != nodesOf(u"ascending"_s));
        const QJsonArray racers =
            run({u"race"_s, u"--json"_s, u"--method"_s, u"pruned"_s, u"--set"_s, u"order=fewest"_s,
                 u"--method"_s, u"pruned"_s, u"--set"_s, u"order=ascending"_s, u"knight:5x5"_s})
                .json()["racers"_L1]
                .toArray();
        QCOMPARE(racers.size(), 2);
        for (const auto &[racer, order] : {std::pair(0, u"fewest"_s), {1, u"ascending"_s}}) {
            QCOMPARE(racers[racer]["nodes"_L1].toInteger(), nodesOf(order));
            QCOMPARE(racers[racer]["options"_L1]["order"_L1].toString(), order);
        }
        const Run all = run({u"race"_s, u"--set=order=fewest"_s, u"knight:5x5"_s});
        QCOMPARE(all.status, 0);
        QVERIFY2(all.out.contains("\npruned order=fewest "), all.out.constData());
        QVERIFY2(all.out.contains("\nwarnsdorff "), all.out.constData());
    }

    void wrongOptionsAreRefused_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("of no method") << u"--set x=1 knight:5x5"_s << QByteArray("has an option “x”");
        QTest::newRow("of another method")
            << u"--method pruned --method tiles --set order=fewest knight:6x6"_s
            << QByteArray("the method tiles has no options");
        QTest::newRow("value") << u"--method pruned --set order=x knight:5x5"_s
                               << QByteArray("Order of the jumps");
        QTest::newRow("form") << u"--method pruned --set order knight:5x5"_s << QByteArray("weight=2");
    }
    void wrongOptionsAreRefused()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, why);
        for (const QString &command : {u"race "_s, u"growth "_s}) {
            const Run result = run(QString(command + words).split(u' '));
            QCOMPARE(result.status, 64);
            QVERIFY2(result.err.contains(why), result.err.constData());
        }
    }

    /// Numbers for people have the decimal point of their language; those of JSON always have a point.
    void numbersFollowTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale::French);
        const Run race = run({u"race"_s, u"--method"_s, u"bits"_s, u"--method"_s, u"loops"_s, u"queens:6"_s});
        const Run growth = run({u"growth"_s, u"--method"_s, u"bits"_s, u"queens:4..6"_s});
        const Run json = run({u"race"_s, u"--json"_s, u"--method"_s, u"bits"_s, u"queens:6"_s});
        QLocale::setDefault(before);
        static const QRegularExpression french(u"\\s\\d+,\\d{6}\\b"_s);
        static const QRegularExpression english(u"\\d\\.\\d"_s);
        for (const Run &result : {race, growth}) {
            const QString table = QString::fromUtf8(result.out);
            QVERIFY2(table.contains(french) && !table.contains(english), result.out.constData());
        }
        QVERIFY(json.json()["racers"_L1].toArray()[0]["seconds"_L1].isDouble());
    }

    /// Tries are the moves tried; nodes are what the method itself counts, and what `solve` prints. The
    /// numbers are those of the course's programs.
    void triesAndNodesDiffer()
    {
        const Run result = run(
            {u"race"_s, u"--method"_s, u"loops"_s, u"--method"_s, u"lookback"_s, u"--json"_s, u"queens:8"_s});
        const QJsonArray racers = result.json()["racers"_L1].toArray();
        QCOMPARE(racers[0]["tries"_L1].toInteger(), 876);
        QCOMPARE(racers[0]["nodes"_L1].toInteger(), 15'792);
        QCOMPARE(racers[1]["nodes"_L1].toInteger(), 6'034);
        for (const QJsonValue &racer : racers) {
            const Run alone =
                run({u"solve"_s, u"--method"_s, racer["method"_L1].toString(), u"--json"_s, u"queens:8"_s});
            QCOMPARE(alone.json()["nodes"_L1].toInteger(), racer["nodes"_L1].toInteger());
        }
        const Run table =
            run({u"race"_s, u"--method"_s, u"loops"_s, u"--method"_s, u"lookback"_s, u"queens:8"_s});
        QVERIFY(table.out.contains("15792"));
        QVERIFY(table.out.contains("Square accesses"));
    }

    void allMethodsRaceByDefault()
    {
        const Run result = run({u"race"_s, u"--json"_s, u"taquin:3x3:8 7 6 5 4 3 2 1 0"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.json()["racers"_L1].toArray().size() >= 3);
    }

    /// Six queens have 4 solutions, eight have 92.
    void oneMethodRacesOnSeveralBoards()
    {
        const QStringList words{u"race"_s,  u"--method"_s, u"bits"_s,
                                u"--all"_s, u"queens:6"_s, u"queens:8"_s};
        const Run json = run(QStringList(words) << u"--json"_s);
        QCOMPARE(json.status, 0);
        const QJsonArray racers = json.json()["racers"_L1].toArray();
        QCOMPARE(racers.size(), 2);
        QCOMPARE(racers[0]["solutions"_L1].toInteger(), 4);
        QCOMPARE(racers[1]["solutions"_L1].toInteger(), 92);
        QVERIFY(racers[0]["position"_L1].toString().startsWith("queens:6"_L1));
        QVERIFY(racers[1]["position"_L1].toString().startsWith("queens:8"_L1));
        const QList<QByteArray> lines = run(words).answers();
        QVERIFY(lines[1].startsWith("queens:6") && lines[2].startsWith("queens:8"));
    }

    void reportsMisuseInASentence_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("count") << QStringList{u"--count"_s, u"queens:8"_s} << 64;
        QTest::newRow("a method that is not there")
            << QStringList{u"--method"_s, u"rows"_s, u"queens:8"_s} << 64;
        QTest::newRow("standard input") << QStringList{u"-"_s} << 64;
        QTest::newRow("no position") << QStringList{} << 64;
        QTest::newRow("methods and boards")
            << QStringList{u"--method"_s, u"bits"_s, u"--method"_s, u"loops"_s, u"queens:8"_s, u"queens:6"_s}
            << 64;
        QTest::newRow("boards without a method") << QStringList{u"queens:8"_s, u"queens:6"_s} << 64;
        QTest::newRow("boards of two puzzles")
            << QStringList{u"--method"_s, u"pruned"_s, u"knight:5x5"_s, u"bishop:5x5"_s} << 64;
        QTest::newRow("seeds of a method without chance")
            << QStringList{u"--method"_s, u"bits"_s, u"--seed"_s, u"1"_s, u"--seed"_s, u"2"_s, u"queens:8"_s}
            << 64;
        QTest::newRow("no such puzzle") << QStringList{u"chess:8"_s} << 65;
    }
    void reportsMisuseInASentence()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Run result = run(QStringList{u"race"_s} + words);
        QVERIFY(result.out.isEmpty());
        QVERIFY(!result.errorLines().isEmpty());
        QCOMPARE(result.status, status);
    }

    void theTimeOfEachIsBounded()
    {
        const Run result = run({u"race"_s, u"--time"_s, u"0.05"_s, u"--method"_s, u"course"_s, u"--json"_s,
                                u"solitaire:english"_s});
        QVERIFY(result.status != 0);
        QCOMPARE(result.json()["racers"_L1][0]["status"_L1].toString(), u"stopped"_s);
    }
};

TEST_SUITE(RaceCommandTest)
#include "tst_race.moc"

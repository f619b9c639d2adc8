// SPDX-License-Identifier: MIT
#include "run.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

/// Tests `cassetete growth`.
class GrowthCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sizesAreListedInATable()
    {
        const QStringList words{u"growth"_s, u"--count"_s, u"--method"_s, u"lookback"_s, u"queens:4..8"_s};
        const Run result = run(words);
        QCOMPARE(result.status, 0);
        const QList<QByteArray> lines = result.answers();
        const QList<QByteArray> known{"2", "10", "4", "40", "92"};
        for (qsizetype i = 0; i < known.size(); ++i) {
            const QList<QByteArray> cells = lines[i + 1].simplified().split(' ');
            QCOMPARE(cells[0], QByteArray::number(i + 4));
            QCOMPARE(cells[1], known[i]);
        }
        const QJsonObject json = run(QStringList(words) << u"--json"_s).json();
        QCOMPARE(json["runs"_L1].toArray().size(), 5);
        QVERIFY(json["growth"_L1].toObject()["lookback"_L1].toDouble() > 4);
    }

    /// A method runs with the options that are set, and so with the nodes that `solve` prints.
    void optionsAreSet()
    {
        const QStringList options{u"--json"_s, u"--method"_s, u"pruned"_s, u"--set"_s, u"order=fewest"_s};
        const QJsonArray runs = run(QStringList{u"growth"_s} + options + QStringList{u"knight:5..6x5..6"_s})
                                    .json()["runs"_L1]
                                    .toArray();
        QCOMPARE(runs.size(), 2);
        for (const QJsonValue &each : runs) {
            QCOMPARE(each["options"_L1]["order"_L1].toString(), u"fewest"_s);
            const QString line = each["position"_L1].toString();
            QCOMPARE(
                each["nodes"_L1].toInteger(),
                run(QStringList{u"solve"_s} + options + QStringList{line}).json()["nodes"_L1].toInteger());
        }
    }

    /// Methods that do not reach the goal are named, and a goal that none reaches is refused.
    void absentMethodsAreNamed()
    {
        const QStringList words{u"growth"_s, u"knight:5x5"_s};
        const Run result = run(words);
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.endsWith("frontier does not take part: It only counts the solutions.\n"),
                 result.out.constData());
        const QJsonArray absent = run(QStringList(words) << u"--json"_s).json()["absent"_L1].toArray();
        QCOMPARE(absent.size(), 1);
        QCOMPARE(absent[0]["method"_L1], QJsonValue(u"frontier"_s));
        const Run none = run({u"growth"_s, u"--all"_s, u"taquin:2x2..3x3"_s});
        QCOMPARE(none.status, 64);
        QVERIFY2(none.err.contains("no method here supports --all"), none.err.constData());
    }

    void limitsAreRespected()
    {
        QCOMPARE(run({u"growth"_s, u"--count"_s, u"--time"_s, u"0"_s, u"--method"_s, u"lookback"_s,
                      u"queens:18..30"_s})
                     .status,
                 2);
        QCOMPARE(run({u"growth"_s, u"--limit"_s, u"3"_s, u"queens:4..5"_s}).status, 64);
        QCOMPARE(run({u"growth"_s, u"--method"_s, u"unheard"_s, u"queens:4..5"_s}).status, 64);
        QCOMPARE(run({u"growth"_s, u"4..5"_s}).status, 64);
        QCOMPARE(run({u"growth"_s, u"taquin:4..5"_s}).status, 65);
    }

    /// A range that describes no boards is reported with its text; the other boards are measured.
    void aBadRangeIsReported()
    {
        const Run none = run({u"growth"_s, u"queens:12..4"_s});
        QCOMPARE(none.status, 65);
        QVERIFY2(none.out.isEmpty(), none.out.constData());
        QVERIFY2(none.err.contains("queens:12..4") && none.err.contains("ends before it begins"),
                 none.err.constData());
        const Run one =
            run({u"growth"_s, u"--count"_s, u"--method"_s, u"bits"_s, u"queens:12..4"_s, u"queens:6"_s});
        QCOMPARE(one.status, 65);
        QVERIFY2(one.err.contains("queens:12..4"), one.err.constData());
        QCOMPARE(one.answers().value(1).simplified().split(' ').mid(0, 2), QList<QByteArray>({"6", "4"}));
    }

    /// Numbers that no board has are not cut to some that could be read.
    void anEndlessRangeIsReported()
    {
        const Run endless = run({u"growth"_s, u"queens:1..99999999999999999999"_s});
        QCOMPARE(endless.status, 65);
        QCOMPARE(endless.err.count('\n'), 1);
        QVERIFY2(endless.err.contains("the numbers of the range 1..99999999999999999999 are too large"),
                 endless.err.constData());
        QVERIFY(run({u"growth"_s, u"taquin:3x3..9999999x9999999"_s}).err.contains("are too large"));
    }

    /// Boards in a row with the same fault are reported together.
    void equalFaultsAreReportedOnce()
    {
        const Run tooMany =
            run({u"growth"_s, u"--time"_s, u"0"_s, u"--method"_s, u"bits"_s, u"queens:40..60"_s});
        QCOMPARE(tooMany.status, 65);
        QCOMPARE(tooMany.err.count('\n'), 2);
        QVERIFY2(tooMany.err.contains("queens:41: the number of queens") &&
                     tooMany.err.contains("19 more board"),
                 tooMany.err.constData());
    }

    /// The exit status is that of the other commands that solve.
    void aBoardWithoutASolutionHasItsStatus()
    {
        QCOMPARE(run({u"growth"_s, u"--method"_s, u"bits"_s, u"queens:3..4"_s}).status, 1);
        QCOMPARE(run({u"growth"_s, u"--method"_s, u"bits"_s, u"queens:4..5"_s}).status, 0);
        const Run mixed = run({u"growth"_s, u"queens:4..5"_s, u"knight:5x5"_s});
        QCOMPARE(mixed.status, 64);
        QVERIFY2(mixed.err.contains("different puzzles"), mixed.err.constData());
    }

    /// A board that begins solved is dealt, with a sentence; the positions of the JSON are those that were measured.
    void aSolvedBoardIsDealt()
    {
        const QStringList words{u"growth"_s, u"--method"_s, u"optimal"_s, u"taquin:2x2..3x3"_s};
        const Run result = run(words);
        QVERIFY2(result.out.contains("nothing to solve") &&
                     result.out.contains("taquin:2x2,deal=walk,seed=1"),
                 result.out.constData());
        const QJsonArray runs = run(QStringList(words) << u"--json"_s).json()["runs"_L1].toArray();
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs[1]["position"_L1].toString(), u"taquin:3x3,deal=walk,seed=1"_s);
    }

    /// Each method is headed by what it counts.
    void theUnitIsNamed()
    {
        const Run result = run(
            {u"growth"_s, u"--all"_s, u"--method"_s, u"lookback"_s, u"--method"_s, u"bits"_s, u"queens:4"_s});
        const QByteArray head = result.answers().front();
        QVERIFY2(head.contains("lookback, square accesses") && !head.contains("lookback, nodes"),
                 head.constData());
    }

    /// A table has the tries that a race counts: the first solution of eight queens comes after 876.
    void triesAreThoseOfARace()
    {
        const QStringList words{u"growth"_s, u"--method"_s, u"lookback"_s, u"queens:8"_s};
        const QList<QByteArray> lines = run(words).answers();
        QVERIFY2(lines[0].contains("lookback, tries"), lines[0].constData());
        QCOMPARE(lines[1].simplified().split(' ').value(2), QByteArray("876"));
        const QJsonArray runs = run(QStringList(words) << u"--json"_s).json()["runs"_L1].toArray();
        QCOMPARE(runs[0]["tries"_L1].toInteger(), 876);
    }

    /// A deal that the time limit ends is not a board for which a method is unable.
    void aLimitEndsADeal()
    {
        const Run result = run({u"growth"_s, u"--time"_s, u"0"_s, u"dogs:5x5,deal=unique"_s});
        QCOMPARE(result.status, 2);
        QVERIFY2(!result.out.contains("no set"), result.out.constData());
    }
};

TEST_SUITE(GrowthCommandTest)
#include "tst_growth.moc"

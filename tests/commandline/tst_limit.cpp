// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"

#include "run.h"

#include "app/puzzles.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

/// A board whose number of solutions is known.
struct Board {
    const char *line;
    int solutions;
};

constexpr Board boards[] = {
    {"dogs:3x3", 16},   {"solitaire:triangle", 29760},  {"queens:8", 92},      {"knight:5x5:a5 b3", 152},
    {"bishop:8x8", 70}, {"tiling:3x7,tetrominoes", 52}, {"anagrams:abcd", 24},
};

QJsonObject answer(const QString &goal, const QString &method, int limit, const QString &line)
{
    return run({u"solve"_s, goal, u"--method"_s, method, u"--limit"_s, QString::number(limit), u"--json"_s,
                line})
        .json();
}

} // namespace

/// Tests `cassetete solve --limit`.
class Limit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Seventeen identical cards can be permuted in 17! ways and turned in 2^17. A count that does not fit in
    /// 64 bits is not reported as a number, however many threads add their shares.
    void overflowedCountsAreNotReported()
    {
        QStringList cards(17, u"1,1,-1,-1"_s);
        cards << u"1,1,-1,-2"_s << u"1,1,-1,-3"_s << u"1,1,-1,2"_s;
        const QString line = "dogs:5x4:"_L1 + cards.join(u';');
        for (const char *threads : {"1", "2", "3"}) {
            const Run counted = run(
                {u"solve"_s, u"--count"_s, u"--json"_s, u"--threads"_s, QString::fromLatin1(threads), line});
            QCOMPARE(counted.status, 2);
            QCOMPARE(counted.json()["reason"_L1],
                     QJsonValue(u"there are too many solutions to count here"_s));
        }
    }

    /// With every method that suits the board, a limit equal to the number of solutions does not stop the search, and a limit of
    /// one less does.
    void allMethodsTreatTheLimitAlike_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("goal");
        QTest::addColumn<int>("solutions");
        for (const Board &board : boards) {
            const core::LineReading reading = core::readLine(app::kinds(), board.line);
            const auto &game = std::get<core::Game>(reading.reading);
            for (const core::Solver &solver : reading.kind->solvers) {
                if (solver.unsuitable && !solver.unsuitable(*game.puzzle, game.position, {}).empty())
                    continue;
                for (const auto &[goal, word] :
                     {std::pair(core::Goal::All, "--all"), {core::Goal::Count, "--count"}}) {
                    if (solver.reaches(goal))
                        QTest::addRow("%s %s %s", board.line, solver.id, word)
                            << QString::fromUtf8(board.line) << QString::fromUtf8(solver.id)
                            << QString::fromUtf8(word) << board.solutions;
                }
            }
        }
    }
    void allMethodsTreatTheLimitAlike()
    {
        QFETCH(QString, line);
        QFETCH(QString, method);
        QFETCH(QString, goal);
        QFETCH(int, solutions);
        const QJsonObject whole = answer(goal, method, solutions, line);
        QCOMPARE(whole["verdict"_L1], QJsonValue(u"solved"_s));
        QCOMPARE(whole["solutions"_L1], QJsonValue(QString::number(solutions)));
        const QJsonObject less = answer(goal, method, solutions - 1, line);
        QCOMPARE(less["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(less["reason"_L1], QJsonValue(u"there are more solutions than asked for"_s));
        QCOMPARE(less["solutions"_L1], QJsonValue(QString::number(solutions - 1)));
        if (goal == u"--all"_s) {
            QCOMPARE(whole["list"_L1].toArray().size(), solutions);
            QCOMPARE(less["list"_L1].toArray().size(), solutions - 1);
        }
    }

    /// The limit holds even if the solutions are too many for 64 bits: every order of the cards is a
    /// solution.
    void limitHoldsWithoutCounting()
    {
        QString line = u"dogs:5x5:"_s;
        for (int card = 0; card < 25; ++card)
            line += u"1,1,-1,-1;"_s;
        line.chop(1);
        for (const core::Solver &solver : core::readLine(app::kinds(), line.toStdString()).kind->solvers) {
            for (const QString &goal : {u"--all"_s, u"--count"_s}) {
                const QJsonObject output = answer(goal, QString::fromUtf8(solver.id), 5, line);
                QCOMPARE(output["verdict"_L1], QJsonValue(u"stopped"_s));
                QCOMPARE(output["reason"_L1], QJsonValue(u"there are more solutions than asked for"_s));
                QCOMPARE(output["solutions"_L1], QJsonValue(u"5"_s));
            }
        }
        const QJsonObject unlimited = run({u"solve"_s, u"--count"_s, u"--json"_s, line}).json();
        QCOMPARE(unlimited["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(unlimited["solutions"_L1], QJsonValue(u"18446744073709551615"_s)); // at least 2^64 - 1
    }

    /// Text output does not contain the solution beyond the limit, either.
    void textEndsAtTheLimit()
    {
        const QStringList words{u"solve"_s, u"--all"_s, u"anagrams:abc"_s, u"--limit"_s};
        const Run whole = run(words + QStringList{u"6"_s});
        QCOMPARE(whole.status, 0);
        QCOMPARE(whole.answers().size(), 6);
        const Run less = run(words + QStringList{u"5"_s});
        QCOMPARE(less.status, 2);
        QCOMPARE(less.answers().mid(0, 5), whole.answers().mid(0, 5));
        QCOMPARE(less.answers().mid(5).size(), 1);
        QVERIFY(less.answers().last().startsWith("stopped (solutions found: 5): "));
    }

    /// Methods that count many solutions at a time exceed the limit before they can be stopped.
    void countsNoFurtherThanTheLimit_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("queens") << u"queens:8"_s;
        QTest::newRow("solitaire") << u"solitaire:triangle"_s;
    }
    void countsNoFurtherThanTheLimit()
    {
        QFETCH(QString, line);
        const Run result = run({u"solve"_s, u"--count"_s, u"--limit=3"_s, u"--json"_s, line});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.json()["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(result.json()["solutions"_L1], QJsonValue(u"3"_s));
        QVERIFY(result.json()["reason"_L1].isString());
    }

    /// Without --all and --count one solution is requested, and --limit has no effect.
    void limitDoesNotAffectASingleSolution()
    {
        const QJsonObject one = run({u"solve"_s, u"--limit=1"_s, u"--json"_s, u"queens:8"_s}).json();
        QCOMPARE(one["verdict"_L1], QJsonValue(u"solved"_s));
        QCOMPARE(one["solutions"_L1], QJsonValue(u"1"_s));
    }
};

TEST_SUITE(Limit)
#include "tst_limit.moc"

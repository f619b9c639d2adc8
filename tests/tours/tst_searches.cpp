// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tours/bishop/bishop.h"
#include "tours/boards.h"
#include "tours/knight/construction.h"
#include "tours/knight/knight.h"

#include <set>

using boards::game;
using boards::solve;
using core::Goal;
using core::Judgement;
using core::Outcome;

namespace {

/// Returns a random route of `squares` squares, or fewer if it is trapped.
tours::Route randomRoute(const tours::Tour &tour, int start, std::size_t squares, core::Random &random)
{
    tours::Route route{start};
    while (route.size() < squares) {
        const std::vector<int> targets = tour.targets(route);
        if (targets.empty())
            break;
        route.push_back(targets[random.below(targets.size())]);
    }
    return route;
}

Judgement judge(const core::Kind &kind, const tours::Tour &tour, const tours::Route &route)
{
    tests::SerialContext context;
    return kind.judge(tour, tour.position(route), context);
}

} // namespace

/// Compares the pruned methods, verdicts and hints with exhaustive searches.
class SearchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAgreeWithTheRules_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("method");
        for (const char *line :
             {"knight:3x4", "knight:4x3:c3", "knight:5x4:b4", "knight:5x4:c1", "knight:3x7",
              "knight:5x5:a5 b3", "knight:5x5:c3", "knight:5x5:b5", "knight:6x5,closed:c3 e4 f2 d1 b2 a4 c5"})
            for (const char *method : {"squares", "pruned", "frontier"})
                QTest::addRow("%s %s", line, method) << QByteArray(line) << QByteArray(method);
        for (const char *line : {"bishop:4x6", "bishop:6x7:f1", "bishop:5x5:b5", "bishop:3x5:b3",
                                 "bishop:5x7:c4", "bishop:7x7:d5", "bishop:7x8:a8 b7 c6"})
            for (const char *method : {"course", "pruned"})
                QTest::addRow("%s %s", line, method) << QByteArray(line) << QByteArray(method);
    }
    void countsAgreeWithTheRules()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, method);
        const core::Game from = game(line.toStdString());
        tours::Route route = boards::tourOf(from).route(from.position);
        const std::uint64_t expected = boards::countTours(boards::tourOf(from), route);
        QCOMPARE(solve(line.toStdString(), method.constData(), Goal::Count).stats.solutions, expected);
    }

    /// Warnsdorff's rule alone, without backtracking, completes a tour from every square of the 8x8 board.
    void theRuleAloneToursTheUsualBoard()
    {
        const tours::Knight knight({8, 8}, 0, false);
        for (std::uint32_t start = 0; start < 64; ++start) {
            const tours::Cells tour = tours::warnsdorffTour({8, 8}, start);
            QCOMPARE(tour.size(), 64U);
            QVERIFY(knight.isComplete(tours::Route(tour.begin(), tour.end())));
        }
    }

    /// The method finds an open and a closed tour from the corner on every board that has one.
    void warnsdorffNeverFails_data()
    {
        QTest::addColumn<int>("columns");
        for (int columns = 3; columns <= 40; ++columns)
            QTest::addRow("%d", columns) << columns;
    }
    void warnsdorffNeverFails()
    {
        QFETCH(int, columns);
        for (int rows = columns; rows <= 40; rows += 1 + columns / 4) {
            for (const bool closed : {false, true}) {
                const tours::Knight knight({columns, rows}, 0, closed);
                core::Task task;
                task.from = knight.start();
                tests::SerialContext context;
                const Outcome outcome =
                    tours::knightKind().solver("warnsdorff")->solve(knight, task, context);
                if (!closed && columns > 4)
                    QCOMPARE(outcome.verdict, Outcome::Solved);
                if (outcome.verdict == Outcome::Solved)
                    QVERIFY(knight.solved(core::after(task.from, outcome.path)));
                else
                    QVERIFY(outcome.verdict == Outcome::Impossible && !outcome.reason.empty());
            }
        }
    }

    /// A single square is not a closed tour, whose last square is a jump away from its first.
    void aSingleSquareIsNoClosedTour_data()
    {
        QTest::addColumn<QByteArray>("method");
        const core::Game single = boards::game("knight:1x1,closed");
        for (const core::Solver &method : tours::knightKind().solvers) {
            if (!method.unsuitable || method.unsuitable(*single.puzzle, single.position, {}).empty())
                QTest::newRow(method.id) << QByteArray(method.id);
        }
    }
    void aSingleSquareIsNoClosedTour()
    {
        QFETCH(QByteArray, method);
        for (const Goal goal : tours::knightKind().solver(method.constData())->goals) {
            tests::SerialContext context;
            const Outcome closed = solve("knight:1x1,closed", method.constData(), goal, &context);
            QCOMPARE(closed.verdict, Outcome::Impossible);
            QVERIFY(!closed.reason.empty());
            QCOMPARE(context.found(), 0U);
            QCOMPARE(solve("knight:1x1", method.constData(), goal).verdict, Outcome::Solved);
        }
    }

    /// A started tour is continued and completed, or proved impossible to complete.
    void begunToursAreCompleted_data()
    {
        QTest::addColumn<bool>("closed");
        QTest::newRow("open") << false;
        QTest::newRow("closed") << true;
    }
    void begunToursAreCompleted()
    {
        QFETCH(bool, closed);
        core::Random random(4);
        const tours::Knight knight({6, 6}, 0, closed);
        int solved = 0;
        for (int trial = 0; trial < 60; ++trial) {
            const tours::Route begun = randomRoute(knight, 0, 2 + random.below(12), random);
            const core::Task task{Goal::First, knight.position(begun), {}, {}};
            tests::SerialContext context;
            const Outcome byRule = tours::knightKind().solver("warnsdorff")->solve(knight, task, context);
            const Outcome byPruning = tours::knightKind().solver("pruned")->solve(knight, task, context);
            QCOMPARE(byRule.verdict, byPruning.verdict);
            solved += byRule.verdict == Outcome::Solved;
            if (byRule.verdict == Outcome::Solved)
                QVERIFY(knight.solved(core::after(task.from, byRule.path)));
        }
        QVERIFY(solved > 5 && solved < 60);
    }

    /// A position judged lost is lost, and one judged solvable can be completed.
    void verdictsAreTrue_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"knight:5x5", "knight:5x4", "knight:5x6,closed", "bishop:6x8", "bishop:5x5:b5"})
            QTest::newRow(line) << QByteArray(line);
    }
    void verdictsAreTrue()
    {
        QFETCH(QByteArray, line);
        const core::Game from = game(line.toStdString());
        const core::Kind &kind = boards::kindOf(line.toStdString());
        const tours::Tour &tour = boards::tourOf(from);
        core::Random random(7);
        int lost = 0;
        int open = 0;
        for (int trial = 0; trial < 150; ++trial) {
            const int start = tour.route(from.position).front();
            tours::Route route = randomRoute(tour, start, 1 + random.below(22), random);
            if (tour.isComplete(route))
                continue;
            const Judgement verdict = judge(kind, tour, route);
            QVERIFY(verdict.verdict == Judgement::Solvable || verdict.verdict == Judgement::Unsolvable);
            QVERIFY(!session::translated(verdict.why).isEmpty());
            core::Task task;
            task.from = tour.position(route);
            tests::SerialContext context;
            const bool there = kind.solver("pruned")->solve(tour, task, context).verdict == Outcome::Solved;
            QCOMPARE(verdict.verdict == Judgement::Solvable, there);
            (there ? open : lost) += 1;
            const core::Hint hint = kind.hint(tour, task.from, context);
            QCOMPARE(!hint.path.empty(), there);
            if (there && !tour.isComplete(tour.route(core::after(task.from, hint.path)))) {
                const tours::Route on = tour.route(core::after(task.from, hint.path));
                QCOMPARE(judge(kind, tour, on).verdict, Judgement::Solvable);
            }
        }
        QVERIFY(lost > 0 && open > 0);
    }

    /// Following the hints leads to the end, on boards of all sizes.
    void hintsCompleteTheTour_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"knight:8x8", "knight:8x8,closed", "knight:3x10,closed", "knight:4x7",
                                 "knight:12x9", "bishop:8x8", "bishop:12x12", "bishop:5x5:b5"})
            QTest::newRow(line) << QByteArray(line);
    }
    void hintsCompleteTheTour()
    {
        QFETCH(QByteArray, line);
        core::Game at = game(line.toStdString());
        const core::Kind &kind = boards::kindOf(line.toStdString());
        while (!at.puzzle->solved(at.position)) {
            tests::SerialContext context;
            const core::Hint hint = kind.hint(*at.puzzle, at.position, context);
            QVERIFY2(!hint.path.empty(), at.puzzle->write(at.position).c_str());
            at.position = core::after(at.position, hint.path);
        }
    }

    void deadEndsAreForeseen_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *line, const char *part) {
            QTest::newRow(part) << QByteArray(line) << QString::fromUtf8(part);
        };
        row("knight:8x8:c7 d5 b6 d7", "a8 cannot be reached");
        row("knight:8x8,closed:c5 b7 d6 b5 c7 e6", "only one way is left to a8");
        row("knight:5x5:b5", "begin and end on the more frequent colour");
        row("knight:5x5,closed", "an odd number");
        row("knight:4x6:b3", "inner square such as b3");
        row("bishop:5x5", "all four corners have one colour");
        row("bishop:8x8:d5", "would have to end in both");
        row("bishop:8x8:a8 b7 a6", "can no longer be visited");
    }
    void deadEndsAreForeseen()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, part);
        const core::Game from = game(line.toStdString());
        tests::SerialContext context;
        const Judgement verdict =
            boards::kindOf(line.toStdString()).judge(*from.puzzle, from.position, context);
        const QString words = session::translated(verdict.why);
        QVERIFY2(words.contains(part), qPrintable(words));
        QCOMPARE(verdict.verdict, Judgement::Unsolvable);
        QVERIFY(!verdict.why.marks.empty() || words.contains(u"odd number"));
    }

    /// Even a hopeless search for a verdict ends soon.
    void verdictsAreFast()
    {
        core::Random random(11);
        const tours::Knight knight({40, 40}, 0, false);
        for (int trial = 0; trial < 3; ++trial) {
            const tours::Route route = randomRoute(knight, 0, 400, random);
            QVERIFY(!session::translated(judge(tours::knightKind(), knight, route).why).isEmpty());
        }
    }

    /// Symmetric tours are in one class, and other tours in other classes.
    void classesAreImages()
    {
        tests::SerialContext context;
        solve("knight:5x5", "pruned", Goal::All, &context);
        const core::Game from = game("knight:5x5");
        const auto classifier = tours::knightKind().symmetryClassifier(*from.puzzle);
        QMap<core::ClassDigest, int> classes;
        for (const auto &solution : context.solutions())
            ++classes[classifier->classOf(solution.position)];
        int all = 0;
        for (const int members : classes) {
            // The images are the reflection in the diagonal through the start and, if the tour ends in a
            // corner, the reversed tour.
            QVERIFY(members == 2 || members == 4);
            all += members;
        }
        QCOMPARE(all, 304);
    }

    /// A closed tour and its reversal are in the same class.
    void classesOfClosedToursIncludeReversals()
    {
        tests::SerialContext context;
        solve("knight:5x6,closed", "pruned", Goal::All, &context);
        const core::Game from = game("knight:5x6,closed");
        const auto classifier = tours::knightKind().symmetryClassifier(*from.puzzle);
        std::set<core::ClassDigest> classes;
        for (const auto &solution : context.solutions())
            classes.insert(classifier->classOf(solution.position));
        QCOMPARE(context.solutions().size(), std::size_t(16));
        QCOMPARE(classes.size(), std::size_t(8)); // no symmetry of a rectangle maps a corner to itself
    }
};

TEST_SUITE(SearchesTest)
#include "tst_searches.moc"

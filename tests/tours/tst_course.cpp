// SPDX-License-Identifier: MIT
#include "core/squarename.h"
#include "core/treecut.h"
#include "support/data.h"
#include "support/suite.h"
#include "tours/boards.h"

#include <QMap>

#include <set>

using boards::routeOf;
using boards::solve;
using core::Goal;
using core::Outcome;

namespace {

/// Returns the knight's route in the course's notation: squares numbered row by row from 1.
QByteArray inNumbers(const tours::Route &route)
{
    QByteArrayList numbers;
    for (const int cell : route)
        numbers.append(QByteArray::number(cell + 1));
    return numbers.join(' ');
}

/// Returns the bishop's route in the course's notation: squares by row and column.
QByteArray inRowsAndColumns(const tours::Route &route)
{
    QByteArrayList numbers;
    for (const int cell : route)
        numbers.append(QByteArray::number((cell / 8 + 1) * 10 + cell % 8 + 1));
    return numbers.join(' ');
}

/// Returns the route mirrored in the diagonal from a8 to h1.
tours::Route mirror(tours::Route route)
{
    for (int &cell : route)
        cell = cell % 8 * 8 + cell / 8;
    return route;
}

constexpr auto firstBySquares = "1 11 5 15 32 47 64 54 39 24 30 40 55 61 46 31 16 22 7 13 23 8 14 29 44 38 "
                                "48 63 53 59 49 34 19 4 21 6 12 2 "
                                "17 27 37 52 58 41 35 20 10 25 42 57 51 36 26 9 3 18 28 43 33 50 60 45 62 56";
constexpr auto firstByLinks = "1 11 5 15 21 4 10 20 3 9 19 2 12 6 16 22 7 13 23 8 14 24 30 36 26 41 35 18 28 "
                              "34 17 27 33 50 44 29 39 56 62 "
                              "45 60 54 64 47 32 38 48 31 37 52 58 43 49 59 53 63 46 40 55 61 51 57 42 25";

} // namespace

/// Tests that the methods make the same jumps as the programs in the course's text.
class CourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstToursOfTheKnight_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<quint64>("nodes");
        QTest::addColumn<QByteArray>("tour");
        const auto row = [](const char *method, const char *order, quint64 nodes, const char *tour) {
            QTest::addRow("%s %s", method, order)
                << QByteArray(method) << QByteArray(order) << nodes << QByteArray(tour);
        };
        row("squares", "", 3242064, firstBySquares);
        row("links", "", 17739771, firstByLinks);
        row("pruned", "clockwise", 275, firstBySquares);
        row("pruned", "ascending", 358, firstByLinks);
    }
    void firstToursOfTheKnight()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, order);
        QFETCH(quint64, nodes);
        QFETCH(QByteArray, tour);
        const Outcome outcome = solve("knight:8x8", method.constData(), Goal::First, nullptr,
                                      order.isEmpty() ? nullptr : order.constData());
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(inNumbers(routeOf("knight:8x8", outcome)), tour);
        QCOMPARE(outcome.stats.nodes, nodes);
    }

    /// Links to the start are never cut, so the counter includes two calls that return to it.
    void linksReturnToTheStartTwice()
    {
        tests::SerialContext context;
        const core::Game game = boards::game("knight:8x8");
        const core::Solver *links = tours::knightKind().solver("links");
        struct Counting : tests::SerialContext {
            std::uint64_t back = 0;
            std::uint64_t jumps = 0;
            bool record(std::span<const core::Event> events) override
            {
                for (const core::Event &event : events) {
                    const bool toStart = event.step.to.cell == 0;
                    back += event.type == core::Event::Refused && toStart;
                    jumps += event.type == core::Event::Did;
                }
                return true;
            }
        } counting;
        const core::Task task{Goal::First, game.position, {}, {}, 1, true};
        QCOMPARE(links->solve(*game.puzzle, task, counting).stats.nodes, 17739771U);
        QCOMPARE(counting.back, 2U);
        QCOMPARE(counting.jumps, 17739767U);
    }

    /// The second program of the course needed 12 billion jumps for some 9,000 tours. The museum compares this with 7,442
    /// tours within 8.84 billion jumps, which take minutes; the daily run finds the first tour.
    void theTwoDaysOfTheCourse()
    {
        const quint64 tours = tests::isThorough() ? 7442 : 1;
        const quint64 jumps = tests::isThorough() ? 8'840'000'000 : 17'739'771;
        tests::SerialContext context;
        context.keepSolutions(0);
        context.stopAfterSolutions(tours);
        const Outcome outcome = solve("knight:8x8", "links", Goal::All, &context);
        QCOMPARE(context.found(), tours);
        QVERIFY2(outcome.stats.nodes <= jumps && outcome.stats.nodes > jumps * 9 / 10,
                 qPrintable(QString::number(outcome.stats.nodes)));
    }

    /// The forbidden jump excludes one of each pair of mirror images.
    void linksFindHalfOfASquareBoard()
    {
        QCOMPARE(solve("knight:5x5", "squares", Goal::Count).stats.solutions, 304U);
        QCOMPARE(solve("knight:5x5", "links", Goal::Count).stats.solutions, 152U);
        QCOMPARE(solve("knight:5x4", "links", Goal::Count).stats.solutions,
                 solve("knight:5x4", "squares", Goal::Count).stats.solutions);
        // The method's description mentions that half of the tours are left out.
        const std::string_view about = tours::knightKind().solver("links")->about.source;
        QVERIFY(about.find("one of every two mirror-image tours") != about.npos);
    }

    void firstToursOfTheBishop_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<quint64>("calls");
        QTest::addColumn<int>("squares");
        QTest::newRow("11") << QByteArray("a8") << quint64(309226) << 40;
        QTest::newRow("88") << QByteArray("h1") << quint64(987911) << 36;
        QTest::newRow("81") << QByteArray("a1") << quint64(877839) << 36;
        QTest::newRow("18") << QByteArray("h8") << quint64(1797246) << 40;
    }
    void firstToursOfTheBishop()
    {
        QFETCH(QByteArray, start);
        QFETCH(quint64, calls);
        QFETCH(int, squares);
        const std::string line = "bishop:8x8:" + start.toStdString();
        const Outcome outcome = solve(line, "course");
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.nodes, calls);
        const tours::Route route = routeOf(line, outcome);
        QCOMPARE(int(route.size()), squares);
        QCOMPARE(route.back(), 63 - route.front()); // the route ends in the opposite corner
        if (start == "a8")
            QCOMPARE(
                inRowsAndColumns(route),
                QByteArray(
                    "11 22 33 44 55 46 37 28 17 26 35 24 13 22 31 42 53 64 75 86 77 68 57 48 37 26 15 24 "
                    "33 42 51 62 71 82 73 84 75 66 77 88"));
    }

    void wholeTreesOfTheBishop_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("calls");
        QTest::addColumn<quint64>("tours");
        QTest::newRow("4x4") << QByteArray("bishop:4x4") << quint64(26) << quint64(0);
        QTest::newRow("5x5") << QByteArray("bishop:5x5") << quint64(159) << quint64(0);
        QTest::newRow("6x6") << QByteArray("bishop:6x6") << quint64(2832) << quint64(0);
        QTest::newRow("8x8") << QByteArray("bishop:8x8") << quint64(3581238) << quint64(70);
    }
    void wholeTreesOfTheBishop()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, calls);
        QFETCH(quint64, tours);
        const Outcome outcome = solve(line.toStdString(), "course", Goal::Count);
        QCOMPARE(outcome.stats.nodes, calls);
        QCOMPARE(outcome.stats.solutions, tours);
    }

    /// Both methods find the seventy tours in the same order, with known lengths and classes.
    void theSeventyTours_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::newRow("course") << QByteArray("course");
        QTest::newRow("pruned") << QByteArray("pruned");
    }
    void theSeventyTours()
    {
        QFETCH(QByteArray, method);
        QStringList expected = tests::dataLines(QStringLiteral("bishop-8x8-70.txt"));
        tests::SerialContext context;
        solve("bishop:8x8", method.constData(), Goal::All, &context);
        const core::Game game = boards::game("bishop:8x8");
        QStringList found;
        QMap<qsizetype, int> lengths;
        const auto classifier = tours::bishopKind().symmetryClassifier(*game.puzzle);
        std::set<core::ClassDigest> classes;
        QSet<QByteArray> mirrored;
        for (const auto &solution : context.solutions()) {
            const tours::Route route = boards::tourOf(game).route(solution.position);
            found.append(QString::fromLatin1(inRowsAndColumns(route)));
            ++lengths[qsizetype(route.size())];
            QCOMPARE(route.back(), 63); // the opposite corner, whose only neighbour leads nowhere else
            mirrored.insert(std::min(inRowsAndColumns(route), inRowsAndColumns(mirror(route))));
            QCOMPARE(core::textOf(tours::bishopKind().caption(*game.puzzle, solution.position)),
                     "a8–h1 (" + std::to_string(route.size()) + ')');
            classes.insert(classifier->classOf(solution.position));
        }
        std::ranges::sort(found);
        std::ranges::sort(expected);
        QCOMPARE(found, expected);
        QCOMPARE(lengths, (QMap<qsizetype, int>{{36, 6}, {38, 24}, {40, 22}, {42, 10}, {44, 4}, {46, 4}}));
        QCOMPARE(mirrored.size(), 35);             // up to reflection in the diagonal of the tour's corners
        QCOMPARE(classes.size(), std::size_t(19)); // and up to reversal
    }

    /// Squares of the start's colour are more than half of the board if both sides are odd.
    void squaresOfTheStartsColour()
    {
        const auto toVisit = [](const char *line) {
            return boards::tourOf(boards::game(line)).squaresToVisit(0);
        };
        QCOMPARE(toVisit("bishop:8x8"), 32);
        QCOMPARE(toVisit("bishop:5x5"), 13);
        QCOMPARE(toVisit("bishop:3x3"), 5);
    }

    void otherBoardsOfTheBishop_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tours");
        const auto row = [](const char *line, quint64 tours) {
            QTest::newRow(line) << QByteArray(line) << tours;
        };
        row("bishop:2x2", 1);
        row("bishop:3x3", 0);
        row("bishop:4x6", 1);
        row("bishop:6x7", 3);
        row("bishop:6x8", 8);
        row("bishop:7x8", 13);
        row("bishop:8x10", 644);
        row("bishop:10x10", 18698);
    }
    void otherBoardsOfTheBishop()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tours);
        QCOMPARE(solve(line.toStdString(), "pruned", Goal::Count).stats.solutions, tours);
    }

    /// The count, which does not walk the tours, agrees with the list; and every corner has the same number
    /// of tours.
    void theBishopsCountIsThatOfTheList()
    {
        for (int columns = 2; columns <= 9; ++columns) {
            for (int rows = 2; rows <= 8; rows += 1 + columns % 2) {
                const std::string board = "bishop:" + std::to_string(columns) + 'x' + std::to_string(rows);
                const std::uint64_t tours = solve(board, "pruned", Goal::All).stats.solutions;
                for (const int corner : {0, columns - 1, (rows - 1) * columns, rows * columns - 1}) {
                    const std::string line = board + ':' + boards::tourOf(boards::game(board)).name(corner);
                    QVERIFY2(solve(line, "pruned", Goal::Count).stats.solutions == tours, line.c_str());
                }
            }
        }
    }

    /// The count sweeps a long board lengthwise, and its parts walk the tree.
    void aLongBoardOfTheBishop()
    {
        const core::Division whole;
        const core::Game game = boards::game("bishop:12x7");
        core::Task task;
        task.goal = Goal::Count;
        task.from = game.position;
        task.division = &whole;
        tests::SerialContext context;
        const std::uint64_t tours =
            tours::bishopKind().solver("pruned")->solve(*game.puzzle, task, context).stats.solutions;
        QCOMPARE(solve("bishop:12x7", "pruned", Goal::Count).stats.solutions, tours);
        QCOMPARE(solve("bishop:7x12", "pruned", Goal::Count).stats.solutions, tours);
    }

    void countsBeyond64BitsStop()
    {
        const Outcome outcome = solve("bishop:12x30", "pruned", Goal::Count);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QVERIFY(!outcome.reason.empty());
    }

    /// Tours are directed and start in the corner; those of 5 x 5 are from all starts together.
    void toursOfSmallBoards_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tours");
        const auto row = [](const char *line, quint64 tours) {
            QTest::newRow(line) << QByteArray(line) << tours;
        };
        row("knight:5x5", 304);
        row("knight:5x5,closed", 0);
        row("knight:5x6", 4542);
        row("knight:6x5", 4542);
        row("knight:5x6,closed", 16);
        if (tests::isThorough())
            row("knight:6x6", 524486);
        row("knight:6x6,closed", 19724);
    }
    void toursOfSmallBoards()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tours);
        tests::SerialContext context;
        context.keepSolutions(0);
        for (const char *method : {"pruned", "frontier"}) {
            const Outcome outcome = solve(line.toStdString(), method, Goal::Count, &context);
            QCOMPARE(outcome.stats.solutions, tours);
            QCOMPARE(outcome.verdict, tours > 0 ? Outcome::Solved : Outcome::Impossible);
        }
    }
    void allToursOfFiveByFive()
    {
        std::uint64_t all = 0;
        for (int cell = 0; cell < 25; ++cell)
            all += solve("knight:5x5:" + boards::tourOf(boards::game("knight:5x5")).name(cell), "pruned",
                         Goal::Count)
                       .stats.solutions;
        QCOMPARE(all, 1728U);
    }

    /// Every branch has a share of the tree, and the shares done add up to one at the end.
    void progressEndsAtOne_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("method");
        for (const char *method : {"squares", "links", "pruned"})
            QTest::newRow(method) << QByteArray("knight:5x5") << QByteArray(method);
        for (const char *method : {"course", "pruned"})
            QTest::addRow("bishop %s", method) << QByteArray("bishop:8x8") << QByteArray(method);
    }
    void progressEndsAtOne()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, method);
        const Outcome outcome = solve(line.toStdString(), method.constData(), Goal::Count);
        QVERIFY(qAbs(outcome.stats.done - 1) < 1e-6);
    }
};

TEST_SUITE(CourseTest)
#include "tst_course.moc"

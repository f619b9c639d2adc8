// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

#include "taquin/methods.h"

using boards::Numbers;

namespace {

struct Lengths {
    long long boards = 0;
    long long sum = 0;
    std::size_t longest = 0;
    int failures = 0;

    double mean() const { return double(sum) / double(boards); }
    void add(const core::Puzzle &puzzle, const core::Position &from)
    {
        const core::Outcome outcome = boards::solve(puzzle, from, "rows");
        failures +=
            outcome.verdict != core::Outcome::Solved || !boards::leadsHome(puzzle.grid(), from, outcome.path);
        ++boards;
        sum += static_cast<long long>(outcome.path.size());
        longest = std::max(longest, outcome.path.size());
    }
};

std::string size(int columns, int rows)
{
    return "taquin:" + std::to_string(columns) + 'x' + std::to_string(rows);
}

/// Returns the lengths over all even permutations with the blank in its corner.
Lengths overAllBoards(int columns, int rows)
{
    const core::Game game = boards::game(size(columns, rows));
    Lengths lengths;
    Numbers numbers = boards::ordered(columns * rows);
    do {
        if (boards::isEven(numbers))
            lengths.add(*game.puzzle, boards::position(numbers));
    } while (std::next_permutation(numbers.begin(), numbers.end() - 1));
    return lengths;
}

Lengths overRandomBoards(int columns, int rows, int count)
{
    const core::Game game = boards::game(size(columns, rows));
    core::Random random(std::uint64_t(columns * 100 + rows));
    Lengths lengths;
    for (int i = 0; i < count; ++i)
        lengths.add(*game.puzzle, boards::position(boards::shuffled(columns * rows, random)));
    return lengths;
}

} // namespace

class RowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figures_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("moves");
        QTest::newRow("1") << QByteArray("4x2:5 7 3 4 1 6 2 0") << 38;
        QTest::newRow("2") << QByteArray("5x4:14 16 4 2 6 15 5 8 19 3 9 17 13 0 11 7 1 10 18 12") << 200;
        QTest::newRow("3") << QByteArray("5x4:14 3 16 13 8 10 18 2 11 1 19 9 6 15 7 4 17 5 12 0") << 254;
        QTest::newRow("14") << QByteArray(
                                   "5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0")
                            << 312;
        QTest::newRow("15") << QByteArray(
                                   "5x5:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 21 17 23 16 0 19 24 22 20 18")
                            << 107;
        QTest::newRow("20, first") << QByteArray("4x2:1 2 0 3 5 6 7 4") << 2;
        QTest::newRow("20, second") << QByteArray("4x2:1 2 0 4 5 6 3 7") << 4;
        QTest::newRow("20, third") << QByteArray("4x2:1 2 0 7 5 6 4 3") << 6;
        QTest::newRow("22") << QByteArray("6x4:11 3 5 1 2 6 4 7 8 9 10 12 14 16 13 17 15 18 19 20 21 22 23 0")
                            << 342;
        QTest::newRow("26") << QByteArray("6x5:5 2 3 1 11 7 8 4 6 9 12 14 10 16 13 17 18 21 15 19 25 23 20 "
                                          "22 24 29 26 28 27 0")
                            << 496;
        QTest::newRow("ordered 3x3") << QByteArray("3x3") << 34;
        QTest::newRow("ordered 4x4") << QByteArray("4x4") << 72;
        QTest::newRow("ordered 12x12") << QByteArray("12x12") << 376;
    }
    void figures()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, moves);
        const core::Game game = boards::game("taquin:" + line.toStdString());
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "rows");
        QCOMPARE(outcome.path.size(), std::size_t(moves));
        QCOMPARE(outcome.stats.nodes, std::uint64_t(moves));
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
    }

    void figure14ComesToItsRightHandBoard()
    {
        const core::Game game =
            boards::game("taquin:5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0");
        core::Path path = boards::solve(*game.puzzle, game.position, "rows").path;
        path.resize(229);
        QCOMPARE(game.puzzle->write(core::after(game.position, path)),
                 std::string("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 18 21 24 23 0 22 17 16 19 20"));
    }

    void figure15MeetsItsSixBoards()
    {
        const std::string above = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ";
        std::vector<std::string> expected = {
            above + "21 17 23 16 0 19 24 22 20 18", above + "0 21 17 23 16 19 24 22 20 18",
            above + "16 0 19 17 18 21 24 22 23 20", above + "16 17 0 18 23 21 22 24 19 20",
            above + "16 17 18 0 20 21 22 23 19 24", above + "16 17 18 19 20 21 22 23 24 0",
        };
        const core::Game game = boards::game("taquin:5x5:" + expected.front());
        const core::Path path = taquin::rows::pathOfLastTwoRows(game.puzzle->grid(), game.position);
        QCOMPARE(path.size(), std::size_t(93));
        core::Position position = game.position;
        std::size_t met = 1;
        for (const core::Step &step : path) {
            core::advance(position, step);
            met += met < expected.size() && game.puzzle->write(position) == expected[met];
        }
        QCOMPARE(met, expected.size());
    }

    void allSmallBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<int>("longest");
        QTest::newRow("2x2") << 2 << 2 << QStringLiteral("6.00") << 8;
        QTest::newRow("3x2") << 3 << 2 << QStringLiteral("28.20") << 44;
        QTest::newRow("4x2") << 4 << 2 << QStringLiteral("56.01") << 94;
        QTest::newRow("3x3") << 3 << 3 << QStringLiteral("60.41") << 102;
    }
    void allSmallBoards()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QString, mean);
        QFETCH(int, longest);
        const Lengths lengths = overAllBoards(columns, rows);
        QCOMPARE(lengths.failures, 0);
        QCOMPARE(QString::number(lengths.mean(), 'f', 2), mean);
        QCOMPARE(lengths.longest, std::size_t(longest));
    }

    // Every reachable board is solved, with the blank anywhere.
    void blankAnywhere_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("reachable");
        QTest::newRow("2x2") << 2 << 2 << 12;
        QTest::newRow("3x2") << 3 << 2 << 360;
        QTest::newRow("2x3") << 2 << 3 << 360;
        QTest::newRow("4x2") << 4 << 2 << 20160;
        QTest::newRow("2x4") << 2 << 4 << 20160;
        QTest::newRow("3x3") << 3 << 3 << 181440;
    }
    void blankAnywhere()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, reachable);
        const core::Game game = boards::game(size(columns, rows));
        Numbers numbers(std::size_t(columns * rows), 0);
        std::iota(numbers.begin(), numbers.end(), 0);
        Lengths lengths;
        int impossible = 0;
        do {
            const core::Position from = boards::position(numbers);
            if (boards::solve(*game.puzzle, from, "rows").verdict == core::Outcome::Impossible)
                ++impossible;
            else
                lengths.add(*game.puzzle, from);
        } while (std::next_permutation(numbers.begin(), numbers.end()));
        QCOMPARE(lengths.boards, reachable);
        QCOMPARE(impossible, reachable);
        QCOMPARE(lengths.failures, 0);
    }

    void noRandomBoardFails()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        const int count = 200; // a sanitizer is ten times as slow
#else
        const int count = tests::sample(5000, 500);
#endif
        for (int columns = 2; columns <= 12; ++columns) {
            for (int rows = 2; rows <= 12; ++rows)
                QCOMPARE(overRandomBoards(columns, rows, count).failures, 0);
        }
    }

    void meansOfRandomBoards()
    {
        QVERIFY(std::abs(overRandomBoards(4, 4, 20000).mean() - 169.9) < 1);
        QVERIFY(std::abs(overRandomBoards(5, 5, 5000).mean() - 353.8) < 3);
        QVERIFY(std::abs(overRandomBoards(8, 8, 2000).mean() - 1564.9) < 10);
        QVERIFY(std::abs(overRandomBoards(12, 12, 500).mean() - 5510.9) < 40);
    }

    void oddBoardIsRefusedWithItsFigures()
    {
        const core::Game game = boards::game("taquin:4x4:2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "rows");
        QCOMPARE(outcome.verdict, core::Outcome::Impossible);
        QVERIFY(outcome.path.empty());
        QCOMPARE(outcome.stats.nodes, std::uint64_t(0));
        QCOMPARE(std::get<long long>(outcome.reason.arguments.front()), 1LL);
    }

    // The explanation of each event agrees with the board: the placed tiles are at home, the route is
    // connected, and the tile named in the sentence is marked.
    void everyMoveExplainsItself()
    {
        const core::Game game =
            boards::game("taquin:5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0");
        const core::Solver &rows = *taquin::kind().solver("rows");
        tests::SerialContext context;
        boards::solve(*game.puzzle, game.position, "rows", context, true);
        core::Position position = game.position;
        for (const core::Event &event : context.events()) {
            const core::Explanation why = rows.explain(*game.puzzle, position, event);
            QVERIFY(!why.empty());
            QVERIFY(event.type == core::Event::Solution ||
                    (event.line >= 1 && event.line <= rows.pseudocode.size()));
            for (const core::Mark &mark : why.marks) {
                const bool atHome = mark.cell < 24 && position[std::size_t(mark.cell)].cell == mark.cell;
                QVERIFY(mark.role != core::Role::Placed || atHome);
                if (mark.role == core::Role::Moving)
                    QCOMPARE(int(mark.cell),
                             int(position[std::size_t(std::get<long long>(why.arguments[0]) - 1)].cell));
            }
            core::play(position, event);
        }
    }

    void theBlanksRouteIsShownBeforehand()
    {
        const core::Game game = boards::game("taquin:3x3:2 3 4 5 6 7 1 8 0");
        tests::SerialContext context;
        boards::solve(*game.puzzle, game.position, "rows", context, true);
        const core::Event &first = context.events().front();
        const core::Explanation why =
            taquin::kind().solver("rows")->explain(*game.puzzle, game.position, first);
        QCOMPARE(why.text.source, "Tile %1 goes to its cell; %2.");
        const std::vector<core::Mark> expected = {
            {7, core::Role::Route, {}}, {0, core::Role::Target, {}}, {6, core::Role::Moving, {}}};
        QVERIFY(why.marks == expected);
    }
};

TEST_SUITE(RowsTest)
#include "tst_rows.moc"

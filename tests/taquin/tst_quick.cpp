// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"
#include "taquin/forkjoinpool.h"
#include "taquin/pairsearch.h"
#include "taquin/quick/staircase.h"
#include "taquin/quick/windows.h"

#include <set>

using boards::after;
using taquin::Direction;

namespace {

core::Outcome solve(const core::Game &game, tests::SerialContext &context, int rounds = 1,
                    bool traced = false)
{
    core::Task task;
    task.from = game.position;
    task.traced = traced;
    task.options.set("rounds", std::to_string(rounds));
    return taquin::kind().solver("quick")->solve(*game.puzzle, task, context);
}

/// Records the reported lengths of the best solution and the lower bound.
class BoundsRecorder : public tests::SerialContext {
public:
    std::vector<int> lengths;
    int lowerBound = 0;

    bool keepGoing(const core::Stats &stats) override
    {
        if (stats.length > 0 && (lengths.empty() || lengths.back() != stats.length))
            lengths.push_back(stats.length);
        lowerBound = stats.lowerBound;
        return SerialContext::keepGoing(stats);
    }
};

} // namespace

class QuickTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySize_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        const auto row = [](int columns, int rows) {
            QTest::addRow("%dx%d", columns, rows) << columns << rows;
        };
        for (int columns = 2; columns <= 5; ++columns) {
            for (int rows = 2; rows <= 5; ++rows) {
                if (tests::isTried(columns + rows, 2))
                    row(columns, rows);
            }
        }
        int number = 0;
        for (const auto &[columns, rows] : {std::pair{4, 7}, {7, 7}, {40, 2}, {12, 12}, {20, 3}}) {
            if (tests::isTried(number++, 2))
                row(columns, rows);
        }
    }
    void everySize()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const std::string size = "taquin:" + std::to_string(columns) + 'x' + std::to_string(rows);
        for (const char *deal : {",deal=even,seed=1", ",deal=walk,seed=2", ",deal=walk,count=7,seed=3"}) {
            const core::Game game = boards::game(size + deal);
            tests::SerialContext context;
            const core::Outcome outcome = solve(game, context);
            QCOMPARE(outcome.verdict, core::Outcome::Solved);
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            QCOMPARE(outcome.stats.length, int(outcome.path.size()));
            QVERIFY(outcome.stats.lowerBound <= outcome.stats.length);
            QCOMPARE(context.found(), std::uint64_t(1));
        }
    }

    void veryLargeBoards_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("most");
        // Placing tile after tile takes 8/3 of the cube of the side (Parberry, 1995).
        QTest::newRow("40x40") << QByteArray("taquin:40x40,deal=even,count=10000,seed=1") << 170'700 * 5 / 9;
        QTest::newRow("100x100") << QByteArray("taquin:100x100,deal=even,count=10000,seed=1")
                                 << 2'666'667 * 11 / 20;
    }
    void veryLargeBoards()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, most);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext context;
        const core::Outcome outcome = solve(game, context);
        QCOMPARE(outcome.verdict, core::Outcome::Solved);
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
        QVERIFY2(int(outcome.path.size()) <= most, qPrintable(QString::number(outcome.path.size())));
    }

    // The solutions are nearly as short as the shortest ones, and never shorter.
    void korfsHundred()
    {
        int sum = 0;
        for (const auto &[line, moves] : boards::withLengths(QStringLiteral("korf100.txt"))) {
            const core::Game game = boards::game(line);
            tests::SerialContext context;
            const core::Outcome outcome = solve(game, context);
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            QVERIFY(int(outcome.path.size()) >= moves);
            QVERIFY(outcome.stats.lowerBound <= moves);
            sum += int(outcome.path.size());
        }
        QVERIFY2(sum <= 5305 * 103 / 100, qPrintable(QString::number(sum)));
    }

    void itGetsBetter_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"taquin:5x4,deal=even,seed=1", "taquin:4x7,deal=even,seed=1", "taquin:9x9,deal=even,seed=1"})
            QTest::newRow(line) << QByteArray(line);
    }
    void itGetsBetter()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        BoundsRecorder bounds;
        const core::Outcome outcome = solve(game, bounds, 2);
        QVERIFY(bounds.lengths.size() >= 2);
        QVERIFY(std::ranges::is_sorted(bounds.lengths, std::greater<>()));
        QVERIFY(int(outcome.path.size()) <= bounds.lengths.back());
        QVERIFY(bounds.lowerBound > 0 && bounds.lowerBound <= int(outcome.path.size()));
    }

    /// A search that a limit will end continues after its rounds.
    void itGoesOnUntilItIsStopped_data()
    {
        QTest::addColumn<QByteArray>("line");
        QByteArrayList lines{"taquin:5x4,deal=even,seed=1", "taquin:4x7,deal=even,seed=1",
                             "taquin:6x6,deal=even,seed=1"};
        if (tests::isThorough())
            lines << "taquin:9x9,deal=even,seed=1";
        for (const QByteArray &line : lines)
            QTest::newRow(line.constData()) << line;
    }
    void itGoesOnUntilItIsStopped()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext whole;
        const core::Outcome one = solve(game, whole);
        core::Task task;
        task.from = game.position;
        task.options.set("rounds", "1");
        task.untilStopped = true;
        tests::SerialContext longer;
        longer.stopAfter(1200);
        const core::Outcome two = taquin::kind().solver("quick")->solve(*game.puzzle, task, longer);
        QCOMPARE(two.verdict, core::Outcome::Stopped);
        QVERIFY(two.stats.nodes > one.stats.nodes);
        QVERIFY(two.path.size() <= one.path.size());
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, two.path));
    }

    /// The task's time is for planning and not a limit: the method continues afterwards, and ends earlier
    /// when it is stopped.
    void theTimeIsNoLimit_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<double>("seconds");
        for (const char *line :
             {"taquin:5x4,deal=even,seed=1", "taquin:5x5,deal=even,seed=1", "taquin:6x6,deal=even,seed=1"}) {
            for (const double seconds : {1e-9, 1e9})
                QTest::addRow("%s, %g s", line, seconds) << QByteArray(line) << seconds;
        }
    }
    void theTimeIsNoLimit()
    {
        QFETCH(QByteArray, line);
        QFETCH(double, seconds);
        const core::Game game = boards::game(line.toStdString());
        core::Task task;
        task.from = game.position;
        task.untilStopped = true;
        task.seconds = seconds;
        tests::SerialContext context;
        context.stopAfter(1200);
        const core::Outcome outcome = taquin::kind().solver("quick")->solve(*game.puzzle, task, context);
        QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        QCOMPARE(context.callsAfterStop(), std::uint64_t(0));
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
    }

    /// The limits are lengths divided by the cube of the side, as beam searches by distances and conflicts reach them;
    /// placing alone takes 1.5, and the beam over pattern databases alone 1.04 on 6x6.
    void middleSizedBoardsAreSolvedInFewMoves_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<double>("most");
        QTest::newRow("6x6") << 6 << 1 << 1.02;
        if (tests::isThorough())
            QTest::newRow("8x8") << 8 << 2 << 1.0;
    }
    void middleSizedBoardsAreSolvedInFewMoves()
    {
        QFETCH(int, side);
        QFETCH(int, rounds);
        QFETCH(double, most);
        const std::string size = std::to_string(side) + 'x' + std::to_string(side);
        double sum = 0;
        for (int seed = 1; seed <= 5; ++seed) {
            const core::Game game =
                boards::game("taquin:" + size + ",deal=even,seed=" + std::to_string(seed));
            tests::SerialContext context;
            sum += double(solve(game, context, rounds).path.size()) / (side * side * side);
        }
        QVERIFY2(sum / 5 < most, qPrintable(QString::number(sum / 5)));
    }

    // The search has a solution whenever it is stopped: until it finds one itself, it returns that of `rows`.
    void stoppedItHasASolution_data() { itGetsBetter_data(); }
    void stoppedItHasASolution()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext patient;
        taquin::kind().solver("quick")->prepare(*game.puzzle, patient);
        for (const std::uint64_t calls : {0U, 1U, 120U, 400U}) {
            tests::SerialContext context;
            context.stopAfter(calls);
            const core::Outcome outcome = solve(game, context, 5);
            QCOMPARE(outcome.verdict, core::Outcome::Stopped);
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            QCOMPARE(context.callsAfterStop(), std::uint64_t(0));
        }
    }

    void watchedItIsTheSame_data() { itGetsBetter_data(); }
    void watchedItIsTheSame()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext alone;
        tests::SerialContext viewer;
        const core::Solver &solver = *taquin::kind().solver("quick");
        solver.prepare(*game.puzzle, alone);
        const core::Outcome unseen = solve(game, alone);
        const core::Outcome watched = solve(game, viewer, 1, true);
        QVERIFY(unseen.path == watched.path);
        QCOMPARE(unseen.stats.nodes, watched.stats.nodes);
        core::Position position = game.position;
        std::set<std::string> sentences;
        for (const core::Event &event : viewer.events()) {
            sentences.insert(solver.explain(*game.puzzle, position, event).text.source);
            core::play(position, event);
        }
        QVERIFY(sentences.size() >= 3);
        QVERIFY(game.puzzle->solved(position));
    }

    // The search is the same for any number of threads and in every version: if a node count changes by
    // accident, so has the search.
    void nodesAreFixed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("nodes");
        const auto row = [](const char *line, quint64 nodes) {
            QTest::newRow(line) << QByteArray(line) << nodes;
        };
        row("taquin:3x4,deal=even,seed=1", 11296);
        row("taquin:4x7,deal=even,seed=1", 1012266);
        row("taquin:6x6,deal=even,seed=1", 1644718);
        row("taquin:9x9,deal=even,seed=1", 8489115);
        row("taquin:40x40,deal=even,count=10000,seed=1", 419520);
    }
    void nodesAreFixed()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, nodes);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext alone;
        const core::Outcome expected = solve(game, alone);
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, expected.path));
        QCOMPARE(expected.stats.nodes, nodes);
        for (const int threads : {3, 2, 8}) {
            if (!tests::isTried(threads, 3))
                continue;
            tests::SerialContext many(threads);
            const core::Outcome outcome = solve(game, many);
            QVERIFY(outcome.path == expected.path);
            QCOMPARE(outcome.stats.nodes, nodes);
        }
    }

    // Each block is done once for any number of threads, and an exception thrown by a block is rethrown.
    void aPoolDoesAllBlocks()
    {
        for (const int threads : {1, 2, 4}) {
            tests::SerialContext context(threads);
            std::atomic<int> done = 0;
            bool thrown = false;
            taquin::ForkJoinPool::open(context, [&](taquin::ForkJoinPool &pool, core::SearchContext &) {
                for (int work = 0; work < 500; ++work) {
                    std::vector<std::atomic<int>> times(std::size_t(work % 20));
                    pool.run(work % 20, [&](int block) { ++times[std::size_t(block)]; });
                    done += std::ranges::all_of(times, [](const auto &count) { return count == 1; });
                }
                try {
                    pool.run(9, [](int block) {
                        if (block == 5)
                            throw std::bad_alloc();
                    });
                } catch (const std::bad_alloc &) {
                    thrown = true;
                }
            });
            QCOMPARE(done.load(), 500);
            QVERIFY(thrown);
        }
    }

    // Placed tiles stay, and the remaining cells form a smaller board.
    void placingLeavesASmallBoard()
    {
        core::Random random(1);
        for (int i = 0; i < 200; ++i) {
            const core::Grid grid{2 + int(random.below(9)), 2 + int(random.below(9))};
            const taquin::Taquin puzzle(grid);
            const taquin::Board board(grid, boards::position(boards::shuffled(grid.size(), random)));
            taquin::StaircasePlacer placer(board, taquin::StaircasePlacer::defaultBlankWeight,
                                           [] { return true; });
            QVERIFY(placer.run(9));
            const core::Grid rest = taquin::StaircasePlacer::remainingGrid(grid, 9);
            QVERIFY(placer.remainingBoard().grid() == rest && rest.size() <= 9 && rest.columns >= 2 &&
                    rest.rows >= 2);
            QCOMPARE(placer.subgoals().size(), placer.route().size());
            const taquin::Board then = after(board, placer.route());
            for (int cell = 0; cell < grid.size(); ++cell) {
                if (grid.column(cell) < grid.columns - rest.columns || grid.row(cell) < grid.rows - rest.rows)
                    QCOMPARE(then.tile(cell), cell);
            }
        }
    }

    void aPairGoesInByTheShortestRoute()
    {
        // The first move brings one tile home, and the second move the other.
        const core::Grid grid{2, 3};
        const taquin::PairSearch search(grid, {0, 1, 2, 3, 4, 5}, {1, 3, 0}, {0, 1});
        QVERIFY(search.found());
        QVERIFY((search.route() == taquin::Route{Direction::Right, Direction::Down}));
        QVERIFY(!taquin::PairSearch(grid, {0, 1, 2, 3}, {1, 0, 2}, {0, 1}).found());
    }

    void detoursGo()
    {
        const core::Grid grid{5, 5};
        core::Random random(3);
        for (int i = 0; i < 50; ++i) {
            taquin::Board board(grid);
            taquin::Route route;
            while (route.size() < 60) {
                const Direction direction = taquin::directions[random.below(4)];
                if (board.canGo(direction)) {
                    board.go(direction);
                    route.push_back(direction);
                }
            }
            const taquin::Board start(grid);
            taquin::WindowShortener shortener(start, route);
            QVERIFY(shortener.run(12, [](std::uint64_t) { return true; }));
            QCOMPARE(shortener.length(), shortener.route().size());
            // A random walk undoes about every third move.
            QVERIFY(shortener.route().size() < route.size() * 9 / 10);
            QVERIFY(after(start, shortener.route()).position() == board.position());
        }
    }

    // The boards have the blank anywhere and few or many displaced tiles, and their searches are stopped at
    // any time.
    void anyBoard()
    {
        core::Random random(7);
        for (int i = 0; i < tests::sample(300, 30); ++i) {
            const core::Grid grid{5 + int(random.below(8)), 8 + int(random.below(5))};
            core::Position position = taquin::Board(grid).position();
            for (std::uint64_t swaps = random.below(20); swaps > 0; --swaps)
                std::swap(position[random.below(position.size())], position[random.below(position.size())]);
            const taquin::Taquin puzzle(grid);
            taquin::Board board(grid, position);
            for (std::uint64_t moves = random.below(100); moves > 0; --moves) {
                const Direction direction = taquin::directions[random.below(4)];
                if (board.canGo(direction))
                    board.go(direction);
            }
            position = board.position();
            tests::SerialContext context;
            if (i % 2 != 0)
                context.stopAfter(random.below(8));
            core::Task task;
            task.from = position;
            task.options.set("rounds", "1");
            const core::Outcome outcome = taquin::kind().solver("quick")->solve(puzzle, task, context);
            QCOMPARE(context.callsAfterStop(), std::uint64_t(0));
            if (outcome.verdict != core::Outcome::Impossible)
                QVERIFY(boards::leadsHome(grid, position, outcome.path));
            if (outcome.verdict == core::Outcome::Solved)
                QVERIFY(puzzle.solved(core::after(position, outcome.path)));
            else
                QVERIFY(context.stopped() || outcome.verdict == core::Outcome::Impossible);
        }
    }

    void nothingToDo()
    {
        for (const char *line : {"taquin:2x2", "taquin:4x4", "taquin:6x6", "taquin:40x40", "taquin:2x40"}) {
            const core::Game game = boards::game(line);
            tests::SerialContext context;
            const core::Outcome outcome = solve(game, context);
            QCOMPARE(outcome.verdict, core::Outcome::Solved);
            QVERIFY(outcome.path.empty());
        }
    }

    void noSolutionForAnOddBoard()
    {
        const core::Game game = boards::game("taquin:4x4:1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0");
        tests::SerialContext context;
        QCOMPARE(solve(game, context).verdict, core::Outcome::Impossible);
    }
};

TEST_SUITE(QuickTest)
#include "tst_quick.moc"

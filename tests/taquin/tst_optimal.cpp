// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

#include <atomic>
#include <map>
#include <optional>
#include <thread>

using boards::Numbers;

namespace {

/// Returns the distance of every board from the ordered one, by breadth-first search without a heuristic or a
/// depth limit.
std::map<Numbers, int> distances(int columns, int rows)
{
    std::map<Numbers, int> found{{boards::ordered(columns * rows), 0}};
    std::vector<Numbers> level{boards::ordered(columns * rows)};
    for (int distance = 1; !level.empty(); ++distance) {
        std::vector<Numbers> nextLevel;
        for (const Numbers &numbers : level) {
            const int blank = int(std::ranges::find(numbers, 0) - numbers.begin());
            for (const int other : {blank - columns, blank - 1, blank + 1, blank + columns}) {
                const bool beside =
                    other >= 0 && other < columns * rows &&
                    (other % columns == blank % columns || other / columns == blank / columns);
                if (!beside)
                    continue;
                Numbers moved = numbers;
                std::swap(moved[std::size_t(blank)], moved[std::size_t(other)]);
                if (found.emplace(moved, distance).second)
                    nextLevel.push_back(std::move(moved));
            }
        }
        level = std::move(nextLevel);
    }
    return found;
}

} // namespace

class OptimalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shortestOnAllSmallBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<int>("longest");
        QTest::newRow("2x2") << 2 << 2 << QStringLiteral("2.67") << 4;
        QTest::newRow("3x2") << 3 << 2 << QStringLiteral("12.80") << 20;
        QTest::newRow("4x2") << 4 << 2 << QStringLiteral("22.90") << 34;
        QTest::newRow("3x3") << 3 << 3 << QStringLiteral("22.14") << 30;
    }
    // The boards have the blank in its corner.
    void shortestOnAllSmallBoards()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QString, mean);
        QFETCH(int, longest);
        const core::Game game =
            boards::game("taquin:" + std::to_string(columns) + 'x' + std::to_string(rows));
        int count = 0;
        int sum = 0;
        int most = 0;
        for (const auto &[numbers, distance] : distances(columns, rows)) {
            if (numbers.back() != 0)
                continue;
            const core::Position from = boards::position(numbers);
            const core::Outcome outcome = boards::solve(*game.puzzle, from, "optimal");
            QCOMPARE(outcome.path.size(), std::size_t(distance));
            QVERIFY(boards::leadsHome(game.puzzle->grid(), from, outcome.path));
            ++count;
            sum += distance;
            most = std::max(most, distance);
        }
        QCOMPARE(QString::number(double(sum) / count, 'f', 2), mean);
        QCOMPARE(most, longest);
    }

    void shortestWithTheBlankAnywhere()
    {
        const core::Game game = boards::game("taquin:3x3");
        int count = 0;
        for (const auto &[numbers, distance] : distances(3, 3)) {
            if (count++ % 20 == 0)
                QCOMPARE(boards::solve(*game.puzzle, boards::position(numbers), "optimal").path.size(),
                         std::size_t(distance));
        }
        QCOMPARE(count, 181440);
    }

    void korfsHundred()
    {
        int sum = 0;
        int boardsRead = 0;
        for (const auto &[line, moves] : boards::withLengths(QStringLiteral("korf100.txt"))) {
            const core::Game game = boards::game(line);
            const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal");
            QCOMPARE(int(outcome.path.size()), moves);
            QCOMPARE(outcome.stats.bound, moves);
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            sum += moves;
            ++boardsRead;
        }
        QCOMPARE(boardsRead, 100);
        QCOMPARE(sum, 5305);
    }

    // The length is a property of the board, and the path is the first in the order in which moves are tried:
    // neither depends on databases, mirrored boards or threads.
    void turnedBoardsAreAsLong_data()
    {
        QTest::addColumn<QByteArray>("line");
        int number = 0;
        for (const char *line :
             {"taquin:3x4,deal=even,seed=1", "taquin:2x6,deal=even,seed=2", "taquin:3x5,deal=even,seed=3",
              "taquin:4x4,deal=even,seed=5", "taquin:2x7,deal=walk,seed=6"}) {
            if (tests::isTried(number++, 2))
                QTest::newRow(line) << QByteArray(line);
        }
    }
    void turnedBoardsAreAsLong()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        const core::Grid grid = game.puzzle->grid();
        const taquin::Taquin turned({grid.rows, grid.columns});
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal");
        const core::Position across = boards::transposed(grid, game.position);
        const core::Outcome other = boards::solve(turned, across, "optimal");
        QCOMPARE(outcome.verdict, core::Outcome::Solved);
        QCOMPARE(other.path.size(), outcome.path.size());
        QVERIFY(boards::leadsHome(grid, game.position, outcome.path));
        QVERIFY(boards::leadsHome(turned.grid(), across, other.path));
    }

    void threadsChangeNothing_data() { addHardBoards(); }
    void threadsChangeNothing()
    {
        const core::Game game = hardBoard();
        std::optional<core::Outcome> first;
        for (const int threads : {1, 2, 4}) {
            tests::SerialContext context(threads);
            const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal", context);
            QCOMPARE(outcome.verdict, core::Outcome::Solved);
            if (!first)
                first = outcome;
            QVERIFY(outcome.path == first->path);
            QCOMPARE(outcome.stats.nodes, first->stats.nodes);
            QCOMPARE(outcome.stats.bound, first->stats.bound);
        }
    }

    // The last iteration is skipped, since a beam search has found a path of that length.
    void threadsChangeNothingOnLargeBoards()
    {
        const auto [line, moves] = boards::withLengths(QStringLiteral("korf24.txt"))[39];
        QCOMPARE(moves, 82);
        const core::Game game = boards::game(line);
        std::optional<core::Outcome> first;
        for (const int threads : {1, 2}) {
            tests::SerialContext context(threads);
            const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal", context);
            QCOMPARE(outcome.verdict, core::Outcome::Solved);
            QCOMPARE(int(outcome.path.size()), moves);
            QCOMPARE(outcome.stats.bound, moves);
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            if (!first)
                first = outcome;
            QVERIFY(outcome.path == first->path);
            QCOMPARE(outcome.stats.nodes, first->stats.nodes);
        }
    }

    // Both searches stop at the same node, however far they have got, and whether they are split or not.
    void stopsWhereTheWatchedOneStops_data() { addHardBoards(); }
    void stopsWhereTheWatchedOneStops()
    {
        const core::Game game = hardBoard();
        for (std::uint64_t calls = 0; calls < 160; calls = 2 * calls + 1) {
            tests::SerialContext alone;
            tests::SerialContext viewer;
            alone.stopAfter(calls);
            viewer.stopAfter(calls);
            const core::Outcome unseen = boards::solve(*game.puzzle, game.position, "optimal", alone);
            const core::Outcome watched = boards::solve(*game.puzzle, game.position, "optimal", viewer, true);
            QCOMPARE(unseen.verdict, watched.verdict);
            QCOMPARE(unseen.stats.nodes, watched.stats.nodes);
            QVERIFY(unseen.path == watched.path);
            constexpr std::uint64_t grace = 4096;
            tests::SerialContext two(2);
            two.stopAfter(calls);
            const core::Outcome shared = boards::solve(*game.puzzle, game.position, "optimal", two);
            QVERIFY(shared.stats.nodes < (calls + 1) * 1024 + grace);
            QVERIFY(!two.stopped() || shared.verdict == core::Outcome::Stopped);
        }
    }

    void manyAtATime()
    {
        const auto all = boards::withLengths(QStringLiteral("korf100.txt"));
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t first = 0; first < 4; ++first) {
                threads.emplace_back([&, first] {
                    for (std::size_t i = first; i < 24; i += 4) {
                        const core::Game game = boards::game(all[i].line);
                        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal");
                        wrong += int(outcome.path.size()) != all[i].length;
                    }
                });
            }
        }
        QCOMPARE(wrong.load(), 0);
    }

    void stopsWhenCancelledAndReportsItsBound()
    {
        const core::Game game = boards::game("taquin:6x6,deal=even");
        tests::SerialContext context;
        context.stopAfter(20);
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal", context);
        QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        QCOMPARE(context.callsAfterStop(), std::uint64_t(0));
        QCOMPARE(outcome.stats.nodes, std::uint64_t(21 * 1024));
        QVERIFY(outcome.stats.bound > 0);
        QVERIFY(outcome.stats.done < 0);
    }

    void refusalsSayWhy()
    {
        const core::Game game = boards::game("taquin:3x3:1 2 3 4 0 5 7 8 6");
        tests::SerialContext context;
        boards::solve(*game.puzzle, game.position, "optimal", context, true);
        core::Position position = game.position;
        QStringList sentences;
        for (const core::Event &event : context.events()) {
            const core::Explanation why =
                taquin::kind().solver("optimal")->explain(*game.puzzle, position, event);
            sentences += QString::fromUtf8(why.text.source);
            core::play(position, event);
        }
        QVERIFY(sentences.filter(QStringLiteral("at least")).size() >= 2);
        QVERIFY(
            sentences.contains(QStringLiteral("All tiles are in order, and there is no shorter solution.")));
    }

private:
    /// Adds boards whose searches are long enough to be split, and builds their databases first, so that all
    /// runs are alike.
    static void addHardBoards()
    {
        QTest::addColumn<QByteArray>("line");
        const auto all = boards::withLengths(QStringLiteral("korf100.txt"));
        for (const std::size_t number : {3U, 10U, 17U, 33U, 60U, 88U})
            QTest::addRow("Korf's board %zu", number) << QByteArray::fromStdString(all[number - 1].line);
        const core::Game game = boards::game(all.front().line);
        tests::SerialContext patient;
        taquin::kind().solver("optimal")->prepare(*game.puzzle, patient);
    }
    static core::Game hardBoard()
    {
        QFETCH(QByteArray, line);
        return boards::game(line.toStdString());
    }
};

TEST_SUITE(OptimalTest)
#include "tst_optimal.moc"

// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

#include <map>

using boards::Numbers;

namespace {

/// The distance of every board from the ordered one, breadth first: no estimate and no depth in it.
std::map<Numbers, int> distances(int columns, int rows)
{
    std::map<Numbers, int> found{{boards::ordered(columns * rows), 0}};
    std::vector<Numbers> level{boards::ordered(columns * rows)};
    for (int distance = 1; !level.empty(); ++distance) {
        std::vector<Numbers> nextLevel;
        for (const Numbers &numbers : level) {
            const int gap = int(std::ranges::find(numbers, 0) - numbers.begin());
            for (const int other : {gap - columns, gap - 1, gap + 1, gap + columns}) {
                const bool beside = other >= 0 && other < columns * rows &&
                                    (other % columns == gap % columns || other / columns == gap / columns);
                if (!beside)
                    continue;
                Numbers moved = numbers;
                std::swap(moved[std::size_t(gap)], moved[std::size_t(other)]);
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
    // The gap in its corner.
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

    void shortestWithTheGapAnywhere()
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

    // Boards of Korf's hundred (1985), mirrored into our order; their shortest lengths are known.
    void korfsBoards_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("moves");
        QTest::newRow("9") << QByteArray("0 1 15 6 9 10 4 3 14 8 12 11 5 7 2 13") << 46;
        QTest::newRow("12") << QByteArray("1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2") << 45;
        QTest::newRow("13") << QByteArray("9 5 8 7 4 3 12 15 2 1 0 6 14 11 10 13") << 46;
        QTest::newRow("16") << QByteArray("0 9 12 4 5 3 2 8 10 1 7 6 11 14 13 15") << 42;
        QTest::newRow("19") << QByteArray("6 14 4 11 7 3 12 15 1 10 0 2 13 8 5 9") << 46;
        QTest::newRow("23") << QByteArray("4 15 1 8 9 12 10 11 2 14 3 0 5 13 7 6") << 49;
    }
    void korfsBoards()
    {
        QFETCH(QByteArray, board);
        QFETCH(int, moves);
        const core::Game game = boards::game("taquin:4x4:" + board.toStdString());
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal");
        QCOMPARE(outcome.path.size(), std::size_t(moves));
        QCOMPARE(outcome.stats.bound, moves);
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
    }

    void stopsWhenAskedAndTellsItsBound()
    {
        const core::Game game = boards::game("taquin:6x6,deal=even");
        tests::SerialControl control;
        control.stopAfter(20);
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "optimal", control);
        QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        QCOMPARE(control.callsAfterStop(), std::uint64_t(0));
        QCOMPARE(outcome.stats.nodes, std::uint64_t(21 * 1024));
        QVERIFY(outcome.stats.bound > 0);
        QVERIFY(outcome.stats.done < 0);
    }

    void refusalsSayWhy()
    {
        const core::Game game = boards::game("taquin:3x3:1 2 3 4 0 5 7 8 6");
        tests::SerialControl control;
        boards::solve(*game.puzzle, game.position, "optimal", control, true);
        core::Position position = game.position;
        QStringList said;
        for (const core::Event &event : control.events()) {
            const core::Explanation why =
                taquin::kind().solver("optimal")->explain(*game.puzzle, position, event);
            said += QString::fromUtf8(why.text.source);
            core::play(position, event);
        }
        QVERIFY(said.filter(QStringLiteral("at least")).size() >= 2);
        QVERIFY(said.contains(QStringLiteral("All tiles are in order, and no shorter way exists.")));
    }
};

TEST_SUITE(OptimalTest)
#include "tst_optimal.moc"

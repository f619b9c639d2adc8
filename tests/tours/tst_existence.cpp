// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tours/bishop/bishop.h"
#include "tours/bishop/methods.h"
#include "tours/boards.h"
#include "tours/knight/construction.h"
#include "tours/knight/jumps.h"
#include "tours/knight/knight.h"
#include "tours/knight/tiling.h"

using tours::Cells;

namespace {

/// Returns whether the tour visits every square once, each a jump from the one before.
bool isTour(core::Grid grid, const Cells &tour, std::uint32_t start, bool closed)
{
    if (int(tour.size()) != grid.size() || tour.front() != start)
        return false;
    std::vector<bool> visited(tour.size());
    for (std::size_t i = 0; i < tour.size(); ++i) {
        if (tour[i] >= tour.size() || visited[tour[i]])
            return false;
        visited[tour[i]] = true;
        if (i > 0 && !tours::isJump(grid, int(tour[i - 1]), int(tour[i])))
            return false;
    }
    return !closed || tours::isJump(grid, int(tour.back()), int(tour.front()));
}

/// Returns whether a tour exists: on the smallest boards by brute force, on others by the search that was
/// validated on these.
bool isThereOne(core::Grid grid, int start, bool closed)
{
    constexpr int smallest = 20; // the maximum number of squares for brute force
    const tours::Knight knight(grid, start, closed);
    tours::Route route{start};
    if (grid.size() <= smallest)
        return boards::hasTour(knight, route);
    core::Task task;
    task.from = knight.start();
    tests::SerialContext context;
    return tours::knightKind().solver("squares")->solve(knight, task, context).verdict ==
           core::Outcome::Solved;
}

} // namespace

/// Tests which boards have tours, and that these are found.
class ExistenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Small boards agree with brute force, from every square.
    void smallBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (int columns = 1; columns <= 25; ++columns) {
            for (int rows = 1; rows <= 25 / columns; ++rows)
                QTest::addRow("%dx%d", columns, rows) << columns << rows;
        }
    }
    void smallBoards()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const core::Grid grid{columns, rows};
        for (const bool closed : {false, true}) {
            for (int start = 0; start < (closed ? 1 : grid.size()); ++start) {
                if (grid.size() == 1 && closed)
                    continue; // there is no other square to return from
                const bool there = isThereOne(grid, start, closed);
                QCOMPARE(tours::whyNoTour(grid, start, closed).empty(), there);
                const Cells tour = closed ? tours::closedTour(grid, std::uint32_t(start))
                                          : tours::openTour(grid, std::uint32_t(start));
                QCOMPARE(!tour.empty(), there);
                QVERIFY(!there || isTour(grid, tour, std::uint32_t(start), closed));
            }
        }
    }

    /// Larger narrow boards are decided by the frontier search alone.
    void narrowBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (int length = 6; length <= 15; ++length) {
            QTest::addRow("%dx3", length) << length << 3;
            QTest::addRow("3x%d", length) << 3 << length;
        }
        for (int length = 6; length <= 8; ++length)
            QTest::addRow("%dx4", length) << length << 4;
    }
    void narrowBoards()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const core::Grid grid{columns, rows};
        for (int start = 0; start < grid.size(); ++start) {
            for (const bool closed : {false, true}) {
                const Cells tour = tours::narrowTour(grid, std::uint32_t(start), closed);
                QCOMPARE(!tour.empty(), tours::whyNoTour(grid, start, closed).empty());
                QVERIFY(tour.empty() || isTour(grid, tour, std::uint32_t(start), closed));
            }
        }
    }

    /// The expected results are those of Schwenk's theorem.
    void closedToursAfterSchwenk()
    {
        for (int m = 1; m <= 40; ++m) {
            for (int n = m; n <= 40; ++n) {
                const bool none = (m % 2 == 1 && n % 2 == 1) || m == 1 || m == 2 || m == 4 ||
                                  (m == 3 && (n == 4 || n == 6 || n == 8));
                QCOMPARE(!tours::whyNoTour({m, n}, 0, true).empty(), none);
                QCOMPARE(!tours::whyNoTour({n, m}, 0, true).empty(), none);
            }
        }
    }

    /// The sentence uses the singular for a single square.
    void aSingleSquareIsNamedInTheSingular()
    {
        const QString reason = session::translated(tours::whyNoTour({1, 1}, 0, true));
        QVERIFY2(reason.contains(QStringLiteral("the only square of this board")), qPrintable(reason));
        QVERIFY(!reason.contains(QLatin1Char('1')) && !reason.contains(QStringLiteral("squares")));
    }

    /// Tours are found from every square of every board, closed ones if the number of squares is even.
    void tilesOfAllSizes_data()
    {
        QTest::addColumn<int>("columns");
        for (int columns = 5; columns <= 16; ++columns)
            QTest::addRow("%d", columns) << columns;
    }
    void tilesOfAllSizes()
    {
        QFETCH(int, columns);
        for (int rows = 5; rows <= 16; ++rows) {
            const core::Grid grid{columns, rows};
            const bool odd = grid.size() % 2 != 0;
            for (std::uint32_t start = 0; start < std::uint32_t(grid.size()); ++start) {
                if (odd && (grid.column(int(start)) + grid.row(int(start))) % 2 != 0)
                    continue;
                QVERIFY2(isTour(grid, tours::tiledTour(grid, start), start, !odd),
                         qPrintable(QStringLiteral("%1 rows from %2").arg(rows).arg(start)));
            }
        }
    }

    void largeBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto &[columns, rows] : {std::pair(40, 40),
                                            {39, 40},
                                            {40, 37},
                                            {39, 35},
                                            {500, 6},
                                            {5, 500},
                                            {7, 301},
                                            {300, 302},
                                            {301, 303},
                                            {999, 1000},
                                            {30, 3},
                                            {4, 30}})
            QTest::addRow("%dx%d", columns, rows) << columns << rows;
    }
    void largeBoards()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const core::Grid grid{columns, rows};
        QVERIFY(isTour(grid, tours::openTour(grid), 0, false));
        if (tours::whyNoTour(grid, 0, true).empty())
            QVERIFY(isTour(grid, tours::closedTour(grid), 0, true));
        else
            QVERIFY(tours::closedTour(grid).empty());
    }

    /// The tiles cover every square exactly once.
    void tilesCoverTheBoard()
    {
        for (const core::Grid grid : {core::Grid{8, 8}, {17, 22}, {22, 17}, {31, 33}, {40, 40}}) {
            const tours::Tiling tiling(grid, 0);
            std::vector<int> tileAt(std::size_t(grid.size()), -1);
            for (int tile = 0; tile < tiling.tileCount(); ++tile) {
                for (const int cell : tiling.cellsOf(tile)) {
                    QCOMPARE(tileAt[std::size_t(cell)], -1);
                    tileAt[std::size_t(cell)] = tile;
                    QCOMPARE(tiling.tileOf(cell), tile);
                }
            }
            QVERIFY(std::ranges::count(tileAt, -1) == 0);
        }
    }

    /// The bishop's boards agree with brute force from every square, where that is fast.
    void boardsOfTheBishop()
    {
        for (int columns = 2; columns <= 6; ++columns) {
            for (int rows = 2; rows <= 6; ++rows) {
                const core::Grid grid{columns, rows};
                for (int start = 0; start < grid.size(); ++start) {
                    const tours::Bishop bishop(grid, start);
                    tours::Route route{start};
                    QCOMPARE(tours::whyNoTour(bishop, tours::Route{start}).empty(),
                             boards::hasTour(bishop, route));
                }
            }
        }
    }

    /// Tours are found from every corner of every board, except boards with two odd sides and those that have
    /// no tour.
    void billiardToursOfAllSizes_data()
    {
        QTest::addColumn<int>("columns");
        for (int columns = 2; columns <= 40; ++columns)
            QTest::addRow("%d", columns) << columns;
    }
    void billiardToursOfAllSizes()
    {
        QFETCH(int, columns);
        for (int rows = columns; rows <= 40; rows += columns < 10 ? 1 : 7) {
            const core::Grid grid{columns, rows};
            for (const int start : {0, columns - 1, grid.size() - columns, grid.size() - 1}) {
                const tours::Bishop bishop(grid, start);
                if (grid.size() % 2 != 0)
                    continue;
                const tours::Route tour = tours::mirrors::billiardTour(bishop, start);
                QCOMPARE(!tour.empty(), tours::whyNoTour(bishop, tours::Route{start}).empty());
                if (tour.empty())
                    continue;
                const auto read = bishop.read({}, bishop.write(bishop.position(tour)));
                QVERIFY(std::holds_alternative<tours::Route>(read)); // every step is legal
                QVERIFY(bishop.isComplete(tour));
            }
        }
    }
};

TEST_SUITE(ExistenceTest)
#include "tst_existence.moc"

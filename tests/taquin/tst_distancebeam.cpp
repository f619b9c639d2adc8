// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"
#include "taquin/quick/distancebeam.h"

#include <random>

using boards::after;
using taquin::Board;
using taquin::Direction;
using taquin::DistanceBeam;
using taquin::Route;

namespace {

constexpr DistanceBeam::Weights weights{12, 10, 2.738, {100, 100}};

/// Returns a route of `moves` random moves of the blank, none of which undoes the one before.
Route walk(Board board, int moves, unsigned seed)
{
    std::mt19937 random(seed);
    Route route;
    while (int(route.size()) < moves) {
        const Direction direction = taquin::directions[random() % taquin::directions.size()];
        if (!board.canGo(direction) || (!route.empty() && direction == taquin::opposite(route.back())))
            continue;
        board.go(direction);
        route.push_back(direction);
    }
    return route;
}

void finish(DistanceBeam &beam)
{
    while (!beam.hasEnded())
        beam.advance(8);
}

} // namespace

class DistanceBeamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aShorterRouteLeadsToTheSameBoard()
    {
        int found = 0;
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const core::Grid grid = seed % 2 ? core::Grid{8, 8} : core::Grid{30, 25};
            const Board from = after(Board(grid), walk(Board(grid), 500, seed));
            const Route route = walk(from, 80, seed + 100);
            DistanceBeam beam(from, route, weights, 300);
            finish(beam);
            if (!beam.isSolved())
                continue;
            ++found;
            const Route shorter = beam.route();
            QVERIFY(shorter.size() + 2 <= route.size());
            QCOMPARE(after(from, shorter).position(), after(from, route).position());
        }
        QVERIFY2(found > 10, qPrintable(QString::number(found))); // random walks are far from shortest
    }

    void aShortestRouteStays()
    {
        const Board from({8, 8});
        for (const Route &route : {Route{}, Route{Direction::Left}, Route(5, Direction::Up)}) {
            DistanceBeam beam(from, route, weights, 100);
            finish(beam);
            QVERIFY(!beam.isSolved());
        }
    }

    void wholeBoardsAreSolved()
    {
        for (unsigned seed = 1; seed <= 5; ++seed) {
            const Board from = after(Board({5, 5}), walk(Board({5, 5}), 60, seed));
            DistanceBeam beam(from, weights, 2000, 300);
            finish(beam);
            QVERIFY(beam.isSolved());
            QVERIFY(beam.route().size() <= 60);
            QCOMPARE(after(from, beam.route()).position(), Board({5, 5}).position());
            QVERIFY(beam.takeNodes() > 0);
            QCOMPARE(beam.takeNodes(), std::uint64_t(0));
        }
    }

    /// A beam with too few moves ends without a solution; until then it has a route to the best board so far.
    void itEndsWithoutASolution()
    {
        const Board from = after(Board({6, 6}), walk(Board({6, 6}), 400, 3));
        DistanceBeam beam(from, weights, 50, 180);
        beam.advance(20);
        QVERIFY(!beam.hasEnded());
        QCOMPARE(beam.route().size(), std::size_t(20));
        QVERIFY(beam.remainder() < 1);
        Board board = from;
        for (const Direction direction : beam.route()) {
            QVERIFY(board.canGo(direction));
            board.go(direction);
        }
        finish(beam);
        QVERIFY(!beam.isSolved());
    }

    void boardsTooLargeEndAtOnce()
    {
        QVERIFY(DistanceBeam::fits({14, 14}));
        QVERIFY(!DistanceBeam::fits({15, 14}));
        const Board from({40, 40});
        Route around(30, Direction::Left);
        around.insert(around.end(), 30, Direction::Up);
        DistanceBeam beam(from, around, weights, 100);
        QVERIFY(beam.hasEnded());
        QVERIFY(!beam.isSolved());
    }
};

TEST_SUITE(DistanceBeamTest)
#include "tst_distancebeam.moc"

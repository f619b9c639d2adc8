// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

#include "taquin/methods.h"

class CyclesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void costsOfTheGenerators()
    {
        const std::vector<std::size_t> expected = {26, 22,  294, 24, 20,  268, 22,
                                                   18, 242, 20,  16, 216, 22,  18};
        std::vector<std::size_t> costs;
        for (int last = 2; last <= 28; last += 2)
            costs.push_back(taquin::cycles::routeOfLeftCycle({6, 5}, last).size());
        QVERIFY(costs == expected);
    }

    void aCycleMovesItsThreeTilesOnly()
    {
        for (int columns = 2; columns <= 7; ++columns) {
            for (int rows = 2; rows <= 7; ++rows) {
                const core::Grid grid{columns, rows};
                const int cells = grid.size();
                for (int last = 2; last < cells - 1; ++last) {
                    // An odd generator exists only as the last one of a board with an odd number of cells.
                    if (last % 2 != 0 && !(cells % 2 != 0 && last == cells - 2))
                        continue;
                    taquin::Board board(grid);
                    for (const taquin::Direction direction : taquin::cycles::routeOfLeftCycle(grid, last))
                        board.go(direction);
                    std::vector<int> expected(std::size_t(cells - 1));
                    std::iota(expected.begin(), expected.end(), 0);
                    const auto third = expected.begin() + last;
                    std::rotate(third - 2, third - 1, third + 1);
                    QCOMPARE(board.blank(), cells - 1);
                    for (int cell = 0; cell < cells - 1; ++cell)
                        QCOMPARE(board.tile(cell), expected[std::size_t(cell)]);
                }
            }
        }
    }

    void ownDealIsUndone()
    {
        long long sum = 0;
        for (int seed = 1; seed <= 500; ++seed) {
            const core::Game game = boards::game("taquin:6x5,deal=cycles,seed=" + std::to_string(seed));
            const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "cycles");
            QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
            std::size_t cost = 0;
            const core::Path &dealt = game.puzzle->dealing()->path;
            for (std::size_t step = 0; step < dealt.size(); step += 3)
                cost += taquin::cycles::routeOfLeftCycle({6, 5}, dealt[step].from.cell).size();
            QCOMPARE(outcome.path.size(), cost);
            sum += static_cast<long long>(cost);
        }
        // The cost of a deal is the sum of 20 random draws from the costs of 14 cycles.
        QVERIFY(std::abs(double(sum) / 500 - 1754) < 80);
    }

    void everySolvableSmallBoard()
    {
        for (const auto &[columns, rows] : {std::pair{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}}) {
            const core::Game game =
                boards::game("taquin:" + std::to_string(columns) + 'x' + std::to_string(rows));
            boards::Numbers numbers(std::size_t(columns * rows), 0);
            std::iota(numbers.begin(), numbers.end(), 0);
            int solved = 0;
            do {
                const core::Position from = boards::position(numbers);
                const core::Outcome outcome = boards::solve(*game.puzzle, from, "cycles");
                if (outcome.verdict == core::Outcome::Impossible)
                    continue;
                QVERIFY(boards::leadsHome(game.puzzle->grid(), from, outcome.path));
                ++solved;
            } while (std::next_permutation(numbers.begin(), numbers.end()));
            const int all[] = {0, 0, 0, 0, 12, 0, 360, 0, 20160};
            QCOMPARE(solved, all[columns * rows]);
        }
    }

    void randomBoardsOfAllSizes()
    {
        core::Random random(3);
        for (int columns = 2; columns <= 9; ++columns) {
            for (int rows = 2; rows <= 9; ++rows) {
                const core::Game game =
                    boards::game("taquin:" + std::to_string(columns) + 'x' + std::to_string(rows));
                for (int i = 0; i < 10; ++i) {
                    const core::Position from = boards::position(boards::shuffled(columns * rows, random));
                    const core::Outcome outcome = boards::solve(*game.puzzle, from, "cycles");
                    QVERIFY(boards::leadsHome(game.puzzle->grid(), from, outcome.path));
                }
            }
        }
    }

    void aSearchThatTakesTooLongIsRefusedFirst()
    {
        const core::Game game = boards::game("taquin:40x40,deal=even,count=10000");
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "cycles");
        QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        QVERIFY(!outcome.reason.empty());
        QVERIFY(!taquin::kind().solver("cycles")->unsuitable(*game.puzzle, game.position, {}).empty());
    }

    void movesNameTheirCycle()
    {
        const core::Game game = boards::game("taquin:6x5,deal=cycles,count=1");
        tests::SerialContext context;
        boards::solve(*game.puzzle, game.position, "cycles", context, true);
        const core::Explanation why =
            taquin::kind().solver("cycles")->explain(*game.puzzle, game.position, context.events().front());
        const long long last = game.puzzle->dealing()->path.front().from.cell + 1;
        QCOMPARE(std::get<long long>(why.arguments[0]), last - 2);
        QCOMPARE(std::get<long long>(why.arguments[2]), last);
    }
};

TEST_SUITE(CyclesTest)
#include "tst_cycles.moc"

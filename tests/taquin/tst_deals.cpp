// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

using boards::Numbers;

namespace {

/// Reimplements the bounded draw by rejection: 64 bits, drawn again if they lie in the incomplete last
/// interval.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_engine(seed) {}
    int below(std::uint64_t bound)
    {
        constexpr std::uint64_t top = ~std::uint64_t(0);
        const std::uint64_t last = top - (top % bound + 1) % bound;
        std::uint64_t draw = m_engine();
        while (draw > last)
            draw = m_engine();
        return int(draw % bound);
    }

private:
    std::mt19937_64 m_engine;
};

Numbers walk(int columns, int rows, int count, std::uint64_t seed)
{
    Draws draws(seed);
    Numbers numbers = boards::ordered(columns * rows);
    int x = columns - 1;
    int y = rows - 1;
    const auto go = [&](int toX, int toY) {
        std::swap(numbers[std::size_t(y * columns + x)], numbers[std::size_t(toY * columns + toX)]);
        x = toX;
        y = toY;
    };
    std::pair<int, int> before{-1, -1};
    for (int i = 0; i < count; ++i) {
        std::vector<std::pair<int, int>> open;
        for (const auto &[nextX, nextY] :
             {std::pair{x + 1, y}, std::pair{x, y - 1}, std::pair{x - 1, y}, std::pair{x, y + 1}}) {
            const bool onBoard = nextX >= 0 && nextX < columns && nextY >= 0 && nextY < rows;
            if (onBoard && std::pair{nextX, nextY} != before)
                open.emplace_back(nextX, nextY);
        }
        before = {x, y};
        const auto [nextX, nextY] = open[std::size_t(draws.below(open.size()))];
        go(nextX, nextY);
    }
    while (y < rows - 1)
        go(x, y + 1);
    while (x < columns - 1)
        go(x + 1, y);
    return numbers;
}

Numbers exchanged(int cells, int count, std::uint64_t seed)
{
    Draws draws(seed);
    Numbers numbers = boards::ordered(cells);
    for (int i = 0; i < count; ++i) {
        const int one = draws.below(std::uint64_t(cells - 1));
        int other = draws.below(std::uint64_t(cells - 1));
        while (other == one)
            other = draws.below(std::uint64_t(cells - 1));
        std::swap(numbers[std::size_t(one)], numbers[std::size_t(other)]);
    }
    return numbers;
}

Numbers cycled(int cells, int count, std::uint64_t seed)
{
    Draws draws(seed);
    Numbers numbers = boards::ordered(cells);
    std::vector<int> lasts;
    for (int last = 2; last < cells - 1; last += 2)
        lasts.push_back(last);
    if (cells % 2 != 0)
        lasts.push_back(cells - 2);
    for (int i = 0; i < count; ++i) {
        const auto last = numbers.begin() + lasts[std::size_t(draws.below(lasts.size()))];
        std::rotate(last - 2, last, last + 1);
    }
    return numbers;
}

core::Game dealt(const std::string &options)
{
    return boards::game("taquin:" + options);
}

} // namespace

class DealsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seedOneForEver()
    {
        for (const auto &[columns, rows] : {std::pair{4, 4}, std::pair{6, 5}, std::pair{3, 3}}) {
            const std::string size = std::to_string(columns) + 'x' + std::to_string(rows);
            QVERIFY(dealt(size + ",deal=walk").position == boards::position(walk(columns, rows, 30000, 1)));
            QVERIFY(dealt(size + ",deal=even").position ==
                    boards::position(exchanged(columns * rows, 10000, 1)));
            QVERIFY(dealt(size + ",deal=cycles").position == boards::position(cycled(columns * rows, 20, 1)));
        }
    }

    void canonicalOptionsSayAll()
    {
        QCOMPARE(dealt("4x4,deal=walk").puzzle->options(), std::string("4x4,deal=walk,count=30000,seed=1"));
        QCOMPARE(dealt("4x4,deal=even").puzzle->options(), std::string("4x4,deal=even,count=10000,seed=1"));
        QCOMPARE(dealt("4x4,seed=18446744073709551615,deal=cycles").puzzle->options(),
                 std::string("4x4,deal=cycles,count=20,seed=18446744073709551615"));
    }

    void dealingLeadsToTheStart()
    {
        for (const char *deal : {"walk", "even", "cycles"}) {
            const core::Game game = dealt(std::string("5x4,count=40,seed=3,deal=") + deal);
            const core::Dealing *dealing = game.puzzle->dealing();
            QVERIFY(dealing);
            QVERIFY(game.puzzle->solved(dealing->from));
            QVERIFY(core::after(dealing->from, dealing->path) == game.puzzle->start());
            QVERIFY(core::after(game.puzzle->start(), core::reversed(dealing->path)) == dealing->from);
        }
        QVERIFY(!dealt("5x4").puzzle->dealing());
    }

    void numbersOfSteps()
    {
        for (int seed = 1; seed <= 50; ++seed) {
            const core::Game game = dealt("6x5,deal=walk,count=300,seed=" + std::to_string(seed));
            const std::size_t steps = game.puzzle->dealing()->path.size();
            QVERIFY(steps >= 300 && steps <= 300 + 6 + 5 - 2);
        }
        const core::Path even = dealt("4x4,deal=even,count=100").puzzle->dealing()->path;
        QCOMPARE(even.size(), std::size_t(200));
        QCOMPARE(core::countMoves(even), std::size_t(100));
        const core::Path cycles = dealt("4x4,deal=cycles,count=100").puzzle->dealing()->path;
        QCOMPARE(cycles.size(), std::size_t(300));
        QCOMPARE(core::countMoves(cycles), std::size_t(100));
    }

    void everyDealCanBeSolved()
    {
        for (const char *deal : {"walk", "even", "cycles"}) {
            for (const char *size : {"2x2", "3x2", "2x3", "3x3", "4x3", "5x5", "7x2"}) {
                const core::Game game = dealt(std::string(size) + ",count=50,seed=5,deal=" + deal);
                QVERIFY(boards::solve(*game.puzzle, game.position, "rows").verdict == core::Outcome::Solved);
            }
        }
    }

    /// After the default number of moves, the tiles are nearly as far from home as in a random order, in
    /// which the mean distance of a tile on a line of n cells is (n² - 1) / 3n.
    void theProposedWalkStirsTheWholeBoard()
    {
        const core::Deal &deal = *taquin::kind().deal("walk");
        const auto mean = [](int side) { return (side * side - 1) / (3.0 * side); };
        for (const core::Grid grid : {core::Grid{4, 4}, core::Grid{8, 2}, core::Grid{2, 12}, core::Grid{8, 8},
                                      core::Grid{12, 12}, core::Grid{20, 20}, core::Grid{40, 40}}) {
            const int boards = 1600 / grid.size();
            double sum = 0;
            for (int seed = 1; seed <= boards; ++seed) {
                const std::string options = std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) +
                                            core::spell({&deal, deal.fitting(grid), std::uint64_t(seed)});
                const core::Game game = dealt(options);
                for (int tile = 0; tile < grid.size() - 1; ++tile) {
                    const int cell = game.position[std::size_t(tile)].cell;
                    sum += std::abs(grid.column(cell) - grid.column(tile)) +
                           std::abs(grid.row(cell) - grid.row(tile));
                }
            }
            const double random = boards * (grid.size() - 1) * (mean(grid.columns) + mean(grid.rows));
            QVERIFY2(sum > 0.7 * random, qPrintable(QString::number(sum / random)));
        }
    }

    void theProposedWalkNeverLeavesFourCellsInOrder()
    {
        const core::Deal &deal = *taquin::kind().deal("walk");
        for (int seed = 1; seed <= 20; ++seed) {
            const core::Game game =
                dealt("2x2" + core::spell({&deal, deal.fitting({2, 2}), std::uint64_t(seed)}));
            QVERIFY(!game.puzzle->solved(game.position));
        }
    }

    /// Twelve moves around four cells, or a multiple of that, change nothing; such a board is never dealt.
    void noBoardIsDealtSolved()
    {
        for (const char *deal :
             {"walk,count=30000", "walk,count=12", "walk,count=1", "even,count=2", "cycles,count=3"}) {
            for (int seed = 1; seed <= 30; ++seed) {
                const core::Game game =
                    dealt(std::string("2x2,deal=") + deal + ",seed=" + std::to_string(seed));
                QVERIFY2(!game.puzzle->solved(game.position), deal);
                QVERIFY(core::after(game.puzzle->dealing()->from, game.puzzle->dealing()->path) ==
                        game.position);
            }
        }
        for (int seed = 1; seed <= 30; ++seed) {
            const core::Game game = dealt("3x3,deal=walk,count=2,seed=" + std::to_string(seed));
            QVERIFY(!game.puzzle->solved(game.position));
        }
        QVERIFY(
            !dealt("2x2,deal=walk,count=30004").puzzle->solved(dealt("2x2,deal=walk,count=30004").position));
    }
};

TEST_SUITE(DealsTest)
#include "tst_deals.moc"

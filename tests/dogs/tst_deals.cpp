// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/deals.h"
#include "dogs/dogs.h"

#include <set>

using tests::dogGame;

namespace {

std::string lineOf(int columns, int rows, int colours, int seed)
{
    return "dogs:" + std::to_string(columns) + 'x' + std::to_string(rows) +
           ",deal=unique,count=" + std::to_string(colours) + ",seed=" + std::to_string(seed);
}

const std::vector<dogs::Card> &cardsOf(const core::Game &game)
{
    return static_cast<const dogs::Dogs &>(*game.puzzle).cards();
}

/// Returns whether the independent search finds exactly one solution for each turn of the board.
bool isUnique(const core::Game &game)
{
    const core::Grid grid = game.puzzle->grid();
    const std::uint64_t turns = grid.columns == grid.rows ? 4 : 2;
    tests::PlainCards plain = tests::plainCards(game);
    plain.keepLayouts(false);
    plain.search(turns + 1);
    return plain.solutions() == turns;
}

} // namespace

/// Tests deals that have exactly one solution.
class Deals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySizeHasUniqueSets_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("colours");
        for (int columns = 2; columns <= 5; ++columns) {
            for (int rows = 2; rows <= 5; ++rows) {
                for (const int colours : {2, 3, 4, 6, 8}) {
                    // The independent search takes too long for these large boards in few colours.
                    const bool hard = columns * rows >= 15 && colours < (columns * rows < 20 ? 6 : 8);
                    const bool rare = columns * rows > 9 && colours < 3;
                    if (!hard && !rare)
                        QTest::addRow("%dx%d in %d", columns, rows, colours) << columns << rows << colours;
                }
            }
        }
    }
    void everySizeHasUniqueSets()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, colours);
        for (int seed = 1; seed <= (columns * rows <= 9 ? 3 : 1); ++seed) {
            const std::string line = lineOf(columns, rows, colours, seed);
            const core::Game game = dogGame(line);
            QVERIFY2(isUnique(game), line.c_str());
            QVERIFY(static_cast<const dogs::Dogs &>(*game.puzzle).colours() <= colours);
            QVERIFY(!game.puzzle->solved(game.position));
        }
    }

    /// These boards take the independent search too long, so the test only deals them.
    void largeBoardsInFewColours()
    {
        for (const auto &[columns, rows, colours] :
             {std::array{5, 5, 3}, std::array{5, 5, 4}, std::array{4, 4, 3}, std::array{5, 4, 3},
              std::array{3, 5, 3}})
            QCOMPARE(dogGame(lineOf(columns, rows, colours, 1)).position.size(), std::size_t(columns * rows));
    }

    void standardSetsAreUnique()
    {
        for (const char *line : {"dogs:2x2", "dogs:3x2", "dogs:2x3", "dogs:4x2", "dogs:2x4", "dogs:5x2",
                                 "dogs:2x5", "dogs:4x3", "dogs:3x4"})
            QVERIFY2(isUnique(dogGame(line)), line);
    }

    void allColoursAreUsed()
    {
        for (const int colours : {2, 4, 8}) {
            std::set<int> seen;
            const core::Game game = dogGame(lineOf(3, 3, colours, 1));
            for (const dogs::Card &card : cardsOf(game)) {
                for (const dogs::Half half : card.faces)
                    seen.insert(std::abs(half));
            }
            QCOMPARE(int(seen.size()), colours);
        }
    }

    void otherSeedsGiveOtherCards()
    {
        std::set<std::string> seen;
        for (int seed = 1; seed <= 20; ++seed) {
            std::string cards;
            const core::Game game = dogGame(lineOf(3, 3, 4, seed));
            for (const dogs::Card &card : cardsOf(game)) {
                for (const dogs::Half half : card.faces)
                    cards += std::to_string(half) + ' ';
            }
            seen.insert(cards);
        }
        QCOMPARE(seen.size(), std::size_t(20));
    }

    /// The deal must never change: otherwise, position lines with this deal would mean other cards.
    void dealsNeverChange()
    {
        const std::vector<dogs::Card> expected = {{{-4, 3, 4, 2}},  {{-2, 3, -1, -4}},  {{-2, 1, 1, -2}},
                                                  {{4, -2, 2, -1}}, {{-3, -2, -1, -4}}, {{-1, 4, -3, -2}},
                                                  {{3, 4, 2, -3}},  {{-4, -3, 3, 1}},   {{-1, 1, -4, -4}}};
        QVERIFY(cardsOf(dogGame("dogs:3x3,deal=unique,count=4,seed=1")) == expected);
    }
};

TEST_SUITE(Deals)
#include "tst_deals.moc"

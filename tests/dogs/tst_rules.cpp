// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "core/squarename.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"
#include "session/basics/translation.h"

using core::Path;
using core::Place;
using core::Step;
using tests::dogGame;

namespace {

std::string remarkOn(const std::string &line)
{
    const core::Game game = dogGame(line);
    return session::translated(dogs::kind().remark(*game.puzzle, game.position)).toStdString();
}

} // namespace

/// Tests cards and moves.
class Rules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTurnedCardShowsItsWestInTheNorth()
    {
        const dogs::Card card{{-1, 4, -2, 3}};
        QCOMPARE(int(card.half(dogs::North, 0)), -1);
        QCOMPARE(int(card.half(dogs::North, 1)), 3);
        QCOMPARE(int(card.half(dogs::East, 1)), -1);
        QCOMPARE(int(card.half(dogs::South, 2)), -1);
        QCOMPARE(int(card.half(dogs::West, 3)), -1);
    }

    /// A written line is read back as the same board, even if it omits the cards.
    void aWrittenLineIsTheSameBoard_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("bare") << QByteArray("dogs:3x3");
        QTest::newRow("two colons") << QByteArray("dogs:3x3::");
        QTest::newRow("layout") << QByteArray("dogs:3x3::2 1'' 9' . . . . . .");
        QTest::newRow("cards") << QByteArray("dogs:2x2: 1,2,-1,-2; 1,1,1,1;2,2,2,2;-1,-2,-1,-2 : . 4''' . 1");
        QTest::newRow("the course's cards spelled out") << QByteArray(
            "dogs:3x3:-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;"
            "2,-3,-2,-4");
        QTest::newRow("dealt") << QByteArray("dogs:2x2,deal=unique,seed=3");
    }
    void aWrittenLineIsTheSameBoard()
    {
        QFETCH(QByteArray, line);
        const core::Game game = dogGame(line.toStdString());
        const core::Game again = dogGame(core::writeLine(dogs::kind(), *game.puzzle, game.position));
        QVERIFY(again.position == game.position);
        QVERIFY(static_cast<const dogs::Dogs &>(*again.puzzle).cards() ==
                static_cast<const dogs::Dogs &>(*game.puzzle).cards());
    }

    void everyBoardHasCards()
    {
        for (int columns = 2; columns <= 5; ++columns) {
            for (int rows = 2; rows <= 5; ++rows) {
                const core::Game game =
                    dogGame("dogs:" + std::to_string(columns) + 'x' + std::to_string(rows));
                QCOMPARE(game.position.size(), std::size_t(columns * rows));
                QCOMPARE(static_cast<const dogs::Dogs &>(*game.puzzle).colours(), 4);
            }
        }
    }

    /// On the empty board, 9 cards on 9 cells in 4 orientations are legal. A card on the board cannot be laid
    /// as it is, but can be taken away.
    void everyPlacementIsLegal()
    {
        const core::Game game = dogGame("dogs:3x3");
        QCOMPARE(game.puzzle->moves(game.position).size(), std::size_t(9 * 9 * 4));
        const core::Game one = dogGame("dogs:3x3::1 . . . . . . . .");
        QCOMPARE(one.puzzle->moves(one.position).size(), std::size_t(9 * 9 * 4 - 1 + 1));
    }

    /// The fast lookup agrees with the list of all moves.
    void movesAreFoundWithoutListingThem()
    {
        core::Random random(3);
        const core::Game game = dogGame("dogs:3x3::1 . 2' . . 3 . . 4'''");
        const std::vector<Path> moves = game.puzzle->moves(game.position);
        for (int i = 0; i < 1000; ++i) {
            const auto piece = std::int16_t(random.below(9));
            Place to{std::int16_t(int(random.below(10)) - 1), std::int8_t(random.below(4))};
            const Step step{piece, game.position[std::size_t(piece)], to};
            const Path quick = game.puzzle->move(game.position, step);
            QCOMPARE(quick.size(), game.puzzle->core::Puzzle::move(game.position, step).size());
            QVERIFY(quick.empty() || std::ranges::find(moves, quick) != moves.end());
            QVERIFY(quick.empty() || (quick[0].piece == piece && quick[0].to == to));
        }
    }

    void aCardLaidOnAnotherExchangesPlaces()
    {
        const core::Game game = dogGame("dogs:3x3::1 2' . . . . . . .");
        const Path exchange = game.puzzle->move(game.position, {0, {0, 0}, {1, 2}});
        QCOMPARE(game.puzzle->spell(game.position, exchange), std::string("1''@12+2'@11"));
        const Path turnedOut = game.puzzle->move(game.position, {8, {}, {1, 1}});
        QCOMPARE(game.puzzle->spell(game.position, turnedOut), std::string("9'@12+2@-"));
    }

    /// The sentences name the colours that the cards have.
    void wrongEdgesAreDescribed()
    {
        QCOMPARE(remarkOn("dogs:3x3::1 2 . . . . . . ."),
                 std::string("Card 2: the blue head to the west meets a yellow head."));
        QCOMPARE(remarkOn("dogs:3x3::1 . . 4 . . . . ."),
                 std::string("Card 4: the red body to the north meets a green body."));
        QCOMPARE(remarkOn("dogs:3x3::3 5 8 2 7 1 4 9 6"), std::string());
        QCOMPARE(remarkOn("dogs:3x3"), std::string());
        const core::Game game = dogGame("dogs:3x3::1 2 . 4 . . . . .");
        const core::Explanation why = dogs::kind().remark(*game.puzzle, game.position);
        std::vector<int> marked;
        for (const core::Mark &mark : why.marks)
            marked.push_back(mark.cell);
        std::ranges::sort(marked);
        QVERIFY(marked == std::vector<int>({0, 1, 3}));
    }

    void solvedIsFullAndFitting()
    {
        const auto solved = [](const char *line) {
            const core::Game game = dogGame(line);
            return game.puzzle->solved(game.position);
        };
        QVERIFY(solved("dogs:3x3::3 5 8 2 7 1 4 9 6"));
        QVERIFY(!solved("dogs:3x3::3 5 8 2 7 1 4 9 6'"));
        QVERIFY(!solved("dogs:3x3::3 5 8 2 7 1 4 9 ."));
        QVERIFY(!solved("dogs:3x3"));
    }

    void namesAndNumbers()
    {
        const core::Game game = dogGame("dogs:3x3::2'' 9'' 4'' 1'' 7'' 6'' 8'' 5'' 3''");
        QCOMPARE(core::textOf(dogs::kind().caption(*game.puzzle, game.position)), std::string("294176853"));
        const core::Game large = dogGame("dogs:4x3::12 . 1 . 2 3 4 5 6 7 8 9");
        QCOMPARE(core::textOf(dogs::kind().caption(*large.puzzle, large.position)),
                 std::string("12 . 1 . 2 3 4 5 6 7 8 9"));
        QCOMPARE(session::translated(dogs::kind().searchSpace(*game.puzzle)),
                 QStringLiteral("4⁹ × 9! = 95,126,814,720 ways to lay the cards"));
        // 4^25 × 25! is 17464069942802730897824646237782016000000, multiplied out by hand.
        QCOMPARE(session::translated(dogs::kind().searchSpace(*dogGame("dogs:5x5").puzzle)),
                 QStringLiteral("4²⁵ × 25! = 2 × 10⁴⁰ ways to lay the cards"));
    }
};

TEST_SUITE(Rules)
#include "tst_rules.moc"

// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"
#include "dogs/kind.h"
#include "session/translation.h"

using core::Path;
using core::Place;
using core::Step;
using tests::dogGame;

namespace {

std::string after(const core::Game &game, const std::string &moves)
{
    const auto path = game.puzzle->replay(game.position, moves);
    if (const auto *fault = std::get_if<core::Fault>(&path))
        return session::translated(fault->why).toStdString();
    return game.puzzle->write(core::after(game.position, std::get<Path>(path)));
}

std::string remarkOn(const std::string &line)
{
    const core::Game game = dogGame(line);
    return session::translated(dogs::kind().remark(*game.puzzle, game.position)).toStdString();
}

core::Fault faultOf(const QByteArray &line)
{
    const core::Kind *kinds[] = {&dogs::kind()};
    const core::LineReading reading = core::readLine(kinds, line.toStdString());
    const auto *fault = std::get_if<core::Fault>(&reading.reading);
    return fault ? *fault : core::Fault{std::string::npos, {}};
}

} // namespace

/// Cards, moves and lines.
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

    void theLineIsItsOwnForm_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("whole");
        QTest::newRow("bare") << QByteArray("dogs:3x3") << QByteArray("dogs:3x3::. . . . . . . . .");
        QTest::newRow("two colons") << QByteArray("dogs:3x3::") << QByteArray("dogs:3x3::. . . . . . . . .");
        QTest::newRow("layout") << QByteArray("dogs:3x3::2 1'' 9' . . . . . .")
                                << QByteArray("dogs:3x3::2 1'' 9' . . . . . .");
        QTest::newRow("cards") << QByteArray("dogs:2x2: 1,2,-1,-2; 1,1,1,1;2,2,2,2;-1,-2,-1,-2 : . 4''' . 1")
                               << QByteArray("dogs:2x2:1,2,-1,-2;1,1,1,1;2,2,2,2;-1,-2,-1,-2:. 4''' . 1");
        QTest::newRow("the course's cards spelled out")
            << QByteArray(
                   "dogs:3x3:-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;"
                   "2,-3,-2,-4")
            << QByteArray("dogs:3x3::. . . . . . . . .");
        QTest::newRow("dealt") << QByteArray("dogs:2x2,deal=unique,seed=3")
                               << QByteArray("dogs:2x2,deal=unique,count=4,seed=3::. . . .");
    }
    void theLineIsItsOwnForm()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, whole);
        const core::Game game = dogGame(line.toStdString());
        QCOMPARE(core::writeLine(dogs::kind(), *game.puzzle, game.position), whole.toStdString());
        const core::Game again = dogGame(whole.toStdString());
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

    /// Each with its own sentence, at its own place.
    void faultsAreFound_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *line, int at, const char *word) {
            QTest::newRow(line) << QByteArray(line) << at << QString::fromLatin1(word);
        };
        row("dogs:", 5, "size");
        row("dogs:1x3", 5, "from 2 to 5");
        row("dogs:3x6", 7, "from 2 to 5");
        row("dogs:3x3,odd", 9, "not an option");
        row("dogs:3x3,seed=1", 9, "without a deal");
        row("dogs:3x3,deal=walk", 14, "not a way to deal");
        row("dogs:3x3,deal=unique,count=9", 27, "whole number from 2 to 8");
        row("dogs:2x2,deal=unique:1,1,1,1", 21, "the deal makes the cards");
        row("dogs:5x5,deal=unique,count=2", 9, "exactly one solution");
        row("dogs:2x2:1,2,3", 14, "four halves");
        row("dogs:2x2:1,2,3;1,2,3,4", 14, "four halves");
        row("dogs:2x2:1,2,3,4,1;1,2,3,4", 16, "four halves");
        row("dogs:2x2:1,2,3,4;1,2,3,4;1,2,3,4", 32, "only 3 are given");
        row("dogs:2x2:1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4", 41, "only 4 cards");
        row("dogs:2x2:1,x,3,4;1,2,3,4;1,2,3,4;1,2,3,4", 11, "not half a dog");
        row("dogs:2x2:1,,3,4;1,2,3,4;1,2,3,4;1,2,3,4", 11, "not half a dog");
        row("dogs:2x2:1,2,3,0;1,2,3,4;1,2,3,4;1,2,3,4", 15, "from 1 to 8");
        row("dogs:2x2:1,2,3,-9;1,2,3,4;1,2,3,4;1,2,3,4", 15, "from 1 to 8");
        row("dogs:2x2:1,2,3,-9223372036854775807;1,2,3,4", 15, "from 1 to 8");
        row("dogs:2x2:1,2,3,-9223372036854775808;1,2,3,4", 15, "from 1 to 8"); // has no opposite
        row("dogs:2x2:1,2,3,99999999999999999999;1,2,3,4", 15, "not half a dog");
        row("dogs:2x2::1 2 3", 15, "only 3 are given");
        row("dogs:2x2::1 2 3 4 .", 18, "only 4 places");
        row("dogs:2x2::1 2 1' 4", 14, "comes twice");
        row("dogs:2x2::1 5 . .", 12, "from 1 to 4");
        row("dogs:2x2::1 0 . .", 12, "from 1 to 4");
        row("dogs:2x2::1 -1 . .", 12, "not the number of a card");
        row("dogs:2x2::1'''' . . .", 11, "three quarters");
        row("dogs:2x2::1'x . . .", 10, "not the number of a card");
        row("dogs:2x2::' . . .", 10, "not the number of a card");
        row("dogs:2x2::. . . .:", 16, "not the number of a card");
    }
    void faultsAreFound()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QString, word);
        const core::Fault fault = faultOf(line);
        QVERIFY2(session::translated(fault.why).contains(word), qPrintable(session::translated(fault.why)));
        QCOMPARE(int(fault.at), at);
    }

    /// 9 cards on 9 places in 4 turns; then one lies already as it might, and can also be taken away.
    void anyLayingIsLegal()
    {
        const core::Game game = dogGame("dogs:3x3");
        QCOMPARE(game.puzzle->moves(game.position).size(), std::size_t(9 * 9 * 4));
        const core::Game one = dogGame("dogs:3x3::1 . . . . . . . .");
        QCOMPARE(one.puzzle->moves(one.position).size(), std::size_t(9 * 9 * 4 - 1 + 1));
    }

    /// The short way finds a move as good as the long one, which looks through them all.
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

    void movesDoWhatTheySay()
    {
        const core::Game game = dogGame("dogs:3x3::1 2' . . . . . . .");
        QCOMPARE(after(game, "7''@23"), std::string("1 2' . . . 7'' . . ."));
        QCOMPARE(after(game, "1@-"), std::string(". 2' . . . . . . ."));
        QCOMPARE(after(game, "1'''@11"), std::string("1''' 2' . . . . . . ."));
        QCOMPARE(after(game, "1@12+2'@11 3@33 3@-"), std::string("2' 1 . . . . . . ."));
        // A card on another's place sends it to where it came from.
        const Path exchange = game.puzzle->move(game.position, {0, {0, 0}, {1, 2}});
        QCOMPARE(game.puzzle->spell(game.position, exchange), std::string("1''@12+2'@11"));
        const Path turnedOut = game.puzzle->move(game.position, {8, {}, {1, 1}});
        QCOMPARE(game.puzzle->spell(game.position, turnedOut), std::string("9'@12+2@-"));
    }

    void movesCanBeWrong_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *moves, int at, const char *word) {
            QTest::newRow(moves) << QByteArray(moves) << at << QString::fromLatin1(word);
        };
        row("7", 0, "such as 7''@23");
        row("3@22 x@11", 5, "not the number of a card");
        row("10@22", 0, "from 1 to 9");
        row("3@44", 2, "no place");
        row("3@2", 2, "no place");
        row("3@222", 2, "no place");
        row("3'@-", 0, "beside the board");
        row("1@11", 0, "lies there already");
        row("3@-", 0, "lies there already");
        row("3@22 4@22", 5, "on one another");
        row("1@12+3@13", 5, "on one another");
    }
    void movesCanBeWrong()
    {
        QFETCH(QByteArray, moves);
        QFETCH(int, at);
        QFETCH(QString, word);
        const core::Game game = dogGame("dogs:3x3::1 2' . . . . . . .");
        const auto path = game.puzzle->replay(game.position, moves.toStdString());
        QVERIFY(std::holds_alternative<core::Fault>(path));
        const auto &fault = std::get<core::Fault>(path);
        QVERIFY2(session::translated(fault.why).contains(word), qPrintable(session::translated(fault.why)));
        QCOMPARE(int(fault.at), at);
    }

    /// Read off the cards themselves.
    void wrongEdgesAreSaid()
    {
        QCOMPARE(remarkOn("dogs:3x3::1 2 . . . . . . ."),
                 std::string("Card 2: the blue head in the west meets a yellow head."));
        QCOMPARE(remarkOn("dogs:3x3::1 . . 4 . . . . ."),
                 std::string("Card 4: the red body in the north meets a green body."));
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
        QCOMPARE(dogs::kind().caption(*game.puzzle, game.position), std::string("294176853"));
        const core::Game large = dogGame("dogs:4x3::12 . 1 . 2 3 4 5 6 7 8 9");
        QCOMPARE(dogs::kind().caption(*large.puzzle, large.position),
                 std::string("12 . 1 . 2 3 4 5 6 7 8 9"));
        QCOMPARE(session::translated(dogs::kind().extent(*game.puzzle)),
                 QStringLiteral("4⁹ × 9! = 95\u202f126\u202f814\u202f720 ways to lay the cards"));
        // 4^25 × 25!, multiplied out by hand.
        QCOMPARE(session::translated(dogs::kind().extent(*dogGame("dogs:5x5").puzzle)).remove(QChar(0x202f)),
                 QStringLiteral("4²⁵ × 25! = 17464069942802730897824646237782016000000 ways to lay the "
                                "cards"));
    }
};

TEST_SUITE(Rules)
#include "tst_rules.moc"

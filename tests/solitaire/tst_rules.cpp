// SPDX-License-Identifier: MIT
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"

using namespace Qt::StringLiterals;

namespace {

QString words(const core::Explanation &why)
{
    return session::translated(why);
}

core::Step want(const core::Game &game, const char *from, const char *to)
{
    const solitaire::Board &board = games::rules(game).board();
    const int cell = board.cell(board.holeNamed(from).value());
    const int target = board.cell(board.holeNamed(to).value());
    const auto peg = std::ranges::find(game.position, core::Place{std::int16_t(cell)});
    return {std::int16_t(peg - game.position.begin()), *peg, {std::int16_t(target)}};
}

} // namespace

/// Tests the rules of solitaire.
class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A jump is one move of two steps; the captured pegs fill the tray in order.
    void aJumpSendsAPegToTheTray()
    {
        const core::Game board = games::game("english");
        const core::Path move = core::legalMove(*board.puzzle, board.position, want(board, "24", "44"));
        QCOMPARE(move.size(), std::size_t(2));
        QCOMPARE(core::countMoves(move), std::size_t(1));
        QVERIFY(!move[1].to.onBoard());
        QCOMPARE(int(move[1].to.turn), 1); // beside the piece for the hole that was empty at the start
        core::Position position = core::after(board.position, move);
        for (int jump = 0; jump < 10; ++jump) {
            position = core::after(position, board.puzzle->moves(position).front());
            std::set<int> places;
            for (const core::Place &place : position) {
                if (!place.onBoard())
                    places.insert(place.turn);
            }
            QCOMPARE(int(places.size()), jump + 3); // no two pieces are in one place
            QCOMPARE(*places.rbegin(), jump + 2);
        }
    }

    void refusalsNameTheirCulprit_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("culprit");
        QTest::newRow("taken") << QByteArray("24") << QByteArray("25") << u"row 2, column 5 is full"_s << 11;
        QTest::newRow("nothing to jump over")
            << QByteArray("13") << QByteArray("33") << u"no peg in row 2, column 3"_s << 9;
        QTest::newRow("too far") << QByteArray("74") << QByteArray("44") << u"straight line"_s << 24;
        QTest::newRow("askew") << QByteArray("35") << QByteArray("44") << u"straight line"_s << 24;
    }
    void refusalsNameTheirCulprit()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, part);
        QFETCH(int, culprit);
        const core::Game board =
            games::game("english:--OOO--/--.OO--/OO.OOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--");
        const core::Step step = want(board, from.constData(), to.constData());
        QVERIFY(core::legalMove(*board.puzzle, board.position, step).empty());
        const core::Explanation why = board.puzzle->why(board.position, step);
        QVERIFY2(words(why).contains(part), qPrintable(words(why)));
        const auto mark = std::ranges::find(why.marks, core::Role::Culprit, &core::Mark::role);
        QVERIFY(mark != why.marks.end());
        QCOMPARE(int(mark->cell), culprit);
    }

    /// A board is solved by a single peg, in the required hole if there is one.
    void solvedIsASinglePegWhereItShouldBe()
    {
        const std::string inTheMiddle = "--...--/--...--/......./...O.../......./--...--/--...--";
        const std::string below = "--...--/--...--/......./......./......./--...--/--.O.--";
        const std::string two = "--...--/--...--/......./...OO../......./--...--/--...--";
        const auto solved = [](const std::string &line) {
            const core::Game game = games::game(line);
            return game.puzzle->solved(game.position);
        };
        QVERIFY(solved("english:" + inTheMiddle) && solved("english:" + below) && !solved("english:" + two));
        QVERIFY(solved("english,end=44:" + inTheMiddle) && !solved("english,end=44:" + below));
    }
};

TEST_SUITE(RulesTest)
#include "tst_rules.moc"

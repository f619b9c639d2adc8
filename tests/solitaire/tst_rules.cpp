// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "games.h"
#include "plaingame.h"
#include "session/translation.h"

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

/// The rules, and positions and games as texts.
class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *line, const char *written) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(written);
        };
        row("english", "solitaire:english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--");
        row("english,hole=44", "solitaire:english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--");
        row("english,end=44",
            "solitaire:english,end=44:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--");
        row("european,hole=44",
            "solitaire:european,hole=44:--OOO--/-OOOOO-/OOOOOOO/OOO.OOO/OOOOOOO/-OOOOO-/--OOO--");
        row("triangle,end=53,hole=31", "solitaire:triangle,hole=31,end=53:O/OO/.OO/OOOO/OOOOO");
        row("triangle:./../O../..../.....", "solitaire:triangle:./../O../..../.....");
        row("asymmetric:  --...---/--...---/--...---/O......./......../......../--...---/--..O---  ",
            "solitaire:asymmetric:--...---/--...---/--...---/O......./......../......../--...---/--..O---");
    }
    void linesComeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        const core::Game read = games::game(line.toStdString());
        QCOMPARE(QByteArray::fromStdString(core::writeLine(solitaire::kind(), *read.puzzle, read.position)),
                 written);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, int at, const char *part) {
            QTest::newRow(line) << QByteArray(line) << at << QByteArray(part);
        };
        row("solitaire:", 10, "not a board");
        row("solitaire:french", 10, "not a board");
        row("solitaire:english,hole=11", 23, "not a hole of this board");
        row("solitaire:english,hole=", 23, "not a hole of this board");
        row("solitaire:english,hole=444", 23, "not a hole of this board");
        row("solitaire:english,end=4a", 22, "not a hole of this board");
        row("solitaire:triangle,hole=12", 24, "not a hole of this board");
        row("solitaire:english,start=44", 18, "start");
        row("solitaire:english,44", 18, "44");
        row("solitaire:triangle:O/OO/OOO/OOOO", 32, "5 rows, but only 4");
        row("solitaire:triangle:O/OO/OOO/OOOO/OOOOO/O", 38, "only 5 rows");
        row("solitaire:triangle:O/OO/OO/OOOO/OOOOO", 26, "3 characters, but only 2");
        row("solitaire:triangle:O/OOO/OOO/OOOO/OOOOO", 23, "only 2 characters");
        row("solitaire:triangle:O/OO/O-O/OOOO/OOOOO", 25, "there is a hole here");
        row("solitaire:triangle:O/OO/OxO/OOOO/OOOOO", 25, "an empty hole");
        row("solitaire:triangle:./../.../..../.....", 38, "at least one peg");
        row("solitaire:english:O-OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--", 18, "no hole here");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const core::Kind *kinds[] = {&solitaire::kind()};
        const core::LineReading reading = core::readLine(kinds, line.toStdString());
        const auto *fault = std::get_if<core::Fault>(&reading.reading);
        QVERIFY(fault);
        QVERIFY2(words(fault->why).contains(QString::fromUtf8(part)), qPrintable(words(fault->why)));
        QCOMPARE(int(fault->at), at);
    }

    void gamesAreReplayed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char *line, const char *moves, const char *end, const char *fault) {
            QTest::newRow(moves) << QByteArray(line) << QByteArray(moves) << QByteArray(end)
                                 << QByteArray(fault);
        };
        row("english", "24d", "--OOO--/--O.O--/OOO.OOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--", "");
        row("english", " 24d\n32r ", "--OOO--/--O.O--/O..OOOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--", "");
        row("triangle", "31u 33l", "O/.O/O../OOOO/OOOOO", "");
        row("triangle", "31u 53y", "O/.O/OOO/O.OO/OO.OO", "");
        row("triangle,hole=32", "54y 41r", "O/OO/OOO/..OO/OOO.O", "");
        row("triangle", "33y", "O/O./OO./OOOO/OOOOO", "");
        row("triangle,hole=33", "11n", "./O./OOO/OOOO/OOOOO", "");
        row("english", "24x", "", "letters u, r, d and l,");
        row("english", "24", "", "letters u, r, d and l,");
        row("english", "24y", "", "letters u, r, d and l,");
        row("triangle", "24x", "", "y and n");
        row("english", "11d", "", "no hole 11");
        row("english", "24u", "", "not possible");
        row("english", "44d", "", "not possible");
        row("english", "14d", "", "not possible");
    }
    void gamesAreReplayed()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, moves);
        QFETCH(QByteArray, end);
        QFETCH(QByteArray, fault);
        const core::Game from = games::game(line.toStdString());
        const auto read = from.puzzle->replay(from.position, moves.toStdString());
        if (const auto *wrong = std::get_if<core::Fault>(&read)) {
            QVERIFY2(!fault.isEmpty() && words(wrong->why).contains(QString::fromUtf8(fault)),
                     qPrintable(words(wrong->why)));
            return;
        }
        QVERIFY(fault.isEmpty());
        const auto &path = std::get<core::Path>(read);
        QCOMPARE(QByteArray::fromStdString(from.puzzle->write(core::after(from.position, path))), end);
        QCOMPARE(QByteArray::fromStdString(from.puzzle->spell(from.position, path)), moves.simplified());
    }

    /// A jump is one move of two steps; its pegs fill the tray one after the other.
    void aJumpSendsAPegToTheTray()
    {
        const core::Game board = games::game("english");
        const core::Path move = core::legalMove(*board.puzzle, board.position, want(board, "24", "44"));
        QCOMPARE(move.size(), std::size_t(2));
        QCOMPARE(core::countMoves(move), std::size_t(1));
        QVERIFY(!move[1].to.onBoard());
        QCOMPARE(int(move[1].to.turn), 1); // beside the piece of the hole that was empty from the start
        core::Position position = core::after(board.position, move);
        for (int jump = 0; jump < 10; ++jump) {
            position = core::after(position, board.puzzle->moves(position).front());
            std::set<int> places;
            for (const core::Place &place : position) {
                if (!place.onBoard())
                    places.insert(place.turn);
            }
            QCOMPARE(int(places.size()), jump + 3); // no two in one place
            QCOMPARE(*places.rbegin(), jump + 2);
        }
    }

    void refusalsNameTheirCulprit_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("culprit");
        QTest::newRow("taken") << QByteArray("24") << QByteArray("25") << u"row 2, column 5 is taken"_s << 11;
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

    /// Anywhere, or in the hole that was chosen.
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

// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"
#include "solitaire/drawing.h"
#include "solitaire/proofs/linearprogram.h"
#include "solitaire/proofs/pagoda.h"
#include "solitaire/proofs/positionclass.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Judgement;
using core::Outcome;
using solitaire::Drawing;
using solitaire::Pegs;

namespace {

/// Small boards that a player might draw, with up to 13 holes.
constexpr const char *smallBoards[] = {
    "own,cells=OOO/OOO/OOO",
    "own,cells=OOOO/OOOO/OOOO",
    "own,cells=OOOO-/OOOO-/-OOOO",
    "own,cells=OOOOOO/OOOOOO",
    "own,cells=-OO-/OOOO/OOOO/-OO-",
    "own,cells=OOO/O-O/OOO,hole=12+32",
    "own,cells=-OO/OOO/OO-,triangular",
    "own,cells=OOO/OOO/OOO,triangular",
    "own,cells=OOOO/OOOO/OOOO,triangular,hole=11+22+34",
    "own,cells=OOOO/OOOO/OOOO,hole=11",
    "own,cells=-OO-/OOOO/OOOO/-OO-,hole=12",
    "own,cells=OO--/OOOO/OOOO/--OO,hole=21",
    "own,cells=OOOO/OOOO/OOOO,triangular,hole=13",
    "triangle4",
    "star",
};

/// Boards that are too large for the tables of the usual ones.
constexpr const char *largeBoards[] = {
    "own,cells=OOOOOOO/OOOOOOO/OOOOOOO/OOOOOOO/OOOOOOO/OOOOOOO/OOOOOOO",
    "own,cells=OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO",
    "own,cells=OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO",
    ("own,cells=OOOOO----/OOOOOO---/OOOOOOO--/OOOOOOOO-/OOOOOOOOO/-OOOOOOOO/--OOOOOOO/---OOOOOO/"
     "----OOOOO,triangular"),
};

std::string faultIn(const std::string &line)
{
    const core::Kind *kinds[] = {&solitaire::kind()};
    const core::LineReading reading = core::readLine(kinds, "solitaire:" + line);
    const auto *found = std::get_if<core::Fault>(&reading.reading);
    return found ? std::to_string(found->at) + ": " + session::translated(found->why).toStdString()
                 : std::string();
}

/// Returns the options that a line is written with.
std::string canonical(const std::string &line)
{
    return games::game(line).puzzle->options();
}

bool isTriangular(const core::Game &game)
{
    return games::rules(game).board().isTriangular();
}

/// Returns a line with these rows of a position.
std::string positionLine(const core::Game &game, const std::string &position)
{
    return game.puzzle->options() + ':' + position;
}

Judgement judgementOf(const core::Game &game)
{
    tests::SerialContext context;
    return solitaire::kind().judge(*game.puzzle, game.position, context);
}

/// Returns a game drawn sign by sign: O is a peg, . a hole, - neither.
std::variant<core::Game, core::Explanation> drawn(const QStringList &rows, bool triangular = false)
{
    Drawing drawing({int(rows.front().size()), int(rows.size())}, triangular);
    for (int cell = 0; cell < drawing.grid.size(); ++cell) {
        const QChar sign = rows[drawing.grid.row(cell)][drawing.grid.column(cell)];
        drawing.signs[cell] = sign == u'O' ? Drawing::Peg : sign == u'.' ? Drawing::Hole : Drawing::Outside;
    }
    return drawing.game();
}

QString lineOf(const std::variant<core::Game, core::Explanation> &drawn)
{
    if (const auto *why = std::get_if<core::Explanation>(&drawn))
        return session::translated(*why);
    const core::Game &game = std::get<core::Game>(drawn);
    return QString::fromStdString(game.puzzle->options() + ':' + game.puzzle->write(game.position));
}

} // namespace

/// Tests boards of the player's own, triangles of other sides, and several empty holes at the start.
class OwnBoardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoardIsWrittenAsItIsRead()
    {
        for (const char *const line : smallBoards) {
            const core::Game game = games::game(line);
            QVERIFY(
                std::string(line).starts_with(canonical(line))); // a hole that is the usual one is left out
            QCOMPARE(games::game(canonical(line)).position, game.position);
        }
        for (const char *const line : largeBoards)
            QCOMPARE(canonical(line), std::string(line));
        QCOMPARE(canonical("own,cells=OO/OOOO/OO"), std::string("own,cells=OO--/OOOO/OO--"));
        QCOMPARE(canonical("own,cells=oo./OOO,end=11"), std::string("own,cells=OOO/OOO,hole=13,end=11"));
        QCOMPARE(canonical("own"), canonical("own,cells=OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO"));
        QCOMPARE(canonical("english,hole=45+44,end=44"), std::string("english,hole=44+45,end=44"));
        const core::Values values = solitaire::kind().describe(*games::game(smallBoards[8]).puzzle);
        QCOMPARE(solitaire::kind().compose(values), std::string(smallBoards[8]));
    }

    void theShapeOfAReadyMadeBoardHasItsName()
    {
        QCOMPARE(canonical("own,cells=--OOO--/--OOO--/OOOOOOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--"),
                 std::string("english"));
        QCOMPARE(canonical("own,cells=O/OO/OOO/OOOO/OOOOO/OOOOOO,triangular"), std::string("triangle6"));
        QCOMPARE(canonical("own,cells=O/OO/OOO/OOOO/OOOOO/OOOOOO"),
                 std::string("own,cells=O-----/OO----/OOO---/OOOO--/OOOOO-/OOOOOO"));
        QCOMPARE(canonical("own,cells=-O---/OOOO-/-OOO-/-OOOO/---O-,triangular"), std::string("star"));
        QCOMPARE(games::game("triangle6").puzzle->write(games::game("triangle6").position),
                 std::string("./OO/OOO/OOOO/OOOOO/OOOOOO"));
    }

    void textsThatAreNoBoardAreRefused_data()
    {
        QTest::addColumn<QString>("expected");
        const auto add = [](const char *line, const char *expected) { QTest::newRow(line) << expected; };
        add("own,cells=OO", "20: a board has from 3 to 64 holes, not 2");
        add("own,cells=", "20: a board has from 3 to 64 holes, not 0");
        add("own,cells=OOO/O?O", "25: O is a hole, . a hole that is empty at the start and - no hole");
        add("own,cells=OOOOOOOOOO", "20: a board has at most 9 rows and 9 columns");
        add("own,cells=O/O/O/O/O/O/O/O/O/O", "38: a board has at most 9 rows and 9 columns");
        add("own,cells=OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OO",
            "20: a board has from 3 to 64 holes, not 65");
        add("own,cells=...", "10: there must be at least one peg");
        add("own,cells=OOO,hole=11+12+13", "29: there must be at least one peg");
        add("own,cells=OOO,hole=11+",
            "32: “” is not a hole of this board: give its row and column, such as 12");
        add("english,hole=44+11",
            "26: “11” is not a hole of this board: give its row and column, such as 44");
        add("english,cells=OOO", "18: ");
        add("triangle,triangular", "19: ");
    }
    void textsThatAreNoBoardAreRefused()
    {
        QFETCH(QString, expected);
        const QString found = QString::fromStdString(faultIn(QTest::currentDataTag()));
        QVERIFY2(found.startsWith(expected), qPrintable(found));
    }

    /// The plain rules and the puzzle agree on the jumps of every board, with pegs in random holes.
    void theJumpsAreThoseOfThePlainRules()
    {
        std::vector<const char *> lines(std::begin(smallBoards), std::end(smallBoards));
        lines.insert(lines.end(), std::begin(largeBoards), std::end(largeBoards));
        for (const char *const line : lines) {
            const core::Game game = games::game(line);
            const solitaire::Solitaire &rules = games::rules(game);
            const PlainGame plain(isTriangular(game));
            core::Random random(3);
            for (int i = 0; i < 30; ++i) {
                Pegs pegs = 1;
                for (int hole = 1; hole < rules.board().holes(); ++hole)
                    pegs |= random.below(2) ? solitaire::bit(hole) : 0;
                const core::Position position = rules.position(pegs);
                std::set<std::string> ours, theirs;
                for (const core::Path &move : rules.moves(position))
                    ours.insert(rules.spell(position, move));
                for (const auto &[to, jump] : plain.next(rules.write(position)))
                    theirs.insert(jump);
                QCOMPARE(ours, theirs);
                const core::Game again = games::game(positionLine(game, rules.write(position)));
                QCOMPARE(games::rules(again).pegs(again.position), pegs);
            }
        }
    }

    /// From every position that can be reached on a small board, the verdict is that of a plain search of all games,
    /// for any last hole and for a chosen one.
    void everyVerdictIsThatOfAPlainSearch()
    {
        for (const char *const line : smallBoards) {
            const core::Game board = games::game(line);
            PlainGame plain(isTriangular(board));
            const std::string last =
                games::rules(board).board().nameOf(games::rules(board).board().classicHole());
            for (const std::string &position : plain.reachable(board.puzzle->write(board.position))) {
                const std::set<std::string> &reached = plain.lastHoles(position);
                const bool isOver = PlainGame::pegs(position).size() == 1;
                for (const std::string &end : {std::string(), ",end=" + last}) {
                    const core::Game game = games::game(board.puzzle->options() + end + ':' + position);
                    const bool isWon = end.empty() ? !reached.empty() : reached.contains(last);
                    const Judgement judgement = judgementOf(game);
                    QCOMPARE(judgement.verdict, !isWon   ? Judgement::Unsolvable
                                                : isOver ? Judgement::Solved
                                                         : Judgement::Solvable);
                    QVERIFY(!session::translated(judgement.why).isEmpty());
                }
            }
        }
    }

    /// All methods find a game, or none, and the same number of games and fewest sweeps as a plain search.
    void everyMethodAgreesWithAPlainSearch()
    {
        int solved = 0;
        for (const char *const line : smallBoards) {
            const core::Game board = games::game(line);
            PlainGame plain(isTriangular(board));
            const std::string position = board.puzzle->write(board.position);
            const std::uint64_t count = plain.games(position, {});
            const auto expected = count > 0 ? Outcome::Solved : Outcome::Impossible;
            tests::SerialContext context;
            for (const char *const method : {"course", "memory", "sweeps"}) {
                const Outcome outcome = games::solve(method, board, Goal::First, context);
                QCOMPARE(outcome.verdict, expected);
                if (outcome.verdict != Outcome::Solved)
                    continue;
                QVERIFY(board.puzzle->solved(core::after(board.position, outcome.path)));
                if (method == std::string_view("sweeps")) {
                    QCOMPARE(int(outcome.stats.lowerBound), plain.sweeps(position, {}));
                    ++solved;
                }
            }
            for (const char *const method : {"course", "memory"}) {
                const Outcome outcome = games::solve(method, board, Goal::Count, context);
                QCOMPARE(quint64(outcome.stats.solutions), quint64(count));
            }
        }
        QVERIFY(solved >= 6);
    }

    /// On boards that are too large for the usual tables, problems of few pegs are solved as by a plain search.
    void largeBoardsAreSearchedToo()
    {
        for (const char *const line : largeBoards) {
            const core::Game board = games::game(line);
            const solitaire::Solitaire &rules = games::rules(board);
            QVERIFY(rules.board().isLarge());
            PlainGame plain(isTriangular(board));
            core::Random random(11);
            int solved = 0;
            for (int i = 0; i < 12; ++i) {
                // Jumps backwards from a single peg, so that most positions can be won.
                Pegs pegs = solitaire::bit(int(random.below(std::uint64_t(rules.board().holes()))));
                for (int jump = 0; jump < 6;) {
                    const solitaire::Jump &back =
                        rules.board().jumps()[random.below(rules.board().jumps().size())];
                    const bool isPossible = (pegs & back.mask) == solitaire::bit(back.to);
                    pegs ^= isPossible ? back.mask : 0;
                    jump += isPossible ? 1 : 0;
                }
                pegs ^= i % 3 == 0 ? solitaire::bit(0) : 0;
                const std::string position = rules.write(rules.position(pegs));
                const core::Game game = games::game(positionLine(board, position));
                const std::uint64_t count = plain.games(position, {});
                tests::SerialContext context;
                for (const char *const method : {"course", "memory"})
                    QCOMPARE(quint64(games::solve(method, game, Goal::Count, context).stats.solutions),
                             quint64(count));
                const Outcome sweeps = games::solve("sweeps", game, Goal::First, context);
                QCOMPARE(sweeps.verdict, count > 0 ? Outcome::Solved : Outcome::Impossible);
                QCOMPARE(judgementOf(game).verdict, count > 0 ? Judgement::Solvable : Judgement::Unsolvable);
                if (count == 0)
                    continue;
                ++solved;
                QCOMPARE(int(sweeps.stats.lowerBound), plain.sweeps(position, {}));
            }
            QVERIFY(solved >= 8);
        }
    }

    void wholeBoardsAreSolved_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("triangle of 21") << u"triangle6"_s;
        QTest::newRow("triangle of 28") << u"triangle7"_s;
        QTest::newRow("triangle of 36") << u"triangle8"_s;
        QTest::newRow("square of 36") << u"own"_s;
        QTest::newRow("square of 49") << QString::fromLatin1(largeBoards[0]);
        QTest::newRow("rectangle of 63") << QString::fromLatin1(largeBoards[2]);
    }
    void wholeBoardsAreSolved()
    {
        QFETCH(QString, line);
        const core::Game game = games::game(line.toStdString());
        tests::SerialContext context;
        const Outcome outcome = games::solve("memory", game, Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
    }

    /// No jump changes the position class or raises the value of a pagoda function.
    void proofsHoldOnBoardsOfOnesOwn()
    {
        std::vector<const char *> lines(std::begin(smallBoards), std::end(smallBoards));
        lines.insert(lines.end(), std::begin(largeBoards), std::end(largeBoards));
        for (const char *const line : lines) {
            const core::Game game = games::game(line);
            const solitaire::Board &board = games::rules(game).board();
            const solitaire::PositionClass &rule = solitaire::positionClass(board);
            for (const solitaire::Jump &jump : board.jumps())
                QCOMPARE(rule.of(jump.pair), rule.of(solitaire::bit(jump.to)));
            const int end = board.classicHole();
            const Pegs start = games::rules(game).pegs(game.position);
            for (const auto &pagodas : {solitaire::pagodas(board, end),
                                        solitaire::tightPagodas(board, start, end, [] { return true; })}) {
                for (const solitaire::Pagoda &pagoda : pagodas) {
                    for (const solitaire::Jump &jump : board.jumps())
                        QVERIFY(pagoda.loss(jump) >= 0);
                }
            }
        }
    }

    /// The class excludes every game from a corner of the triangles with 4 and 7 holes on a side; the others have one.
    void theClassExplainsWhatIsImpossible()
    {
        const Judgement judgement = judgementOf(games::game("own,cells=OOOO/OOOO/OOOO/OOOO,hole=11,end=12"));
        QCOMPARE(judgement.verdict, Judgement::Unsolvable);
        QVERIFY(session::translated(judgement.why).startsWith(u"Colour the holes in three colours"_s));
        QVERIFY(!judgement.why.marks.empty());
        for (const std::string triangle : {"triangle4", "triangle7"})
            QCOMPARE(judgementOf(games::game(triangle + ",hole=11")).verdict, Judgement::Unsolvable);
        for (const std::string triangle : {"triangle", "triangle6", "triangle8"})
            QCOMPARE(judgementOf(games::game(triangle + ",hole=11")).verdict, Judgement::Solvable);
    }

    /// Which games from one empty hole to one last peg are possible on triangles of 21 and of 28 holes: exactly those that
    /// the position class allows (G. I. Bell, Solving Triangular Peg Solitaire, Journal of Integer Sequences 11, 2008,
    /// article 08.4.8). With three colours for row + column, a game on 21 holes ends on the colour that it begins with,
    /// 147 pairs. On 28 holes, none begins on the colour of the corners, and the others exchange their colours: 162 pairs.
    void gamesOnTriangles_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("possible");
        QTest::newRow("21 holes") << u"triangle6"_s << 147;
        QTest::newRow("28 holes") << u"triangle7"_s << 162;
    }
    void gamesOnTriangles()
    {
        QFETCH(QString, board);
        QFETCH(int, possible);
        const auto colour = [](const std::string &hole) { return (hole[0] + hole[1] - 2 * '1') % 3; };
        const bool isOf21 = board == "triangle6"_L1;
        int solved = 0;
        const std::vector<std::string> holes = games::holes(board.toUtf8().constData());
        for (const std::string &hole : holes) {
            for (const std::string &end : holes) {
                const core::Game game = games::game(board.toStdString() + ",hole=" + hole + ",end=" + end);
                tests::SerialContext context;
                const Outcome outcome = games::solve("memory", game, Goal::First, context);
                const bool isPossible = isOf21 ? colour(hole) == colour(end)
                                               : colour(hole) != 0 && colour(hole) + colour(end) == 3;
                QCOMPARE(outcome.verdict, isPossible ? Outcome::Solved : Outcome::Impossible);
                if (!isPossible)
                    continue;
                QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
                ++solved;
            }
        }
        QCOMPARE(solved, possible);
    }

    /// A board begins with the hole nearest to the middle from which its class allows a game.
    void theUsualHoleAllowsAGame()
    {
        for (const char *const line : largeBoards) {
            const core::Game game = games::game(line);
            const solitaire::Board &board = games::rules(game).board();
            int possible = 0;
            for (int hole = 0; hole < board.holes(); ++hole)
                possible += solitaire::positionClass(board).possibleEnds(board.allHoles() &
                                                                         ~solitaire::bit(hole)) != 0;
            QCOMPARE(judgementOf(game).verdict == Judgement::Unsolvable, possible == 0);
        }
    }

    void aDrawingBecomesABoard()
    {
        QCOMPARE(lineOf(drawn({u"-----"_s, u"-OO.-"_s, u"-OOO-"_s, u"-----"_s})),
                 u"own,cells=OOO/OOO,hole=13:OO./OOO"_s);
        QCOMPARE(lineOf(drawn({u"O--"_s, u"OO-"_s, u"O.O"_s}, true)),
                 u"own,cells=O--/OO-/OOO,triangular,hole=32:O/OO/O.O"_s);
        QCOMPARE(lineOf(drawn({u"--OOO--"_s, u"--OOO--"_s, u"OOOOOOO"_s, u"OOO.OOO"_s, u"OOOOOOO"_s,
                               u"--OOO--"_s, u"--OOO--"_s})),
                 u"english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"_s);
        QCOMPARE(lineOf(drawn({u"O.-"_s})), u"A board has at least 3 holes."_s);
        QCOMPARE(lineOf(drawn({u"..."_s})), u"The last peg stays: there must be at least one."_s);
        QCOMPARE(lineOf(drawn({u"O.........O"_s})), u"A board has at most 9 rows and 9 columns."_s);
        QCOMPARE(lineOf(drawn(QStringList(9, u"OOOOOOOO"_s))), u"A board has at most 64 holes."_s);
    }

    /// A drawing keeps the hole of the last peg where it is, or forgets it with the hole.
    void aDrawingKeepsTheEnd()
    {
        const core::Game game = games::game("own,cells=OOO/OOO/OOO,end=33");
        Drawing drawing(games::rules(game), game.position, 1);
        drawing.signs[drawing.grid.cell(1, 0)] = Drawing::Peg; // above the first row
        QCOMPARE(std::get<core::Game>(drawing.game()).puzzle->options(),
                 std::string("own,cells=O--/OOO/OOO/OOO,hole=32,end=43"));
        drawing.signs[*drawing.end] = Drawing::Outside;
        QCOMPARE(std::get<core::Game>(drawing.game()).puzzle->options(),
                 std::string("own,cells=O--/OOO/OOO/OO-"));
    }
};

TEST_SUITE(OwnBoardsTest)
#include "tst_ownboards.moc"

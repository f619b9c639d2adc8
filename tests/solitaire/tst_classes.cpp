// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"
#include "solitaire/proofs/jumpbounds.h"
#include "solitaire/proofs/linearprogram.h"
#include "solitaire/proofs/pagoda.h"
#include "solitaire/proofs/positionclass.h"
#include "solitaire/search/sweepbeam.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;
using solitaire::Pegs;

namespace {

std::set<std::string> names(const solitaire::Board &board, Pegs holes)
{
    std::set<std::string> all;
    for (int hole = 0; hole < board.holes(); ++hole) {
        if (holes & solitaire::bit(hole))
            all.insert(board.nameOf(hole));
    }
    return all;
}

/// Returns the values that an explanation writes on the holes, by cell.
std::map<int, int> writtenValues(const core::Explanation &why)
{
    std::map<int, int> values;
    for (const core::Mark &mark : why.marks)
        values[mark.cell] = std::stoi(mark.label);
    return values;
}

} // namespace

/// Tests the proofs of impossibility that need no search.
class ClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The proof by three colours writes its letter on each hole, so that its numbers of pegs can be counted. Two
    /// neighbours in a row have different colours, and so do three.
    void threeColoursCanBeCounted()
    {
        const auto reading = solitaire::kind().parse("own,cells=OOO-/OOO-/OOOO,hole=22", "OOO-/O.O-/OOOO");
        const auto &game = std::get<core::Game>(reading);
        core::NullContext context;
        const core::Judgement judgement = solitaire::kind().judge(*game.puzzle, game.position, context);
        QCOMPARE(judgement.verdict, core::Judgement::Unsolvable);
        const QString rows = QString::fromStdString(game.puzzle->write(game.position)).remove(u'/');
        std::map<std::string, long long> pegs;
        std::map<int, std::string> letters;
        for (const core::Mark &mark : judgement.why.marks) {
            letters[mark.cell] = mark.label;
            pegs[mark.label] += rows[mark.cell] == u'O';
        }
        QCOMPARE(letters.size(), std::size_t(10));
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(std::get<long long>(judgement.why.arguments[i]), pegs[std::string(1, "ABC"[i])]);
        for (const int first : {0, 4, 8, 9})
            QCOMPARE((std::set{letters[first], letters[first + 1], letters[first + 2]}.size()),
                     std::size_t(3));
    }

    void boardsHaveTheirHoles()
    {
        const std::map<std::string, int> holes{{"english", 33},    {"european", 37},  {"wiegleb", 45},
                                               {"asymmetric", 39}, {"diamond", 41},   {"triangle", 15},
                                               {"triangle4", 10},  {"triangle6", 21}, {"triangle7", 28},
                                               {"triangle8", 36},  {"star", 13}};
        QCOMPARE(solitaire::boards().size(), holes.size());
        for (const solitaire::Board *const board : solitaire::boards()) {
            QCOMPARE(board->holes(), holes.at(board->id()));
            // The puzzle reads back the rows it writes, and has the same jumps as the plain rules, with pegs
            // in random holes.
            core::Random random(5);
            const solitaire::Solitaire puzzle(*board, 0, std::nullopt);
            for (int i = 0; i < 20; ++i) {
                const core::Position position =
                    puzzle.position((random.below(board->allHoles()) + 1) & board->allHoles());
                const PlainGame plain(board->isTriangular());
                std::set<std::string> ours, theirs;
                for (const core::Path &move : puzzle.moves(position))
                    ours.insert(puzzle.spell(position, move));
                for (const auto &[to, jump] : plain.next(puzzle.write(position)))
                    theirs.insert(jump);
                QCOMPARE(ours, theirs);
            }
        }
    }

    void noJumpChangesTheClass()
    {
        for (const solitaire::Board *const board : solitaire::boards()) {
            core::Random random(9);
            const solitaire::PositionClass &rule = solitaire::positionClass(*board);
            for (int i = 0; i < 2000; ++i) {
                const Pegs pegs = random.below(board->allHoles()) + 1;
                for (const solitaire::Jump &jump : board->jumps()) {
                    if (jump.isLegal(pegs))
                        QCOMPARE(rule.of(pegs ^ jump.mask), rule.of(pegs));
                }
            }
        }
    }

    /// The class allows every last hole that can be reached, for all positions of the triangle.
    void theClassForbidsNothingPossible()
    {
        const solitaire::Board &board = *solitaire::findBoard("triangle");
        const solitaire::Solitaire puzzle(board, 0, std::nullopt);
        PlainGame &plain = PlainGame::onTriangle();
        int sharp = 0;
        for (Pegs pegs = 1; pegs <= board.allHoles(); ++pegs) {
            const std::set<std::string> allowed =
                names(board, solitaire::positionClass(board).possibleEnds(pegs));
            const std::set<std::string> &reached = plain.lastHoles(puzzle.write(puzzle.position(pegs)));
            QVERIFY(std::ranges::includes(allowed, reached));
            sharp += allowed.empty();
        }
        QVERIFY(sharp > 5000); // one of the four classes allows no last peg at all
    }

    /// The English board with an empty middle has five possible last holes by its class, as in the
    /// literature.
    void theEnglishMiddleAllowsFiveHoles()
    {
        const solitaire::Board &board = solitaire::englishBoard();
        const Pegs start = board.allHoles() & ~solitaire::bit(board.classicHole());
        QCOMPARE(names(board, solitaire::positionClass(board).possibleEnds(start)),
                 (std::set<std::string>{"14", "41", "44", "47", "74"}));
    }

    /// For every board, start and end, the class allows the end or every method reports at once that it is
    /// impossible.
    void endsThatTheClassForbidsAreNotSearched()
    {
        int forbidden = 0;
        for (const solitaire::Board *const board : solitaire::boards()) {
            for (int hole = 0; hole < board->holes(); ++hole) {
                const Pegs allowed =
                    solitaire::positionClass(*board).possibleEnds(board->allHoles() & ~solitaire::bit(hole));
                for (int end = 0; end < board->holes(); ++end) {
                    if (allowed & solitaire::bit(end))
                        continue;
                    ++forbidden;
                    const std::string line =
                        board->id() + (",hole=" + board->nameOf(hole)) + ",end=" + board->nameOf(end);
                    for (const char *method : {"course", "memory", "sweeps"}) {
                        const Outcome outcome = games::solve(method, line);
                        QCOMPARE(outcome.verdict, Outcome::Impossible);
                        QCOMPARE(quint64(outcome.stats.nodes), quint64(0));
                    }
                }
            }
        }
        QVERIFY(forbidden > 6000);
    }

    void reportsTheReason()
    {
        const Outcome middle = games::solve("memory", "european,hole=44,end=44");
        QCOMPARE(middle.verdict, Outcome::Impossible);
        QVERIFY(session::translated(middle.reason).contains(u"that is impossible"_s));
        QVERIFY(!middle.reason.marks.empty());
        const Outcome elsewhere = games::solve("memory", "english,end=43");
        QCOMPARE(elsewhere.verdict, Outcome::Impossible);
        QStringList targets;
        for (const core::Mark &mark : elsewhere.reason.marks) {
            if (mark.role == core::Role::Target)
                targets << QString::number(10 * (mark.cell / 7 + 1) + mark.cell % 7 + 1);
        }
        QCOMPARE(targets.size(), 5);
        QVERIFY(targets.contains(u"44"_s));
    }

    /// A position with a lower worth than its last hole is lost, for all positions of the triangle.
    void noPagodaFunctionForbidsWhatIsPossible()
    {
        const solitaire::Board &board = *solitaire::findBoard("triangle");
        const solitaire::Solitaire puzzle(board, 0, std::nullopt);
        PlainGame &plain = PlainGame::onTriangle();
        for (Pegs pegs = 1; pegs <= board.allHoles(); ++pegs) {
            const std::set<std::string> &reached = plain.lastHoles(puzzle.write(puzzle.position(pegs)));
            for (int end = 0; end < board.holes(); ++end) {
                for (const solitaire::Pagoda &pagoda : solitaire::pagodas(board, end))
                    QVERIFY(pagoda.slack(pegs) >= 0 || !reached.contains(board.nameOf(end)));
            }
        }
    }

    /// No jump increases the worth, by the definition of a pagoda function.
    void noJumpRaisesTheWorth()
    {
        for (const solitaire::Board *const board : solitaire::boards()) {
            for (const int end : {0, board->classicHole()}) {
                const Pegs start = board->allHoles() & ~solitaire::bit(board->classicHole());
                for (const auto &pagodas :
                     {solitaire::pagodas(*board, end),
                      solitaire::tightPagodas(*board, start, end, [] { return true; })}) {
                    for (const solitaire::Pagoda &pagoda : pagodas) {
                        for (const solitaire::Jump &jump : board->jumps())
                            QVERIFY(pagoda.value(jump.from) + pagoda.value(jump.over) >=
                                    pagoda.value(jump.to));
                    }
                }
            }
        }
    }

    /// If a game exists, the linear program has a solution, and no function refutes a position of the game.
    void theLinearProgramForbidsNothingPossible()
    {
        const solitaire::Board &board = *solitaire::findBoard("triangle");
        const solitaire::Solitaire puzzle(board, 0, std::nullopt);
        const solitaire::Problem problem(puzzle, puzzle.start());
        const solitaire::LostPositions<solitaire::JumpTable> lost(problem, [] { return true; });
        PlainGame &plain = PlainGame::onTriangle();
        int refuted = 0, known = 0;
        for (const std::string &text : plain.reachable(puzzle.write(puzzle.start()))) {
            const Pegs pegs = puzzle.pegs(games::game("triangle:" + text).position);
            const std::set<std::string> &reached = plain.lastHoles(text);
            for (int end = 0; end < board.holes(); ++end) {
                const solitaire::LinearProgram program(board, pegs, end);
                QVERIFY(program.isFeasible() || !reached.contains(board.nameOf(end)));
                const auto refutation = program.refutation();
                QVERIFY(!refutation || refutation->sum(pegs) < refutation->value(end));
                refuted += refutation.has_value();
            }
            QVERIFY(reached.empty() || !lost.has(pegs));
            known += lost.has(pegs);
        }
        QVERIFY(refuted > 0 && known > 0);
    }

    /// The bounds of a function refute no winnable position of the triangle. A fifth of the positions are
    /// tested.
    void jumpBoundsForbidNothingPossible()
    {
        const solitaire::Board &board = *solitaire::findBoard("triangle");
        PlainGame &plain = PlainGame::onTriangle();
        int refuted = 0;
        for (const std::optional<int> end : {std::optional<int>(), std::optional(0), std::optional(4)}) {
            const solitaire::Solitaire puzzle(board, 0, end);
            for (Pegs pegs = 1; pegs <= board.allHoles(); pegs += 5) {
                const core::Position position = puzzle.position(pegs);
                const solitaire::Problem problem(puzzle, position);
                if (!problem.impossibility().empty() || !solitaire::pagodaBetweenJumps(problem))
                    continue;
                const std::set<std::string> &reached = plain.lastHoles(puzzle.write(position));
                QVERIFY(end ? !reached.contains(board.nameOf(*end)) : reached.empty());
                ++refuted;
            }
        }
        QVERIFY(refuted > 0);
    }

    /// No pagoda function refutes these eight starts by the empty hole and the last hole alone. The values
    /// written on the holes are checked by definition.
    void theDiamondFromATipOrBesideTheMiddle_data()
    {
        QTest::addColumn<QByteArray>("hole");
        for (const char *hole : {"15", "51", "59", "95", "45", "54", "56", "65"})
            QTest::newRow(hole) << QByteArray(hole);
    }
    void theDiamondFromATipOrBesideTheMiddle()
    {
        QFETCH(QByteArray, hole);
        const std::string line = "diamond,hole=" + hole.toStdString();
        const Outcome outcome = games::solve("memory", line);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        const core::Game game = games::game(line);
        const solitaire::Board &board = games::rules(game).board();
        std::map<int, int> values = writtenValues(outcome.reason);
        const auto value = [&](int one) { return values[board.cell(one)]; };
        int all = 0;
        for (int one = 0; one < board.holes(); ++one)
            all += board.nameOf(one) == line.substr(line.size() - 2) ? 0 : value(one);
        int afterFirst = std::numeric_limits<int>::min(), beforeLast = std::numeric_limits<int>::max();
        for (const solitaire::Jump &jump : board.jumps()) {
            const int pair = value(jump.from) + value(jump.over);
            QVERIFY(pair >= value(jump.to));
            if (board.nameOf(jump.to) == hole.toStdString())
                afterFirst = std::max(afterFirst, all - pair + value(jump.to));
            const Pegs start = board.allHoles() & ~solitaire::bit(*board.holeNamed(hole.toStdString()));
            if (solitaire::positionClass(board).possibleEnds(start) & solitaire::bit(jump.to))
                beforeLast = std::min(beforeLast, pair);
        }
        QVERIFY(afterFirst < beforeLast);
        const QString explanation = session::translated(outcome.reason);
        QVERIFY(explanation.contains(u"at most %1,"_s.arg(afterFirst)));
        QVERIFY(explanation.contains(u"at least %1:"_s.arg(beforeLast)));
    }
};

TEST_SUITE(ClassesTest)
#include "tst_classes.moc"

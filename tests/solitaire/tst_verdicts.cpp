// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"
#include "solitaire/problem.h"
#include "solitaire/proofs/linearprogram.h"

using namespace Qt::StringLiterals;
using core::Judgement;

namespace {

Judgement judged(const core::Game &game)
{
    tests::SerialContext context;
    return solitaire::kind().judge(*game.puzzle, game.position, context);
}

core::Hint hint(const core::Game &game)
{
    tests::SerialContext context;
    return solitaire::kind().hint(*game.puzzle, game.position, context);
}

/// Returns the verdict found by a plain search through all games; `end` is the hole for the last peg, or empty if any
/// will do.
Judgement::Verdict expected(const core::Game &game, const std::string &end, PlainGame &plain)
{
    const std::string position = game.puzzle->write(game.position);
    const std::set<std::string> &holes = plain.lastHoles(position);
    if (end.empty() ? holes.empty() : !holes.contains(end))
        return Judgement::Unsolvable;
    return PlainGame::pegs(position).size() == 1 ? Judgement::Solved : Judgement::Solvable;
}

} // namespace

/// Tests the verdict on a position during play, and the hint.
class VerdictsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionOfTheTriangle()
    {
        PlainGame &plain = PlainGame::onTriangle();
        for (const std::string end : {"", "11", "32"}) {
            const core::Game board = games::game(end.empty() ? "triangle" : "triangle,end=" + end);
            int solvable = 0;
            for (const std::string &position : plain.reachable(board.puzzle->write(board.position))) {
                const core::Game one =
                    games::game("triangle" + (end.empty() ? end : ",end=" + end) + ':' + position);
                const Judgement judgement = judged(one);
                QCOMPARE(judgement.verdict, expected(one, end, plain));
                QVERIFY(!session::translated(judgement.why).isEmpty());
                solvable += judgement.verdict == Judgement::Solvable;
            }
            QVERIFY(end == "32" || solvable > 30);
        }
    }

    /// No quick method decides these four starts of Wiegleb's board; the positions after their two forced
    /// jumps are lost, too. A last peg in another hole is still possible.
    void wieglebsLostStarts()
    {
        for (const std::string hole : {"15", "51", "59", "95"}) {
            core::Game now = games::game("wiegleb,hole=" + hole + ",end=" + hole);
            for (int jumps = 0; jumps < 3; ++jumps) {
                QCOMPARE(judged(now).verdict, Judgement::Unsolvable);
                const std::vector<core::Path> moves = now.puzzle->moves(now.position);
                QCOMPARE(moves.size() == 1, jumps < 2);
                now.position = core::after(now.position, moves.front());
            }
        }
        QCOMPARE(judged(games::game("wiegleb,hole=15,end=45")).verdict, Judgement::Solvable);
    }

    /// If the last peg may be anywhere, the worth of one hole proves nothing alone: the reason excludes the others, too.
    /// The position class allows a hole and those three, six, … rows or columns from it, and each of them needs a proof.
    void everyHoleIsExcluded()
    {
        const std::string line = "english:--OO.--/--OOO--/O.O...O/OO.O.OO/OO...OO/--OOO--/--O.O--";
        const core::Game anywhere = games::game(line);
        const solitaire::Problem problem(games::rules(anywhere), anywhere.position);
        const int others = solitaire::countPegs(problem.possibleEnds) - 1;
        QVERIFY(others > 0);
        const Judgement judgement = judged(anywhere);
        QCOMPARE(judgement.verdict, Judgement::Unsolvable);
        const QString why = session::translated(judgement.why);
        QVERIFY2(why.contains(QStringLiteral("in %1 more hole").arg(others)), qPrintable(why));
        for (int end = 0; end < problem.board.holes(); ++end) {
            if (problem.possibleEnds & solitaire::bit(end))
                QVERIFY(solitaire::refutation(problem.board, problem.from, end).has_value());
        }
    }

    /// Random positions with few pegs have the verdict of the plain search.
    void smallEnglishPositions()
    {
        core::Random random(11);
        PlainGame plain(false);
        int solvable = 0;
        for (int i = 0; i < 300; ++i) {
            const core::Game board = games::game(i % 2 ? "english" : "english,end=44");
            const solitaire::Solitaire &rules = games::rules(board);
            // Backward jumps from a last peg give positions that are often solvable; then one peg may be
            // added or removed.
            solitaire::Pegs pegs = solitaire::bit(rules.board().classicHole());
            for (int jump = 0; jump < 9; ++jump) {
                const auto &jumps = rules.board().jumps();
                const solitaire::Jump &back = jumps[random.below(jumps.size())];
                if ((pegs & back.mask) == solitaire::bit(back.to))
                    pegs ^= back.mask;
            }
            if (random.below(2) == 0)
                pegs ^= solitaire::bit(int(random.below(33)));
            if (pegs == 0)
                continue;
            const core::Game one{board.puzzle, rules.position(pegs)};
            const Judgement judgement = judged(one);
            QCOMPARE(judgement.verdict, expected(one, i % 2 ? "" : "44", plain));
            solvable += judgement.verdict == Judgement::Solvable;
        }
        QVERIFY(solvable > 50 && solvable < 250);
    }

    /// All positions of a game from the middle to the middle are solvable.
    void aGameFromTheMiddleToTheMiddle()
    {
        const core::Game board = games::game("english,end=44");
        tests::SerialContext context;
        const core::Outcome solution = games::solve("memory", board, core::Goal::First, context);
        core::Game now = board;
        QCOMPARE(judged(now).verdict, Judgement::Solvable);
        for (std::size_t step = 0; step < solution.path.size(); step += 2) {
            now.position = core::after(now.position, std::span(solution.path).subspan(step, 2));
            QCOMPARE(judged(now).verdict,
                     step + 2 < solution.path.size() ? Judgement::Solvable : Judgement::Solved);
        }
    }

    /// Every English position reached in random play has a verdict, and a lost game remains lost.
    void everyEnglishPositionIsJudged_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"english", "english,end=44", "english,hole=13", "english,hole=24,end=24"})
            QTest::newRow(line) << QByteArray(line);
    }
    void everyEnglishPositionIsJudged()
    {
        QFETCH(QByteArray, line);
        const core::Game board = games::game(line.toStdString());
        core::Random random(4);
        bool wasLost = false;
        core::Game now = board;
        for (std::vector<core::Path> moves = board.puzzle->moves(board.position); !moves.empty();
             moves = now.puzzle->moves(now.position)) {
            now.position = core::after(now.position, moves[random.below(moves.size())]);
            const Judgement::Verdict verdict = judged(now).verdict;
            QVERIFY(verdict != Judgement::Unknown);
            QVERIFY(!wasLost || verdict == Judgement::Unsolvable);
            wasLost = verdict == Judgement::Unsolvable;
        }
    }

    void hintsLeadToTheEnd_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"english", "english,end=44", "triangle", "asymmetric"})
            QTest::newRow(line) << QByteArray(line);
    }
    void hintsLeadToTheEnd()
    {
        QFETCH(QByteArray, line);
        core::Game board = games::game(line.toStdString());
        int jumps = 0;
        for (; !board.puzzle->solved(board.position); ++jumps) {
            const core::Hint next = hint(board);
            QVERIFY2(!next.path.empty(), qPrintable(session::translated(next.why)));
            QVERIFY(!session::translated(next.why).isEmpty());
            board.position = core::after(board.position, next.path);
        }
        QCOMPARE(jumps, int(board.position.size()) - 2);
    }

    void aLostPositionHasNoHint()
    {
        const core::Game lost =
            games::game("english:--O.O--/--...--/O.....O/......./O.....O/--...--/--O.O--");
        QCOMPARE(judged(lost).verdict, Judgement::Unsolvable);
        QVERIFY(hint(lost).path.empty());
        QVERIFY(!session::translated(hint(lost).why).isEmpty());
    }
};

TEST_SUITE(VerdictsTest)
#include "tst_verdicts.moc"

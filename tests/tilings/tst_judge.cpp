// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "tilings/boards.h"

using core::Judgement;
using tests::SerialContext;

namespace {

Judgement judge(const std::string &line)
{
    const core::Game game = boards::game(line);
    SerialContext context;
    return tilings::kind().judge(*game.puzzle, game.position, context);
}

} // namespace

class TilingJudgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void impossibilityIsProvedWithoutASearch_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, const char *part) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(part);
        };
        row("tiling:4x5,tetrominoes", "All pieces must be used");
        row("tiling:6x10,pieces=FILNPTUVWXYZO", "All pieces must be used");
        row("tiling:4x5,pieces=IOTSL", "like a chequerboard");
        row("tiling:3x7,tetrominoes:m....../......./.......", "like a chequerboard");
        row("tiling:6x6,pieces=L*9", "every second row");
        row("tiling:2x6,pieces=II,closed=1.2-2.2+1.4-2.4", "too small");
        row("tiling:3x4,pieces=III,closed=2.1-3.1", "All pieces must be used");
        row("tiling:3x5,pieces=III,closed=1.3-3.3", "cannot fill a hole");
    }
    void impossibilityIsProvedWithoutASearch()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, part);
        const Judgement judgement = judge(line.toStdString());
        QCOMPARE(judgement.verdict, Judgement::Unsolvable);
        QVERIFY2(QByteArray(judgement.why.text.source).contains(part), judgement.why.text.source);
        const core::Game game = boards::game(line.toStdString());
        for (const core::Solver &solver : tilings::kind().solvers) {
            SerialContext context;
            const core::Outcome outcome = boards::solve(game, solver.id, core::Goal::First, context);
            QCOMPARE(outcome.verdict, core::Outcome::Impossible);
            QCOMPARE(outcome.stats.nodes, std::uint64_t(0));
            QVERIFY(outcome.reason.text.source == judgement.why.text.source ||
                    QByteArray(outcome.reason.text.source) == judgement.why.text.source);
        }
    }

    void theChequerboardIsCounted()
    {
        const Judgement judgement = judge("tiling:4x5,pieces=IOTSL");
        QCOMPARE(std::get<long long>(judgement.why.arguments[0]), 10LL);
        QCOMPARE(std::get<long long>(judgement.why.arguments[1]), 10LL);
        // The T makes the difference of 2.
        QCOMPARE(std::get<std::string>(judgement.why.arguments[2]), std::string("2"));
        QCOMPARE(judgement.why.marks.size(), std::size_t(10));
        for (const core::Mark &mark : judgement.why.marks)
            QVERIFY(mark.role == core::Role::Region && (mark.cell / 5 + mark.cell % 5) % 2 == 0);
    }

    void positionsNotRefutedAreSearched()
    {
        QCOMPARE(judge("tiling:5x5,pieces=FTXYZ").verdict, Judgement::Unsolvable);
        QVERIFY(QByteArray(judge("tiling:5x5,pieces=FTXYZ").why.text.source).contains("were tried"));
        QCOMPARE(judge("tiling:6x10,pentominoes").verdict, Judgement::Solvable);
        QCOMPARE(judge("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII").verdict, Judgement::Solved);
    }

    void rulesInForceAreListed()
    {
        SerialContext context;
        core::Outcome outcome =
            boards::solve(boards::game("tiling:5x5,pieces=FTXYZ"), "cells", core::Goal::First, context);
        QVERIFY(QByteArray(outcome.reason.text.source).contains("turned over freely"));
        outcome = boards::solve(boards::game("tiling:5x5,pieces=FTXYZ,fixed=FZ"), "cover", core::Goal::All,
                                context);
        QVERIFY(QByteArray(outcome.reason.text.source).contains("never turned over"));
        QCOMPARE(std::get<std::string>(outcome.reason.arguments[0]), std::string("FZ"));
    }

    void aShortSearchMayBeUndecided()
    {
        const core::Game game = boards::game("tiling:6x10,pentominoes");
        SerialContext context;
        context.stopAfter(0);
        QCOMPARE(tilings::kind().judge(*game.puzzle, game.position, context).verdict, Judgement::Solvable);
        const core::Game large = boards::game("tiling:20x20,pieces=F*20W*20X*20Z*20");
        SerialContext stopping;
        stopping.stopAfter(1);
        QCOMPARE(tilings::kind().judge(*large.puzzle, large.position, stopping).verdict, Judgement::Unknown);
    }

    /// Following the hints solves the board.
    void hintsSolveTheBoard()
    {
        core::Game game = boards::game("tiling:6x10,pentominoes");
        for (int laid = 0; laid < 12; ++laid) {
            SerialContext context;
            const core::Hint hint = tilings::kind().hint(*game.puzzle, game.position, context);
            QCOMPARE(hint.path.size(), std::size_t(1));
            QVERIFY(!core::legalMove(*game.puzzle, game.position, hint.path[0]).empty());
            game.position = core::after(game.position, hint.path);
        }
        QVERIFY(game.puzzle->solved(game.position));
    }

    /// No solution of 3 x 7 has the bar alone in the middle row, so the hint takes it up.
    void hintsTakeUpPiecesInTheWay()
    {
        const core::Game game = boards::game("tiling:3x7,tetrominoes:OO...../OOIIII./.......");
        SerialContext context;
        const core::Hint hint = tilings::kind().hint(*game.puzzle, game.position, context);
        QCOMPARE(game.puzzle->spell(game.position, hint.path), std::string("I@-"));
        QVERIFY(QByteArray(hint.why.text.source).contains("without it"));
    }

    void remarksNameTheReason()
    {
        const auto remark = [](const char *line) {
            const core::Game game = boards::game(line);
            return tilings::kind().remark(*game.puzzle, game.position);
        };
        QVERIFY(remark("tiling:3x7,tetrominoes:.m...../......./.......").empty());
        QVERIFY(!remark("tiling:3x7,tetrominoes:m....../......./.......").empty());
        QVERIFY(remark("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII").empty());
    }
};

TEST_SUITE(TilingJudgeTest)
#include "tst_judge.moc"

// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

namespace {

std::string written(const core::Kind &kind, const core::LineReading &reading,
                    std::span<const core::Step> moves)
{
    const auto &game = std::get<core::Game>(reading.reading);
    return core::writeLine(kind, *game.puzzle, core::after(game.position, moves));
}

/// Returns a method's solution of the first board that it solves within the budget; the board is null if
/// there is none.
std::pair<const Board *, core::Path> solved(const core::Kind &kind, const core::Solver &solver)
{
    for (const Board &board : boards()) {
        const core::Puzzle &puzzle = *board.game.puzzle;
        if (board.kind != &kind ||
            (solver.unsuitable && !solver.unsuitable(puzzle, board.game.position, {}).empty()))
            continue;
        tests::SerialContext context;
        context.stopAfter(mostCalls);
        const core::Task task{
            core::Goal::First, board.game.position, {}, core::Values(solver.options), 1, false};
        core::Outcome outcome = solver.solve(puzzle, task, context);
        if (outcome.verdict == core::Outcome::Solved && !outcome.path.empty())
            return {&board, std::move(outcome.path)};
    }
    return {};
}

} // namespace

/// Tests a position line followed by a line of moves, as a copied solution is written.
class SolutionTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void solutionsAreReadBack_data()
    {
        QTest::addColumn<const core::Kind *>("kind");
        QTest::addColumn<const core::Solver *>("solver");
        for (const core::Kind *kind : kindsUnderContract()) {
            for (const core::Solver &solver : kind->solvers) {
                if (solver.reaches(core::Goal::First))
                    QTest::addRow("%s %s", kind->id, solver.id) << kind << &solver;
            }
        }
    }
    void solutionsAreReadBack()
    {
        QFETCH(const core::Kind *, kind);
        QFETCH(const core::Solver *, solver);
        const auto [board, path] = solved(*kind, *solver);
        if (m_ended.note(*kind, *solver, !board))
            return;
        const core::Position &from = board->game.position;
        const std::string text = core::writeLineAndMoves(*kind, *board->game.puzzle, from, path);
        for (const QString &ending : {QStringLiteral("\n"), QStringLiteral("\r\n")}) {
            const QString mailed = u' ' + QString::fromStdString(text).replace(u'\n', ending) + ending;
            const core::LineReading read = core::readLineAndMoves(kindsUnderContract(), mailed.toStdString());
            QCOMPARE(read.kind, kind);
            QVERIFY(std::holds_alternative<core::Game>(read.reading));
            QCOMPARE(written(*kind, read, {}), core::writeLine(*kind, *board->game.puzzle, from));
            QCOMPARE(written(*kind, read, read.moves),
                     core::writeLine(*kind, *board->game.puzzle, core::after(from, path)));
            QCOMPARE(core::countMoves(read.moves), core::countMoves(core::wholeMoves(path)));
        }
    }

    /// Two pegs stand in a row: the left one jumps, or the right one.
    void movesAreReadAfterTheLine()
    {
        const std::string line = "solitaire:english:--...--/--...--/......./.OO..../......./--...--/--...--";
        const core::LineReading read = core::readLineAndMoves(kindsUnderContract(), line + "\n42r\n");
        QCOMPARE(read.moves.size(), 2U); // the jump, and the captured peg
        const auto &game = std::get<core::Game>(read.reading);
        QVERIFY(game.puzzle->solved(core::after(game.position, read.moves)));
        QVERIFY(core::readLineAndMoves(kindsUnderContract(), line + "\n \n").moves.empty());
        // Moves are read even if a mail program has wrapped their line.
        const core::LineReading broken = core::readLineAndMoves(
            kindsUnderContract(),
            "solitaire:english:--...--/--...--/......./OO.O.../......./--...--/--...--\n41r\n43r");
        QCOMPARE(core::countMoves(broken.moves), 2U);
    }

    void faultsAreInTheirLine()
    {
        const std::string line = "taquin:3x3:1 2 3 4 5 6 0 7 8";
        const auto fault = [](const std::string &text) {
            const core::LineReading read = core::readLineAndMoves(kindsUnderContract(), text);
            const auto *found = std::get_if<core::Fault>(&read.reading);
            return found ? int(found->at) : -1;
        };
        QCOMPARE(fault(line + "\nrr"), -1);
        QCOMPARE(fault(line + "\n\nrx"), int(line.size()) + 3);
        QCOMPARE(fault("taquin:3x3:1 2 3 4 5 6 0 7 7\nrr"), int(line.size()) - 1);
        QVERIFY(fault(std::string(core::longestLine, ' ') + line) >= 0);
    }

    void cleanupTestCase() { QCOMPARE(m_ended.differences({}), QString()); }

private:
    EndedByBudget m_ended;
};

TEST_SUITE(SolutionTexts)

#include "tst_solutiontexts.moc"

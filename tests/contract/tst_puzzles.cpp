// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

#include "core/random.h"

#include <QSet>

using tests::SerialContext;

namespace {

core::Judgement::Verdict judged(const Board &board, const core::Position &position)
{
    SerialContext context;
    context.stopAfter(mostCalls);
    return board.kind->judge(*board.game.puzzle, position, context).verdict;
}

std::string textOf(const core::Reading &reading, const core::Kind &kind)
{
    const auto *game = std::get_if<core::Game>(&reading);
    return game ? core::writeLine(kind, *game->puzzle, game->position) : "fault";
}

/// Returns the positions of a random walk; presets show few of them.
std::vector<core::Position> nearby(const Board &board)
{
    core::Random random(1);
    std::vector<core::Position> positions = {board.game.position};
    while (std::ssize(positions) < tests::sample(50, 15)) {
        const std::vector<core::Path> moves = board.game.puzzle->moves(positions.back());
        if (moves.empty())
            break;
        positions.push_back(core::after(positions.back(), moves[random.below(moves.size())]));
    }
    return positions;
}

/// Returns whether the line asks for a random board.
bool isDealt(const Board &board)
{
    return board.line.find(",deal=") != std::string::npos;
}

} // namespace

/// Tests the contract of every puzzle.
class Puzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The window offers every puzzle of the command line, in the same order.
    void theListsAgree()
    {
        std::vector<const core::Kind *> shown;
        for (const ui::PuzzleUi *puzzle : app::puzzles())
            shown.push_back(puzzle->kind);
        QCOMPARE(shown, std::vector<const core::Kind *>(app::kinds().begin(), app::kinds().end()));
    }

    /// The bounds in the command line's list are those that a position line accepts.
    void listedBoundsAreThoseOfALine()
    {
        for (const core::Kind *kind : kindsUnderContract()) {
            for (const core::Option &option : kind->options) {
                if (option.type != core::Option::Integer)
                    continue;
                const long long highest = std::max(option.highest, option.highestInLine);
                for (const long long value : {option.lowest - 1, option.lowest, highest, highest + 1}) {
                    core::Values values(kind->options);
                    values.set(option.id, std::to_string(value));
                    const std::string line = kind->compose(values);
                    const bool taken = std::holds_alternative<core::Game>(kind->parse(line, {}));
                    QVERIFY2(taken == (value >= option.lowest && value <= highest), line.c_str());
                }
            }
        }
    }

    void kindsAreComplete()
    {
        QSet<QString> ids;
        for (const core::Kind *kind : kindsUnderContract()) {
            QVERIFY(!ids.contains(QString::fromUtf8(kind->id)));
            ids.insert(QString::fromUtf8(kind->id));
            QVERIFY(kind->name && kind->about && kind->rules && !kind->presets.empty() &&
                    !kind->solvers.empty());
            QVERIFY(kind->parse && kind->compose && kind->describe && kind->preferred && kind->judge &&
                    kind->hint);
            QVERIFY(!kind->defaultDeal || kind->deal(kind->defaultDeal));
            for (const core::Option &option : kind->options)
                QVERIFY2(option.name && core::check(option, option.initial).empty(), option.id);
            for (const core::Deal &deal : kind->deals)
                QVERIFY2(deal.name && deal.about && core::check(deal.count, deal.count.initial).empty(),
                         deal.id);
        }
    }

    void boardsAreValid_data() { addBoards(); }
    void boardsAreValid()
    {
        const Board &board = current();
        QVERIFY2(board.game.puzzle, board.line.c_str());
        const core::Grid grid = board.game.puzzle->grid();
        QVERIFY(grid.columns > 0 && grid.rows > 0 && grid.size() <= 32767);
        QVERIFY(!board.game.position.empty());
        QCOMPARE(board.game.puzzle->start().size(), board.game.position.size());
        QCOMPARE(board.game.puzzle->dealing() != nullptr, isDealt(board));
        for (const core::Place &place : board.game.position)
            QVERIFY(place.cell >= core::Place::box && place.cell < grid.size());
    }

    /// The options in the window's form describe the board completely.
    void optionsDescribeTheBoard_data() { addBoards(); }
    void optionsDescribeTheBoard()
    {
        const Board &board = current();
        const core::Values values = board.kind->describe(*board.game.puzzle);
        for (const core::Option &option : board.kind->options)
            QVERIFY2(core::check(option, values.text(option.id)).empty(), option.id);
        const core::Reading again = board.kind->parse(board.kind->compose(values), {});
        QVERIFY(std::holds_alternative<core::Game>(again));
        QVERIFY(board.kind->describe(*std::get<core::Game>(again).puzzle) == values);
    }

    void textsAreReadBack_data() { addBoards(); }
    void textsAreReadBack()
    {
        const Board &board = current();
        for (const core::Position &position : nearby(board)) {
            const std::string line = core::writeLine(*board.kind, *board.game.puzzle, position);
            const core::LineReading reading = core::readLine(kindsUnderContract(), line);
            QVERIFY(reading.kind == board.kind);
            QCOMPARE(textOf(reading.reading, *board.kind), line);
        }
        const core::Reading start = board.kind->parse(board.game.puzzle->options(), {});
        const core::Puzzle &puzzle = *board.game.puzzle;
        QCOMPARE(textOf(start, *board.kind), core::writeLine(*board.kind, puzzle, puzzle.start()));
    }

    void movesAreSteps_data() { addBoards(); }
    void movesAreSteps()
    {
        const Board &board = current();
        const core::Puzzle &puzzle = *board.game.puzzle;
        for (core::Position position : nearby(board)) {
            for (const core::Path &move : puzzle.moves(position)) {
                QVERIFY(!move.empty() && move.back().closes);
                core::Position then = position;
                for (const core::Step &step : move) {
                    QVERIFY(step.from == then[std::size_t(step.piece)]);
                    QVERIFY(!(step.to == step.from) && step.to.cell < puzzle.grid().size());
                    core::advance(then, step);
                }
                QVERIFY(!core::legalMove(puzzle, position, move.front()).empty());
                const auto read = puzzle.replay(position, puzzle.spell(position, move));
                QVERIFY(std::holds_alternative<core::Path>(read));
                QVERIFY(std::get<core::Path>(read) == move);
                QVERIFY(core::after(then, core::reversed(move)) == position);
            }
        }
    }

    /// Steps that are not legal moves are explained.
    void refusalsAreExplained_data() { addBoards(); }
    void refusalsAreExplained()
    {
        constexpr int tries = 2000;
        const Board &board = current();
        const core::Puzzle &puzzle = *board.game.puzzle;
        const core::Position &position = board.game.position;
        core::Random random(2);
        int refused = 0;
        for (int i = 0; i < tries; ++i) {
            const auto piece = std::int16_t(random.below(position.size()));
            const auto cell = std::int16_t(random.below(std::uint64_t(puzzle.grid().size())));
            const core::Step step{piece, position[std::size_t(piece)], {cell}};
            if (step.to == step.from || !core::legalMove(puzzle, position, step).empty())
                continue;
            ++refused;
            QVERIFY2(isSound(puzzle.why(position, step), puzzle.grid()), qPrintable(words(puzzle, step)));
        }
        // A puzzle that refuses no move remarks on mistakes afterwards.
        QVERIFY(refused > 0 || board.kind->remark);
    }

    /// A deal checks often whether to stop, and no more once it is stopped.
    void dealsStopOnRequest()
    {
        class AskLimit : public core::NullContext {
        public:
            explicit AskLimit(int asks) : m_asks(asks) {}
            bool keepGoing(const core::Stats &) override { return ++m_asked <= m_asks; }
            int asked() const { return m_asked; }

        private:
            int m_asks;
            int m_asked = 0;
        };
        const std::string longest[] = {"dogs:4x4,deal=unique,count=2", "taquin:9x9,deal=walk,count=1000000",
                                       "taquin:9x9,deal=even,count=1000000",
                                       "taquin:9x9,deal=cycles,count=1000000"};
        for (const std::string &line : longest) {
            AskLimit endless(1'000'000);
            AskLimit little(3);
            {
                const core::DealCancellation waits(endless);
                core::readLine(kindsUnderContract(), line);
            }
            {
                const core::DealCancellation waits(little);
                core::readLine(kindsUnderContract(), line);
            }
            QVERIFY2(endless.asked() > 200, line.c_str());
            QCOMPARE(little.asked(), 4);
        }
    }

    void dealsNeverChange_data() { addBoards(isDealt); }
    void dealsNeverChange()
    {
        const Board &board = current();
        const core::Dealing *dealing = board.game.puzzle->dealing();
        QVERIFY(dealing);
        const core::Reading again = board.kind->parse(board.game.puzzle->options(), {});
        const auto &game = std::get<core::Game>(again);
        QVERIFY(game.position == board.game.position);
        QVERIFY(game.puzzle->dealing()->path == dealing->path);
        core::Position position = dealing->from;
        for (const core::Step &step : dealing->path) {
            QVERIFY(step.from == position[std::size_t(step.piece)]);
            core::advance(position, step);
        }
        QVERIFY(position == board.game.puzzle->start());
    }

    void hintsKeepTheGoalInReach_data() { addBoards(); }
    void hintsKeepTheGoalInReach()
    {
        const Board &board = current();
        const core::Puzzle &puzzle = *board.game.puzzle;
        const core::Position &position = board.game.position;
        const auto verdict = judged(board, position);
        QCOMPARE(verdict == core::Judgement::Solved, puzzle.solved(position));
        if (m_ended.note(board.kind->id, verdict == core::Judgement::Unknown))
            return;
        SerialContext context;
        const core::Hint hint = board.kind->hint(puzzle, position, context);
        QVERIFY(isSound(hint.why, puzzle.grid()));
        if (verdict != core::Judgement::Solvable) { // solved or lost, as the sentence says
            QVERIFY(hint.path.empty());
            return;
        }
        QVERIFY(!hint.path.empty() && hint.path.back().closes);
        const std::vector<core::Path> moves = puzzle.moves(position);
        QVERIFY(std::ranges::find(moves, hint.path) != moves.end());
        const auto then = judged(board, core::after(position, hint.path));
        QVERIFY(then == core::Judgement::Solvable || then == core::Judgement::Solved);
    }

    /// Whether MacMahon's squares can be laid is not decided within the budget of a verdict.
    void cleanupTestCase()
    {
        QCOMPARE(m_ended.differences({{"hintsKeepTheGoalInReach", {{"dogs", 1}}}}), QString());
    }

private:
    static const Board &current()
    {
        QFETCH(int, board);
        return boards()[std::size_t(board)];
    }
    static QString words(const core::Puzzle &puzzle, const core::Step &step)
    {
        return QStringLiteral("piece %1 to cell %2 of %3")
            .arg(step.piece)
            .arg(step.to.cell)
            .arg(QString::fromStdString(puzzle.options()));
    }

    EndedByBudget m_ended;
};

TEST_SUITE(Puzzles)
#include "tst_puzzles.moc"

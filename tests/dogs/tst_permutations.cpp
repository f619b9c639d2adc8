// SPDX-License-Identifier: MIT
#include "core/squarename.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"

using core::Event;
using core::Goal;
using core::Outcome;
using tests::dogGame;
using tests::SerialContext;

namespace {

const core::Solver &permutations()
{
    return *dogs::kind().solver("permutations");
}

Outcome runPermutations(const core::Game &game, core::SearchContext &context, Goal goal = Goal::First,
                        bool traced = false)
{
    return permutations().solve(*game.puzzle, {goal, game.position, {}, {}, 1, traced}, context);
}

QString captionOf(const core::Game &game, const core::Position &position)
{
    return QString::fromStdString(core::textOf(dogs::kind().caption(*game.puzzle, position)));
}

/// Counts the events of a watched search, which are too many to store.
class Counter : public SerialContext {
public:
    bool record(std::span<const Event> events) override
    {
        for (const Event &event : events) {
            frames += event.endsFrame();
            refused += event.type == Event::Refused;
            solved += event.type == Event::Solution;
        }
        return true;
    }

    std::uint64_t frames = 0;
    std::uint64_t refused = 0;
    std::uint64_t solved = 0;
};

} // namespace

/// Tests the course's own search against each figure in its document.
class Permutations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstSolution()
    {
        const core::Game game = dogGame("dogs:3x3");
        SerialContext context;
        const Outcome outcome = runPermutations(game, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.nodes, 1647365);
        const core::Position end = core::after(game.position, outcome.path);
        QCOMPARE(captionOf(game, end), QStringLiteral("219358674"));
        const dogs::Board board = static_cast<const dogs::Dogs &>(*game.puzzle).board(end);
        const int halves[9][4] = {{4, 1, 3, 2},   {4, -2, 3, -1},   {-3, -2, -4, 2},
                                  {-3, 4, -2, 1}, {-3, 2, 1, -4},   {4, -3, 1, -2},
                                  {2, 4, 1, 3},   {-1, -3, -2, -4}, {-1, 4, 1, 3}};
        for (int cell = 0; cell < 9; ++cell) {
            for (const dogs::Side side : dogs::sides)
                QCOMPARE(int(board.half(cell, side)), halves[cell][side]);
        }
    }

    void allSolutionsInTheirOrder()
    {
        const core::Game game = dogGame("dogs:3x3");
        SerialContext context;
        const Outcome outcome = runPermutations(game, context, Goal::All);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.nodes, 12598048);
        QCOMPARE(outcome.stats.solutions, 16);
        QCOMPARE(outcome.stats.done, 1.0);
        QStringList found;
        for (const SerialContext::Solution &solution : context.solutions()) {
            QVERIFY(game.puzzle->solved(solution.position));
            QVERIFY(core::after(game.position, solution.path) == solution.position);
            found += captionOf(game, solution.position);
        }
        QCOMPARE(found.join(QLatin1Char(' ')),
                 QStringLiteral(
                     "219358674 236751489 294176853 358271496 358671492 423975618 463975218 476853912 "
                     "472853916 632751489 619358274 694172853 816579324 812579364 984157632 984157236"));
    }

    /// The first solution is the 45,255th of the 362,880 permutations; those before it count as done.
    void reportsItsProgress()
    {
        const core::Game game = dogGame("dogs:3x3");
        class Asking : public SerialContext {
        public:
            void reached(const core::Stats &stats) override { done = stats.done; }
            double done = -1;
        } context;
        context.stopAfterSolutions(1);
        const Outcome outcome = runPermutations(game, context, Goal::All);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QCOMPARE(qRound(context.done * 362880), 45254);
    }

    void countingIsTheSameSearch()
    {
        const core::Game game = dogGame("dogs:3x3");
        SerialContext context;
        const Outcome outcome = runPermutations(game, context, Goal::Count);
        QCOMPARE(outcome.stats.nodes, 12598048);
        QCOMPARE(outcome.stats.solutions, 16);
    }

    /// Every test is one frame, and every exchange two, forward and back. Nine cards have 986,400 exchanges:
    /// one for each prefix of a permutation that differs from the prefix before.
    void aViewerSeesEveryTest()
    {
        const core::Game game = dogGame("dogs:3x3");
        Counter counter;
        const Outcome outcome = runPermutations(game, counter, Goal::All, true);
        QCOMPARE(outcome.stats.nodes, 12598048);
        QCOMPARE(counter.solved, 16);
        std::uint64_t exchanges = 0;
        std::uint64_t beginnings = 1;
        for (std::uint64_t left = 9; left > 1; --left) {
            exchanges += beginnings * (left - 1);
            beginnings *= left;
        }
        const std::uint64_t laid = 9;
        QCOMPARE(counter.frames, outcome.stats.nodes + 2 * exchanges + laid);
        // The course's procedure is called 3,149,528 times. Each call follows a test that passed, except the
        // first for each of the 362,880 permutations.
        QCOMPARE(counter.refused, outcome.stats.nodes - (3149528 - 362880));
    }

    /// The search takes the cards off the board first, and its path from the given board is legal.
    void beginsWithAnEmptyBoard()
    {
        const core::Game game = dogGame("dogs:3x3::9 . 2'' . 1 . . . 3'");
        SerialContext context;
        const Outcome outcome = runPermutations(game, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.nodes, 1647365);
        core::Position position = game.position;
        for (const core::Step &step : outcome.path) {
            QCOMPARE(core::legalMove(*game.puzzle, position, step).size(), std::size_t(1));
            core::advance(position, step);
        }
        QVERIFY(game.puzzle->solved(position));
    }

    void boardsOfOtherSizesAreSolved_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto &[columns, rows] :
             {std::pair(2, 2), std::pair(3, 2), std::pair(2, 3), std::pair(4, 2)})
            QTest::addRow("%dx%d", columns, rows) << columns << rows;
    }
    void boardsOfOtherSizesAreSolved()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        core::Random random(11);
        for (int i = 0; i < 10; ++i) {
            const std::string cards = tests::solvableCards(random, columns, rows, 3);
            const core::Game game =
                dogGame("dogs:" + std::to_string(columns) + 'x' + std::to_string(rows) + ':' + cards);
            SerialContext context;
            runPermutations(game, context, Goal::All);
            tests::PlainCards plain = tests::plainCards(game);
            plain.search();
            std::vector<std::string> found;
            for (const SerialContext::Solution &solution : context.solutions())
                found.push_back(game.puzzle->write(solution.position));
            std::vector<std::string> expected = plain.layouts();
            std::ranges::sort(found);
            std::ranges::sort(expected);
            QVERIFY2(found == expected, cards.c_str());
        }
    }

    void anImpossibleSetIsReported()
    {
        SerialContext context;
        const Outcome outcome =
            runPermutations(dogGame("dogs:2x2:1,1,1,1;2,2,2,2;1,1,2,2;-3,1,1,1"), context);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        QVERIFY(!outcome.reason.empty());
    }
};

TEST_SUITE(Permutations)
#include "tst_permutations.moc"

// SPDX-License-Identifier: MIT
#include "bruteforce.h"
#include "holds.h"
#include "randomboards.h"

#include "app/puzzles.h"
#include "core/positionline.h"
#include "support/serialcontext.h"
#include "support/suite.h"

using core::Goal;
using core::Outcome;
using tests::SerialContext;

namespace {

constexpr std::uint64_t mostCalls = 200'000 / 1024; ///< limits the nodes of methods that may never end

/// A nearly completed board, and the line that a counterexample prints.
struct Problem {
    explicit Problem(const core::Kind &one)
        : kind(one), line(drawn::position(kind)), game(drawn::game(kind, line))
    {
        RC_LOG() << line;
    }

    /// Solves the board by this method.
    Outcome solve(const core::Solver &solver, Goal goal, core::SearchContext &context) const
    {
        const core::Task task{goal, game.position, {}, core::Values(solver.options), 1, false};
        return solver.solve(*game.puzzle, task, context);
    }
    bool suits(const core::Solver &solver, Goal goal) const
    {
        return solver.reaches(goal) &&
               (!solver.unsuitable || solver.unsuitable(*game.puzzle, game.position, {}).empty());
    }
    /// Returns whether every move of the path is legal.
    bool isLegal(const core::Path &path) const
    {
        core::Position position = game.position;
        for (auto from = path.begin(); from != path.end();) {
            const auto end =
                std::find_if(from, path.end(), [](const core::Step &step) { return step.closes; });
            if (end == path.end())
                return false;
            const core::Path move(from, end + 1);
            const auto begins = [&](const core::Path &legal) {
                return legal.size() >= move.size() && std::equal(move.begin(), move.end(), legal.begin());
            };
            if (std::ranges::none_of(game.puzzle->moves(position), begins))
                return false;
            position = core::after(position, move);
            from = end + 1;
        }
        return true;
    }

    /// Returns the number of solutions that the method must find. Two of the course's methods ignore the
    /// position: `permutations` altogether, `vinrich` except for the monominoes.
    std::uint64_t solutionsFor(const core::Solver &solver) const
    {
        std::string from = line;
        if (solver.id == std::string_view("permutations"))
            from = core::writeLine(kind, *game.puzzle, game.puzzle->start());
        if (solver.id == std::string_view("vinrich"))
            std::replace_if(
                from.begin() + std::ptrdiff_t(from.rfind(':')), from.end(),
                [](char sign) { return std::string_view(":/.#'m").find(sign) == std::string_view::npos; },
                '.');
        return brute::solutions(from);
    }

    const core::Kind &kind;
    std::string line;
    core::Game game;
};

} // namespace

/// Compares the program's results on small boards with brute force.
class Truth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsAreTrue_data() { addPuzzles(); }
    void verdictsAreTrue()
    {
        QVERIFY(holds("the verdict is true", [] {
            const Problem problem(kind());
            SerialContext context;
            const auto verdict = kind().judge(*problem.game.puzzle, problem.game.position, context).verdict;
            const bool solved = problem.game.puzzle->solved(problem.game.position);
            RC_ASSERT((verdict == core::Judgement::Solved) == solved);
            RC_ASSERT((verdict != core::Judgement::Unsolvable) == (brute::solutions(problem.line) > 0));
            RC_ASSERT(verdict != core::Judgement::Unknown);
            RC_CLASSIFY(solved, "solved");
            RC_CLASSIFY(verdict == core::Judgement::Unsolvable, "unsolvable");
        }));
    }

    void answersSolve_data() { addPuzzles(); }
    void answersSolve()
    {
        QVERIFY(holds("every method's answer solves the board", [] {
            const Problem problem(kind());
            for (const core::Solver &solver : kind().solvers) {
                if (!problem.suits(solver, Goal::First))
                    continue;
                RC_LOG() << ", by " << solver.id;
                SerialContext context;
                context.stopAfter(mostCalls);
                const Outcome outcome = problem.solve(solver, Goal::First, context);
                if (outcome.verdict == Outcome::Stopped)
                    continue;
                RC_ASSERT((outcome.verdict == Outcome::Solved) == (problem.solutionsFor(solver) > 0));
                if (outcome.verdict != Outcome::Solved)
                    continue;
                RC_ASSERT(problem.isLegal(outcome.path));
                RC_ASSERT(problem.game.puzzle->solved(core::after(problem.game.position, outcome.path)));
                if (solver.id == std::string_view("optimal"))
                    RC_ASSERT(int(core::countMoves(outcome.path)) == *brute::fewestMoves(problem.line));
            }
        }));
    }

    void countsAreTrue_data() { addPuzzles(); }
    void countsAreTrue()
    {
        QVERIFY(holds("as many solutions are counted as listed, and as there are", [] {
            const Problem problem(kind());
            for (const core::Solver &solver : kind().solvers) {
                if (!problem.suits(solver, Goal::All) || !problem.suits(solver, Goal::Count))
                    continue;
                RC_LOG() << ", by " << solver.id;
                SerialContext context;
                context.stopAfter(mostCalls);
                const Outcome listed = problem.solve(solver, Goal::All, context);
                SerialContext counting;
                counting.stopAfter(mostCalls);
                const Outcome counted = problem.solve(solver, Goal::Count, counting);
                if (context.stopped() || counting.stopped())
                    continue;
                RC_ASSERT(listed.verdict == counted.verdict);
                RC_ASSERT(counted.stats.solutions == problem.solutionsFor(solver));
                RC_ASSERT(context.solutions().size() == counted.stats.solutions);
                for (const SerialContext::Solution &solution : context.solutions())
                    RC_ASSERT(problem.game.puzzle->solved(solution.position));
            }
        }));
    }

private:
    static void addPuzzles()
    {
        QTest::addColumn<int>("puzzle");
        for (std::size_t i = 0; i < app::kinds().size(); ++i)
            QTest::newRow(app::kinds()[i]->id) << int(i);
    }
    static const core::Kind &kind()
    {
        QFETCH(int, puzzle);
        return *app::kinds()[std::size_t(puzzle)];
    }
};

TEST_SUITE(Truth)
#include "tst_truth.moc"

// SPDX-License-Identifier: MIT
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

using core::Event;
using core::Goal;
using core::Outcome;
using tests::SerialContext;

namespace {

/// A method applied to a board.
struct Trial {
    const Board &board;
    const core::Solver &solver;

    const core::Puzzle &puzzle() const { return *board.game.puzzle; }
    const core::Position &from() const { return board.game.position; }
    /// Runs the method with its first goal.
    Outcome run(core::SearchContext &context, bool traced = false) const
    {
        return run(context, traced, solver.goals.front());
    }
    Outcome run(core::SearchContext &context, bool traced, Goal goal) const
    {
        SerialContext patient;
        if (solver.prepare)
            solver.prepare(puzzle(), patient);
        const core::Task task{goal, from(), {}, core::Values(solver.options), 1, traced};
        return solver.solve(puzzle(), task, context);
    }
};

/// Records the events that a viewer receives within the budget.
struct Watched : SerialContext {
    explicit Watched(const Trial &trial)
    {
        stopAfter(mostCalls);
        outcome = trial.run(*this, true);
    }

    Outcome outcome;
};

/// A viewer who refuses all events.
class RefusingViewer : public SerialContext {
public:
    bool record(std::span<const Event>) override { return false; }
};

/// Reads the latest statistics whenever events arrive.
class Reader : public SerialContext {
public:
    bool sawNothingCounted() const { return m_sawNothingCounted; }

    void reached(const core::Stats &stats) override { m_nodes = stats.nodes; }
    bool keepGoing(const core::Stats &stats) override
    {
        m_nodes = stats.nodes;
        return SerialContext::keepGoing(stats);
    }
    bool record(std::span<const Event> events) override
    {
        m_sawNothingCounted = m_sawNothingCounted || m_nodes == 0;
        return SerialContext::record(events);
    }

private:
    std::uint64_t m_nodes = 0;
    bool m_sawNothingCounted = false;
};

/// Returns the ends of the moves: the index after each closing step.
std::vector<std::size_t> endsOfMoves(std::span<const core::Step> path)
{
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i].closes)
            ends.push_back(i + 1);
    }
    return ends;
}

bool beginsWith(const core::Path &path, std::span<const core::Step> begin)
{
    return path.size() >= begin.size() && std::equal(begin.begin(), begin.end(), path.begin());
}

bool isLegal(const core::Puzzle &puzzle, const core::Position &position, std::span<const core::Step> move)
{
    const auto holds = [&](const core::Path &legal) { return beginsWith(legal, move); };
    return std::ranges::any_of(puzzle.moves(position), holds);
}

} // namespace

/// Tests the contract of every method.
class Solvers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void methodsAreComplete_data() { addBoards(); }
    void methodsAreComplete()
    {
        QFETCH(int, board);
        const Board &one = boards()[std::size_t(board)];
        for (const core::Solver &solver : one.kind->solvers) {
            QVERIFY2(one.kind->solver(solver.id) == &solver, solver.id);
            QVERIFY2(solver.name && solver.about && !solver.goals.empty() && solver.solve, solver.id);
            QVERIFY2(solver.pseudocode.empty() || solver.explain, solver.id);
            QVERIFY2(std::ranges::all_of(solver.pseudocode, &core::Text::operator bool), solver.id);
            for (const core::Option &option : solver.options)
                QVERIFY2(option.name && core::check(option, option.initial).empty(), option.id);
            const core::Explanation why = solver.unsuitable
                                              ? solver.unsuitable(*one.game.puzzle, one.game.position, {})
                                              : core::Explanation();
            QVERIFY2(why.empty() || isSound(why, one.game.puzzle->grid()), solver.id);
        }
        for (const Goal goal : {Goal::First, Goal::All, Goal::Count}) {
            const core::Solver &preferred = one.kind->preferred(*one.game.puzzle, one.game.position, goal);
            const auto reaches = [goal](const core::Solver &solver) { return solver.reaches(goal); };
            QVERIFY(preferred.reaches(goal) || std::ranges::none_of(one.kind->solvers, reaches));
            QVERIFY(one.kind->solver(preferred.id) == &preferred);
        }
    }

    /// Solutions consist of legal moves, and their notation is read back as the same moves.
    void solutionsAreLegalAndSolve_data()
    {
        addBoardsAndSolvers(
            [](const core::Kind &, const core::Solver &solver) { return solver.reaches(Goal::First); });
    }
    void solutionsAreLegalAndSolve()
    {
        const Trial trial = current();
        SerialContext context;
        context.stopAfter(mostCalls);
        const Outcome outcome = trial.run(context);
        const bool isOpen = outcome.verdict == Outcome::Stopped && context.stopped();
        if (m_ended.note(*trial.board.kind, trial.solver, isOpen))
            return;
        if (outcome.verdict != Outcome::Solved) {
            QCOMPARE(outcome.verdict, Outcome::Impossible);
            QVERIFY(isSound(outcome.reason, trial.puzzle().grid()));
            QVERIFY(!trial.puzzle().solved(trial.from()));
            SerialContext patient;
            QVERIFY(trial.board.kind->judge(trial.puzzle(), trial.from(), patient).verdict !=
                    core::Judgement::Solvable);
            return;
        }
        core::Position position = trial.from();
        std::size_t begin = 0;
        for (const std::size_t end : endsOfMoves(outcome.path)) {
            const auto move = std::span(outcome.path).subspan(begin, end - begin);
            QVERIFY2(isLegal(trial.puzzle(), position, move), qPrintable(QString::number(begin)));
            position = core::after(std::move(position), move);
            begin = end;
        }
        QCOMPARE(begin, outcome.path.size());
        QVERIFY(trial.puzzle().solved(position));
        QCOMPARE(context.found(), std::uint64_t(1));
        QVERIFY(context.solutions()[0].position == position && context.solutions()[0].path == outcome.path);
        const auto read =
            trial.puzzle().replay(trial.from(), trial.puzzle().spell(trial.from(), outcome.path));
        QVERIFY(std::holds_alternative<core::Path>(read));
        QVERIFY(std::get<core::Path>(read) == outcome.path);
        SerialContext judging;
        QVERIFY(trial.board.kind->judge(trial.puzzle(), trial.from(), judging).verdict !=
                core::Judgement::Unsolvable);
        QCOMPARE(trial.board.kind->judge(trial.puzzle(), position, judging).verdict, core::Judgement::Solved);
    }

    void watchingChangesNothing_data() { addBoardsAndSolvers(); }
    void watchingChangesNothing()
    {
        const Trial trial = current();
        const Watched watched(trial);
        SerialContext alone;
        alone.stopAfter(mostCalls);
        const Outcome unseen = trial.run(alone);
        QCOMPARE(watched.outcome.verdict, unseen.verdict);
        QCOMPARE(watched.outcome.stats.nodes, unseen.stats.nodes);
        QCOMPARE(watched.outcome.stats.solutions, unseen.stats.solutions);
        QVERIFY(watched.outcome.path == unseen.path);
        QVERIFY(alone.events().empty());
    }

    /// Once a viewer sees moves, the statistics count nodes.
    void statisticsArriveWithTheMoves_data() { addBoardsAndSolvers(); }
    void statisticsArriveWithTheMoves()
    {
        Reader reader;
        reader.stopAfter(1);
        const Outcome outcome = current().run(reader, true);
        QVERIFY(outcome.stats.nodes == 0 || !reader.sawNothingCounted());
    }

    /// The trace can be played forward to the solution, and back to the start.
    void theTraceReplays_data() { addBoardsAndSolvers(); }
    void theTraceReplays()
    {
        const Trial trial = current();
        const Watched watched(trial);
        core::Position position = trial.from();
        std::size_t solutions = 0;
        for (const Event &event : watched.events()) {
            if (event.type == Event::Solution) {
                QVERIFY(position == watched.solutions().at(solutions++).position);
                continue;
            }
            if (event.type == Event::Remark)
                continue; // only `explain` knows what its step means
            const core::Place expected = event.type == Event::Undid ? event.step.to : event.step.from;
            QVERIFY(position.at(std::size_t(event.step.piece)) == expected);
            core::play(position, event);
        }
        QCOMPARE(solutions, watched.solutions().size());
        if (watched.outcome.verdict == Outcome::Solved)
            QVERIFY(position == core::after(trial.from(), watched.outcome.path));
        for (auto event = watched.events().rbegin(); event != watched.events().rend(); ++event)
            core::unplay(position, *event);
        QVERIFY(position == trial.from());
    }

    void constructiveMethodsTakeNothingBack_data()
    {
        addBoardsAndSolvers(
            [](const core::Kind &, const core::Solver &solver) { return solver.constructive; });
    }
    void constructiveMethodsTakeNothingBack()
    {
        const Trial trial = current();
        const Watched watched(trial);
        core::Path taken;
        for (const Event &event : watched.events()) {
            QVERIFY(event.type == Event::Did || event.type == Event::Solution);
            if (event.type == Event::Did)
                taken.push_back(event.step);
        }
        QVERIFY(taken == watched.outcome.path);
    }

    void eventsAreExplained_data()
    {
        addBoardsAndSolvers(
            [](const core::Kind &, const core::Solver &solver) { return !solver.pseudocode.empty(); });
    }
    void eventsAreExplained()
    {
        constexpr std::size_t looks = 2000;
        const Trial trial = current();
        const Watched watched(trial);
        core::Position position = trial.from();
        for (std::size_t i = 0; i < std::min(looks, watched.events().size()); ++i) {
            const Event &event = watched.events()[i];
            QVERIFY(event.line <= trial.solver.pseudocode.size());
            QVERIFY2(isSound(trial.solver.explain(trial.puzzle(), position, event), trial.puzzle().grid()),
                     qPrintable(QStringLiteral("event %1 at line %2").arg(i).arg(event.line)));
            core::play(position, event);
        }
    }

    void itStopsOnRequest_data() { addBoardsAndSolvers(); }
    void itStopsOnRequest()
    {
        constexpr std::uint64_t grace = 4096;
        const Trial trial = current();
        for (const std::uint64_t calls : {0U, 1U, 7U}) {
            for (const bool traced : {false, true}) {
                SerialContext context;
                context.stopAfter(calls);
                const Outcome outcome = trial.run(context, traced);
                QVERIFY(outcome.stats.nodes < (calls + 1) * 1024 + grace);
                QVERIFY(!context.stopped() || context.callsAfterStop() <= grace / 1024);
                QVERIFY(!context.stopped() || outcome.verdict != Outcome::Impossible);
            }
        }
        if (!trial.solver.reaches(Goal::First))
            return; // a count reports no events, so `RefusingViewer` cannot stop it
        RefusingViewer refusing;
        QVERIFY(trial.run(refusing, true).stats.nodes < 1024 + grace);
    }

    void threadsAgree_data() { addBoardsAndSolvers(); }
    void threadsAgree()
    {
        const Trial trial = current();
        for (const Goal goal : trial.solver.goals) {
            SerialContext context;
            context.stopAfter(mostCalls);
            const Outcome alone = trial.run(context, false, goal);
            if (m_ended.note(*trial.board.kind, trial.solver, context.stopped()))
                continue;
            for (const int threads : {2, 4}) {
                if (!tests::isTried(threads, 4))
                    continue;
                SerialContext many(threads);
                const Outcome together = trial.run(many, false, goal);
                QCOMPARE(together.verdict, alone.verdict);
                QCOMPARE(together.stats.solutions, alone.stats.solutions);
                QCOMPARE(many.found(), context.found());
            }
        }
    }

    /// If one of these numbers grows, the method has become slow.
    void cleanupTestCase()
    {
        const EndedByBudget::Table expected{
            {"solutionsAreLegalAndSolve",
             {{"bishop course", 5},
              {"bishop pruned", 2},
              {"dogs permutations", 16},
              {"dogs placement", 1},
              {"knight links", 7},
              {"knight pruned", 4},
              {"knight squares", 8},
              {"queens copies", 3},
              {"queens lookback", 3},
              {"queens string", 3},
              {"solitaire course", 11},
              {"solitaire sweeps", 14},
              {"taquin cycles", 2},
              {"taquin optimal", 10},
              {"taquin quick", 13},
              {"tiling vinrich", 7}}},
            {"threadsAgree", {{"anagrams swaps", 2},     {"bishop course", 15},    {"bishop pruned", 7},
                              {"dogs permutations", 48}, {"dogs placement", 3},    {"knight frontier", 3},
                              {"knight links", 25},      {"knight pruned", 26},    {"knight squares", 26},
                              {"queens bits", 5},        {"queens copies", 17},    {"queens lookback", 13},
                              {"queens loops", 4},       {"queens string", 13},    {"solitaire course", 41},
                              {"solitaire memory", 28},  {"solitaire sweeps", 14}, {"taquin cycles", 2},
                              {"taquin optimal", 10},    {"taquin quick", 13},     {"tiling cells", 10},
                              {"tiling cover", 12},      {"tiling profile", 7},    {"tiling vinrich", 29}}}};
        const QString differences = m_ended.differences(expected);
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
    }

private:
    static Trial current()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        return {one, one.kind->solvers[std::size_t(solver)]};
    }

    EndedByBudget m_ended;
};

TEST_SUITE(Solvers)
#include "tst_solvers.moc"

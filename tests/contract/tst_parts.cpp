// SPDX-License-Identifier: MIT
#include "core/treecut.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

using core::Goal;
using core::Outcome;
using tests::SerialContext;

namespace {

constexpr std::uint64_t smallTree = 2'000;            ///< nodes
constexpr std::uint64_t fewCalls = mostCalls / 8 + 1; ///< each tree is walked some thirty times

struct DividedTrial {
    const Board &board;
    const core::Solver &solver;
    Goal goal;

    Outcome run(core::SearchContext &context, const core::Division *division) const
    {
        core::Task task{goal, board.game.position, {}, core::Values(solver.options)};
        task.division = division;
        return solver.solve(*board.game.puzzle, task, context);
    }
    /// Returns the texts of the solutions, sorted.
    std::vector<std::string> texts(const SerialContext &context) const
    {
        std::vector<std::string> all;
        for (const SerialContext::Solution &solution : context.solutions())
            all.push_back(board.game.puzzle->write(solution.position) + ' ' +
                          board.game.puzzle->spell(board.game.position, solution.path));
        std::ranges::sort(all);
        return all;
    }
};

/// Stores the units that an interrupted search has completed.
class Notebook {
public:
    core::Division division() const
    {
        core::Division division;
        division.part = {1, 3};
        division.done = m_done;
        division.before = m_stats;
        return division;
    }
    void follow(core::Division &division)
    {
        division.completed = [this](std::uint64_t unit, std::uint64_t units, const core::Stats &stats) {
            m_done.resize(units);
            m_done[unit] = true;
            m_stats.nodes += stats.nodes;
            m_stats.solutions += stats.solutions;
        };
    }

private:
    std::vector<bool> m_done;
    core::Stats m_stats;
};

} // namespace

/// Tests the contract of every method that can search a part of its tree.
class Parts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsAddUpToTheWhole_data() { addDivisible(); }
    void partsAddUpToTheWhole()
    {
        const DividedTrial trial = current();
        SerialContext context;
        context.stopAfter(fewCalls);
        const Outcome whole = trial.run(context, nullptr);
        if (isEnded(trial, context))
            return;
        std::vector<std::uint32_t> numbers{1, 7};
        if (whole.stats.nodes < smallTree)
            numbers.push_back(64);
        for (const std::uint32_t of : numbers) {
            SerialContext all;
            std::uint64_t solutions = 0;
            for (std::uint32_t number = 0; number < of; ++number) {
                const core::Division division{{number, of}};
                solutions += trial.run(all, &division).stats.solutions;
            }
            QCOMPARE(solutions, whole.stats.solutions);
            if (trial.goal == Goal::All || context.found() > 0) // a count need not report its solutions
                QCOMPARE(trial.texts(all), trial.texts(context));
        }
    }

    void threadsCountTheSame_data() { addDivisible(); }
    void threadsCountTheSame()
    {
        const DividedTrial trial = current();
        const core::Division division{{1, 3}};
        SerialContext alone;
        alone.stopAfter(fewCalls);
        const core::Stats one = trial.run(alone, &division).stats;
        if (isEnded(trial, alone))
            return;
        for (const int threads : {2, 4}) {
            SerialContext together(threads);
            const core::Stats stats = trial.run(together, &division).stats;
            QCOMPARE(stats.nodes, one.nodes);
            QCOMPARE(stats.solutions, one.solutions);
        }
    }

    /// A count that is interrupted repeatedly, each time a little later, resumes where it stopped.
    void stoppedPartsResume_data() { addDivisible({Goal::Count}); }
    void stoppedPartsResume()
    {
        const DividedTrial trial = current();
        const core::Division uncut{{1, 3}};
        SerialContext calm;
        calm.stopAfter(fewCalls);
        const Outcome expected = trial.run(calm, &uncut);
        if (isEnded(trial, calm))
            return;
        Notebook notebook;
        for (std::uint64_t calls = 1;; calls += 1 + calls / 4) {
            core::Division division = notebook.division();
            notebook.follow(division);
            SerialContext context(calls % 2 == 0 ? 2 : 1);
            context.stopAfter(calls);
            const Outcome outcome = trial.run(context, &division);
            if (context.stopped() && outcome.verdict == Outcome::Stopped)
                continue;
            QCOMPARE(outcome.verdict, expected.verdict);
            QCOMPARE(outcome.stats.solutions, expected.stats.solutions);
            QCOMPARE(outcome.stats.nodes, expected.stats.nodes);
            break;
        }
    }

    /// If one of these numbers grows, the method has become slow.
    void cleanupTestCase()
    {
        const EndedByBudget::Table expected{{"partsAddUpToTheWhole",
                                             {{"bishop pruned", 7},
                                              {"dogs placement", 6},
                                              {"knight pruned", 24},
                                              {"queens bits", 9},
                                              {"solitaire memory", 20},
                                              {"tiling cells", 14},
                                              {"tiling cover", 14}}},
                                            {"threadsCountTheSame",
                                             {{"bishop pruned", 10},
                                              {"dogs placement", 2},
                                              {"knight pruned", 26},
                                              {"queens bits", 6},
                                              {"solitaire memory", 20},
                                              {"tiling cells", 13},
                                              {"tiling cover", 12}}},
                                            {"stoppedPartsResume",
                                             {{"bishop pruned", 5},
                                              {"dogs placement", 1},
                                              {"knight pruned", 13},
                                              {"queens bits", 2},
                                              {"solitaire memory", 20},
                                              {"tiling cells", 6},
                                              {"tiling cover", 6}}}};
        const QString differences = m_ended.differences(expected);
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
    }

private:
    static void addDivisible(std::initializer_list<Goal> goals = {Goal::All, Goal::Count})
    {
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("solver");
        QTest::addColumn<bool>("lists");
        for (std::size_t i = 0; i < boards().size(); ++i) {
            const Board &one = boards()[i];
            for (std::size_t method = 0; method < one.kind->solvers.size(); ++method) {
                const core::Solver &solver = one.kind->solvers[method];
                if (solver.unsuitable && !solver.unsuitable(*one.game.puzzle, one.game.position, {}).empty())
                    continue;
                for (const Goal goal : solver.divisible) {
                    if (std::ranges::find(goals, goal) == goals.end())
                        continue;
                    const bool lists = goal == Goal::All;
                    QTest::addRow("%s %s, %s", solver.id, one.line.c_str(), lists ? "all" : "count")
                        << int(i) << int(method) << lists;
                }
            }
        }
    }
    static DividedTrial current()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        QFETCH(bool, lists);
        const Board &one = boards()[std::size_t(board)];
        return {one, one.kind->solvers[std::size_t(solver)], lists ? Goal::All : Goal::Count};
    }
    bool isEnded(const DividedTrial &trial, const SerialContext &context)
    {
        return m_ended.note(*trial.board.kind, trial.solver, context.stopped());
    }

    EndedByBudget m_ended;
};

TEST_SUITE(Parts)
#include "tst_parts.moc"

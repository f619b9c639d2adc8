// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "core/positionline.h"
#include "session/search/growthtable.h"
#include "support/suite.h"

#include <numeric>

using namespace Qt::StringLiterals;
using session::GrowthPlan;
using session::GrowthRun;

namespace {

const core::Kind &growingKind(std::string_view id)
{
    return **std::ranges::find_if(app::kinds(), [id](const core::Kind *kind) { return kind->id == id; });
}

QStringList linesOf(const QString &pattern)
{
    QStringList lines;
    for (const session::GrowthBoard &board : session::boardsOfSizes(pattern))
        lines << board.size + u'=' + QString::fromStdString(board.line);
    return lines;
}

std::vector<GrowthRun> measured(const GrowthPlan &plan)
{
    core::NullContext context;
    std::vector<GrowthRun> runs;
    while (const auto cell = session::nextCell(plan, runs))
        runs.push_back(session::runCell(app::kinds(), plan, *cell, context));
    return runs;
}

/// Returns completed runs of one method, with these nodes at consecutive sizes.
std::vector<GrowthRun> growing(const std::vector<std::uint64_t> &nodes)
{
    std::vector<GrowthRun> runs;
    for (std::size_t board = 0; board < nodes.size(); ++board)
        runs.push_back({board, 0, GrowthRun::Done, nodes[board]});
    return runs;
}

} // namespace

/// Tests the measurement of methods over a range of sizes.
class GrowthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRangeDescribesABoardForEachSize()
    {
        QCOMPARE(linesOf(u"queens:4..6"_s), QStringList({u"4=queens:4"_s, u"5=queens:5"_s, u"6=queens:6"_s}));
        QCOMPARE(linesOf(u"taquin:2..3x2..3,deal=walk,seed=7"_s),
                 QStringList({u"2=taquin:2x2,deal=walk,seed=7"_s, u"3=taquin:3x3,deal=walk,seed=7"_s}));
        QCOMPARE(linesOf(u"knight:3x3..5x5,closed"_s),
                 QStringList({u"3=knight:3x3,closed"_s, u"4=knight:4x4,closed"_s, u"5=knight:5x5,closed"_s}));
        QCOMPARE(linesOf(u"knight:5x3..5x4"_s), QStringList({u"3=knight:5x3"_s, u"4=knight:5x4"_s}));
        QCOMPARE(linesOf(u"taquin:3x3,deal=walk,seed=1..2"_s).size(), 2);
        QCOMPARE(linesOf(u"anagrams:ab..d"_s),
                 QStringList({u"2=anagrams:ab"_s, u"3=anagrams:abc"_s, u"4=anagrams:abcd"_s}));
        QCOMPARE(linesOf(u"queens:8:24......  queens:5"_s),
                 QStringList({u"8=queens:8:24......"_s, u"5=queens:5"_s}));
        QVERIFY(linesOf({}).isEmpty());
        QCOMPARE(linesOf(u"taquin:3x3..4x4,deal=walk,seed=5..6"_s),
                 QStringList({u"3=taquin:3x3,deal=walk,seed=5"_s, u"4=taquin:4x4,deal=walk,seed=6"_s}));
    }

    /// Boards beyond the first hundred are not left out silently.
    void tooManyBoardsAreAFault()
    {
        for (const QString &lines : {u"queens:1..99999"_s, u"queens:5 taquin:3x3,deal=walk,seed=1..100"_s}) {
            const auto boards = session::boardsOfSizes(lines);
            QCOMPARE(boards.size(), session::mostGrowthBoards + 1);
            QVERIFY(boards[session::mostGrowthBoards - 1].fault.empty());
            QVERIFY(!boards.back().fault.empty());
        }
        QVERIFY(session::boardsOfSizes(u"queens:1..100"_s).back().fault.empty());
    }

    void aRangeWithoutBoardsIsAFault_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("backwards") << u"queens:12..4"_s;
        QTest::newRow("letters backwards") << u"anagrams:ad..b"_s;
        QTest::newRow("ranges of different lengths") << u"taquin:3x3..5x6"_s;
    }
    void aRangeWithoutBoardsIsAFault()
    {
        QFETCH(QString, line);
        const auto boards = session::boardsOfSizes(line + u" queens:6"_s);
        QCOMPARE(boards.size(), std::size_t(2));
        QVERIFY(!boards[0].fault.empty() && boards[1].fault.empty());
        QCOMPARE(QString::fromStdString(boards[0].line), line);
        const auto runs = measured({boards, {growingKind("queens").solver("bits")}, core::Goal::Count});
        QVERIFY(runs[0].state == GrowthRun::Unable && runs[0].isBoardFaulty);
        QCOMPARE(runs[1].solutions, std::uint64_t(4));
    }

    /// A name that a puzzle has in another language is read as in a position line.
    void aNameInAnotherLanguageIsRead()
    {
        const auto boards =
            session::prepared(app::kinds(), session::boardsOfSizes(u"dames:4..5 reines:6:2..... none:4"_s));
        QCOMPARE(boards.size(), std::size_t(4));
        QCOMPARE(boards[0].line, std::string("queens:4"));
        QCOMPARE(boards[1].line, std::string("queens:5"));
        QCOMPARE(boards[2].line, std::string("queens:6:2....."));
        QCOMPARE(boards[3].line, std::string("none:4"));
    }

    /// A taquin in order has nothing to solve, so it is dealt; any other board is measured as it is written.
    void aSolvedBoardIsDealt()
    {
        const QString given =
            u"taquin:3x3..4x4 taquin:3x3,deal=walk,seed=7 taquin:3x3:1 queens:6 knight:5x5"_s;
        const auto before = session::boardsOfSizes(given);
        const auto boards = session::prepared(app::kinds(), before);
        for (std::size_t board = 0; board < boards.size(); ++board) {
            QCOMPARE(boards[board].isDealt, board < 2);
            if (board >= 2)
                QCOMPARE(boards[board].line, before[board].line);
        }
        QCOMPARE(boards[0].line, std::string("taquin:3x3,deal=walk,seed=1"));
        const core::Kind &taquin = growingKind("taquin");
        const GrowthPlan plan{{boards[0]}, {taquin.solver("optimal")}};
        const auto runs = measured(plan);
        QVERIFY(runs.front().nodes > 0);
        const session::GrowthTable table(plan, runs, session::GrowthTable::Names::Ids);
        QVERIFY2(table.notes.front().contains(u"taquin:3x3,deal=walk,seed=1"_s),
                 qPrintable(table.notes.front()));
    }

    /// Boards of one size, which differ by their seeds, do not grow.
    void seedsHaveNoGrowth()
    {
        const core::Kind &taquin = growingKind("taquin");
        GrowthPlan plan{session::boardsOfSizes(u"taquin:3x3,deal=walk,seed=1..4"_s),
                        {taquin.solver("optimal")}};
        const auto runs = growing({700, 70, 7, 70});
        QVERIFY(!session::fittedGrowth(plan, runs, 0));
        const session::GrowthTable table(plan, runs, session::GrowthTable::Names::Words);
        QCOMPARE(table.titles.front(), u"Seed"_s);
        QVERIFY(table.notes.isEmpty());
        plan.boards = session::boardsOfSizes(u"queens:8:24...... queens:8 queens:8:1......."_s);
        QVERIFY(!session::fittedGrowth(plan, growing({7, 35, 175}), 0));
        plan.boards = session::boardsOfSizes(u"taquin:3x3,deal=walk,count=10..13,seed=1"_s);
        QCOMPARE(session::titleOfSizes(plan), u"count"_s);
        QVERIFY(session::fittedGrowth(plan, growing({7, 35, 175, 875}), 0));
    }

    /// The counts for 4 to 12 queens are known, as are the accesses of the course's programs for eight. A cell of a plan
    /// has the nodes of a run of its own.
    void queensAreMeasuredAsInSingleRuns()
    {
        const core::Kind &queens = growingKind("queens");
        const auto counts = measured(
            {session::boardsOfSizes(u"queens:4..12"_s), {queens.solver("bits")}, core::Goal::Count, 60});
        const std::vector<std::uint64_t> known{2, 10, 4, 40, 92, 352, 724, 2680, 14200};
        QCOMPARE(counts.size(), known.size());
        for (const GrowthRun &run : counts)
            QCOMPARE(run.solutions, known[run.board]);
        const GrowthPlan plan{session::boardsOfSizes(u"queens:6..9"_s),
                              {queens.solver("loops"), queens.solver("copies"), queens.solver("lookback"),
                               queens.solver("string"), queens.solver("bits")},
                              core::Goal::All,
                              60};
        const std::map<std::string_view, std::uint64_t> ofEight{
            {"loops", 276430}, {"copies", 303022}, {"lookback", 116476}};
        for (const GrowthRun &run : measured(plan)) {
            if (run.state == GrowthRun::Unable) // the eight loops are for eight rows
                continue;
            const core::Solver &method = *plan.methods[run.method];
            const auto reading = core::readLine(app::kinds(), plan.boards[run.board].line);
            const auto &game = std::get<core::Game>(reading.reading);
            core::NullContext context;
            const core::Outcome alone = method.solve(
                *game.puzzle, {core::Goal::All, game.position, {}, core::Values(method.options)}, context);
            QCOMPARE(run.nodes, alone.stats.nodes);
            if (const auto eight = ofEight.find(method.id); run.board == 2 && eight != ofEight.end())
                QCOMPARE(run.nodes, eight->second);
        }
    }

    /// The tries of eight queens are known: eight for each way to fill the rows above, 876 until the first solution. A count
    /// by states tries no moves, and a run without time has no tries.
    void triesAreCountedByTheirDefinition()
    {
        constexpr std::uint64_t fillings[] = {1, 8, 42, 140, 344, 568, 550, 312}; // of the first 0 to 7 rows
        const std::uint64_t ofAll =
            8 * std::accumulate(std::begin(fillings), std::end(fillings), std::uint64_t(0));
        const core::Kind &queens = growingKind("queens");
        GrowthPlan plan{
            session::boardsOfSizes(u"queens:8"_s), {queens.solver("lookback")}, core::Goal::All, 60};
        QVERIFY(measured(plan).front().tries == ofAll);
        plan.goal = core::Goal::Count;
        QVERIFY(measured(plan).front().tries == ofAll);
        plan.goal = core::Goal::First;
        QVERIFY(measured(plan).front().tries == std::uint64_t(876));
        plan.seconds = 0;
        QVERIFY(!measured(plan).front().tries);
        const core::Kind &knight = growingKind("knight");
        const auto frontier = measured(
            {session::boardsOfSizes(u"knight:5x5"_s), {knight.solver("frontier")}, core::Goal::Count, 60});
        QCOMPARE(frontier.front().solutions, std::uint64_t(304));
        QVERIFY(!frontier.front().tries);
    }

    /// The numbers of solutions are known. The calls for n letters are one more than n times those for n - 1.
    void theNumbersAreThoseOfSingleRuns()
    {
        const core::Kind &queens = growingKind("queens");
        const auto runs = measured({session::boardsOfSizes(u"queens:4..9"_s),
                                    {queens.solver("lookback"), queens.solver("bits")},
                                    core::Goal::Count,
                                    60});
        QCOMPARE(runs.size(), std::size_t(12));
        const std::vector<std::uint64_t> known{2, 10, 4, 40, 92, 352};
        for (const GrowthRun &run : runs) {
            QCOMPARE(run.state, GrowthRun::Done);
            QCOMPARE(run.solutions, known[run.board]);
        }
        const core::Kind &anagrams = growingKind("anagrams");
        const auto calls = measured(
            {session::boardsOfSizes(u"anagrams:ab..h"_s), {anagrams.solver("swaps")}, core::Goal::All, 60});
        std::uint64_t expected = 1;
        for (std::size_t board = 0; board < calls.size(); ++board) {
            expected = (board + 2) * expected + 1;
            QCOMPARE(calls[board].nodes, expected);
        }
    }

    void theFactorIsFitted()
    {
        const GrowthPlan plan{session::boardsOfSizes(u"queens:4..8"_s), {}};
        const auto exact = session::fittedGrowth(plan, growing({7, 35, 175, 875, 4375}), 0);
        QVERIFY(exact.has_value());
        QVERIFY(qAbs(exact->factor - 5) < 1e-9);
        QVERIFY(qAbs(exact->atFirst - 175) < 1e-6);
        QVERIFY(!session::fittedGrowth(plan, growing({7, 35}), 0));
        QVERIFY(!session::fittedGrowth(plan, {}, 0));
    }

    /// A method that was stopped at one size is not run at the next; the others are.
    void aStoppedMethodIsNotRunAgain()
    {
        const core::Kind &queens = growingKind("queens");
        const GrowthPlan plan{session::boardsOfSizes(u"queens:4..5"_s),
                              {queens.solver("lookback"), queens.solver("bits")}};
        std::vector<GrowthRun> runs{{0, 0, GrowthRun::Stopped}};
        std::vector<std::pair<std::size_t, std::size_t>> cells;
        while (const auto cell = session::nextCell(plan, runs)) {
            cells.emplace_back(cell->board, cell->method);
            runs.push_back({cell->board, cell->method, GrowthRun::Done});
        }
        const std::vector<std::pair<std::size_t, std::size_t>> expected{{0, 1}, {1, 1}};
        QVERIFY(cells == expected);
    }

    /// The method of eight loops needs eight rows, so it is not run on other sizes.
    void anUnsuitableMethodIsNotRun()
    {
        const core::Kind &queens = growingKind("queens");
        GrowthPlan plan{session::boardsOfSizes(u"queens:7..9"_s),
                        {queens.solver("loops"), queens.solver("bits")},
                        core::Goal::All};
        core::NullContext context;
        plan.unable = session::unableRuns(app::kinds(), plan, context);
        QCOMPARE(plan.unable.size(), std::size_t(2));
        for (const GrowthRun &run : plan.unable) {
            QCOMPARE(run.method, std::size_t(0));
            QVERIFY(run.board != 1 && !run.why.empty());
        }
        std::vector<GrowthRun> runs = plan.unable;
        std::vector<std::pair<std::size_t, std::size_t>> cells;
        while (const auto cell = session::nextCell(plan, runs)) {
            cells.emplace_back(cell->board, cell->method);
            runs.push_back({cell->board, cell->method, GrowthRun::Done});
        }
        const std::vector<std::pair<std::size_t, std::size_t>> expected{{0, 1}, {1, 0}, {1, 1}, {2, 1}};
        QVERIFY(cells == expected);
    }

    /// A count may need less work on a larger board; then the method's own description is given as the
    /// reason.
    void lessWorkOnALargerBoardIsExplained()
    {
        const core::Kind &queens = growingKind("queens");
        const GrowthPlan plan{session::boardsOfSizes(u"queens:7..8"_s), {queens.solver("bits")}};
        const std::vector<GrowthRun> drop{{0, 0, GrowthRun::Done, 300}, {1, 0, GrowthRun::Done, 200}};
        const std::vector<GrowthRun> growth{{0, 0, GrowthRun::Done, 200}, {1, 0, GrowthRun::Done, 300}};
        using session::GrowthTable;
        const QStringList notes = GrowthTable(plan, drop, GrowthTable::Names::Words).notes;
        QCOMPARE(notes.size(), 1);
        QVERIFY2(notes.front().startsWith(u"Bits needs less work at 8 than at 7."_s),
                 qPrintable(notes.front()));
        QVERIFY(notes.front().contains(u"quarters of the board"_s));
        QVERIFY(GrowthTable(plan, growth, GrowthTable::Names::Words).notes.isEmpty());
    }

    void theTimeIsLimited()
    {
        const auto runs = measured({session::boardsOfSizes(u"queens:17..20"_s),
                                    {growingKind("queens").solver("lookback")},
                                    core::Goal::Count,
                                    0});
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs.front().state, GrowthRun::Stopped);
    }

    void unreadableBoardsAreReported()
    {
        const core::Kind &queens = growingKind("queens");
        const GrowthPlan plan{session::boardsOfSizes(u"queens:x taquin:3x3"_s), {queens.solver("bits")}};
        const auto runs = measured(plan);
        for (const GrowthRun &run : runs) {
            QCOMPARE(run.state, GrowthRun::Unable);
            QVERIFY(!run.why.empty());
        }
        const session::GrowthTable table(plan, runs, session::GrowthTable::Names::Ids);
        QCOMPARE(table.notes.size(), 2);
        QCOMPARE(table.csv().split(u'\n').front(),
                 u"Size,Solutions,\"bits, tries\",\"bits, placements\",seconds"_s);
    }

    /// Growth is measured in the background, and keeps its results when it is stopped.
    void itRunsAndStops()
    {
        const core::Kind &queens = growingKind("queens");
        session::Growth growth;
        QSignalSpy finished(&growth, &session::Growth::finished);
        growth.start(app::kinds(), {session::boardsOfSizes(u"queens:4..6"_s), {queens.solver("bits")}});
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(growth.runs().size(), std::size_t(3));
        growth.start(app::kinds(), {session::boardsOfSizes(u"queens:4 queens:18..30"_s),
                                    {queens.solver("lookback")},
                                    core::Goal::Count,
                                    3600});
        QTRY_VERIFY(growth.runs().size() == 1 && growth.nodes() > 0);
        growth.stop();
        QTRY_COMPARE(finished.size(), 2);
        QVERIFY(!growth.isRunning());
        QCOMPARE(growth.runs().back().state, GrowthRun::Stopped);
    }
};

TEST_SUITE(GrowthTest)
#include "tst_growth.moc"

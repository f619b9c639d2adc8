// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "core/tracer.h"
#include "fixture.h"
#include "queens/counting.h"
#include "queens/methods.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;
using fixture::game;

namespace {

core::Game empty(int size)
{
    return game("queens:" + std::to_string(size));
}

} // namespace

/// Tests the methods `bits` and `formula`.
class BitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The counts are those of OEIS A000170.
    void countsAreKnown_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<quint64>("solutions");
        constexpr quint64 known[] = {1,   0,   0,    2,     10,    4,      40,      92,
                                     352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512};
        for (int size = 1; size <= 16; ++size)
            QTest::addRow("%d", size) << size << known[size - 1];
    }
    void countsAreKnown()
    {
        QFETCH(int, size);
        QFETCH(quint64, solutions);
        for (const int threads : {1, 2, 4}) {
            if (size < 16 || threads == 2)
                QCOMPARE(fixture::count("bits", empty(size), threads), solutions);
        }
    }

    /// A search on a large board takes the rows with the fewest free squares first, but lists its path from
    /// the top.
    void pathsListTheRowsFromTheTop()
    {
        const core::Game board = empty(30);
        tests::SerialContext context;
        const core::Path path = fixture::solve("bits", board, Goal::First, context).path;
        QCOMPARE(path.size(), 30U);
        for (std::size_t row = 0; row < path.size(); ++row)
            QCOMPARE(std::size_t(path[row].piece), row);
        QVERIFY(board.puzzle->solved(core::after(board.position, path)));
    }

    /// The two ways to count agree; each is applied to boards that the program counts the other way.
    void quartersAndRowsAgree()
    {
        for (const char *line :
             {"queens:8", "queens:9", "queens:12", "queens:13", "queens:12:. . . 4 . . . . . . . .",
              "queens:11:. . . . . 6 . . . . .", "queens:13:1 . . . . . . . . . . . .",
              "queens:12:. . . . . 3 . . 8 . . 1", "queens:11:1 3 . . . 4 . . . . ."}) {
            const core::Game board = game(line);
            tests::SerialContext context;
            core::Task task;
            task.goal = core::Goal::Count;
            task.from = board.position;
            const core::Outcome byRows = queens::countByRows(fixture::board(board), task, context);
            const core::Outcome byQuarters = queens::countByQuarters(fixture::board(board), task, context);
            QCOMPARE(byQuarters.stats.solutions, byRows.stats.solutions);
        }
    }

    void listsAreInOrder()
    {
        for (int size = 1; size <= 9; ++size)
            QCOMPARE(fixture::solutions("bits", empty(size)), fixture::permutations(empty(size)));
        QStringList found = fixture::solutions("bits", empty(12));
        QCOMPARE(found.size(), 14200);
        QVERIFY(!found.removeDuplicates());
    }

    void givenQueensStay()
    {
        core::Random random(7);
        for (int i = 0; i < 60; ++i) {
            const int size = 4 + int(random.below(5));
            std::string line = "queens:" + std::to_string(size) + ':';
            for (int row = 0; row < size; ++row)
                line += random.below(3) == 0 ? char('1' + random.below(std::uint64_t(size))) : '.';
            const core::Game board = game(line);
            const QStringList expected = fixture::permutations(board);
            QCOMPARE(fixture::solutions("bits", board), expected);
            QCOMPARE(fixture::count("bits", board, 2), quint64(expected.size()));
        }
    }

    void watchedAndUnwatchedListTheSame()
    {
        for (const char *line :
             {"queens:6", "queens:7", "queens:8:..4.....", "queens:14:1 3 5 . . . . . . . . . . ."}) {
            for (const Goal goal : {Goal::First, Goal::All}) {
                tests::SerialContext traced;
                tests::SerialContext untraced;
                const Outcome watched = fixture::solve("bits", game(line), goal, traced, true);
                const Outcome unwatched = fixture::solve("bits", game(line), goal, untraced);
                QCOMPARE(watched.stats.nodes, unwatched.stats.nodes);
                QCOMPARE(traced.found(), untraced.found());
                for (std::size_t i = 0; i < traced.solutions().size(); ++i)
                    QVERIFY(traced.solutions()[i].position == untraced.solutions()[i].position);
            }
        }
    }

    /// The events show every solution, including the mirrored ones, and each has an explanation.
    void everySolutionIsShown()
    {
        const core::Game board = empty(6);
        tests::SerialContext context;
        fixture::solve("bits", board, Goal::All, context, true);
        core::Position position = board.position;
        std::size_t shown = 0;
        for (const core::Event &event : context.events()) {
            const core::Explanation why =
                queens::kind().solver("bits")->explain(*board.puzzle, position, event);
            QVERIFY(!why.empty());
            if (event.type == core::Event::Solution)
                QVERIFY(position == context.solutions().at(shown++).position);
            core::play(position, event);
        }
        QCOMPARE(shown, std::size_t(4));
    }

    /// The method finds one solution of a large board, with and without given queens.
    void largeBoardsAreFilled()
    {
        for (int size = 13; size <= 40; ++size) {
            tests::SerialContext context;
            context.stopAfter(100);
            const Outcome outcome = fixture::solve("bits", empty(size), Goal::First, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QVERIFY(empty(size).puzzle->solved(context.solutions()[0].position));
        }
        for (int seed = 1; seed <= 30; ++seed) {
            const core::Game begun =
                game("queens:40,deal=begun,count=" + std::to_string(seed) + ",seed=" + std::to_string(seed));
            tests::SerialContext context;
            context.stopAfter(100);
            QCOMPARE(fixture::solve("bits", begun, Goal::First, context).verdict, Outcome::Solved);
            const core::Position &found = context.solutions()[0].position;
            QVERIFY(begun.puzzle->solved(found));
            for (std::size_t row = 0; row < found.size(); ++row)
                QVERIFY(!begun.position[row].onBoard() || begun.position[row] == found[row]);
        }
    }

    void impossibilityIsExplained_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"queens:2", "queens:3", "queens:3:2..", "queens:8:11......",
                                 "queens:6:1.....", "queens:20:1 1 . . . . . . . . . . . . . . . . . ."})
            QTest::newRow(line) << QByteArray(line);
    }
    void impossibilityIsExplained()
    {
        QFETCH(QByteArray, line);
        const core::Game board = game(line.toStdString());
        for (const Goal goal : {Goal::First, Goal::All, Goal::Count}) {
            tests::SerialContext context;
            const Outcome outcome = fixture::solve("bits", board, goal, context);
            QCOMPARE(outcome.verdict, Outcome::Impossible);
            QVERIFY(!outcome.reason.empty());
        }
    }

    void aCountCanBeStopped()
    {
        for (const char *line : {"queens:18", "queens:20"}) {
            tests::SerialContext context(2);
            context.stopAfter(3);
            QCOMPARE(fixture::solve("bits", game(line), Goal::Count, context).verdict, Outcome::Stopped);
        }
    }

    /// A stop ends both the listing and the joining of quarters.
    void aStoppedCountEndsAtOnce()
    {
        const core::Game board = empty(14);
        for (const std::uint64_t calls : {0U, 1U, 60U, 150U}) {
            tests::SerialContext context;
            context.stopAfter(calls);
            const Outcome outcome = fixture::solve("bits", board, Goal::Count, context);
            QCOMPARE(outcome.verdict, Outcome::Stopped);
            QCOMPARE(context.callsAfterStop(), 0U);
            QVERIFY(outcome.stats.nodes <= calls * core::Tracer::period);
        }
    }

    /// The reported progress never decreases.
    void aCountReportsItsProgress()
    {
        struct Progress : tests::SerialContext {
            using SerialContext::SerialContext;
            bool keepGoing(const core::Stats &stats) override
            {
                forward = forward && stats.done >= last && stats.done <= 1;
                last = stats.done;
                return SerialContext::keepGoing(stats);
            }
            double last = -1; ///< unknown while the quarters are listed
            bool forward = true;
        };
        Progress progress(2);
        fixture::solve("bits", empty(16), Goal::Count, progress);
        QVERIFY(progress.forward);
        QVERIFY2(progress.last > 0.5, qPrintable(QString::number(progress.last)));
    }

    void theFormulaIsRight()
    {
        for (int size = 1; size <= 1000; ++size) {
            if (queens::hasSolution(size))
                QVERIFY2(fixture::isSolution(queens::formula::columns(size)),
                         qPrintable(QString::number(size)));
        }
    }

    void theFormulaFillsAnyBoard()
    {
        for (int size = 1; size <= queens::Queens::largest; ++size) {
            tests::SerialContext context;
            const Outcome outcome = fixture::solve("formula", empty(size), Goal::First, context);
            const bool possible = size == 1 || size > 3;
            QCOMPARE(outcome.verdict, possible ? Outcome::Solved : Outcome::Impossible);
            QCOMPARE(outcome.path.size(), possible ? std::size_t(size) : 0);
        }
        const auto unfit = queens::kind().solver("formula")->unsuitable;
        const core::Game other = game("queens:8:1.......");
        QVERIFY(!unfit(*other.puzzle, other.position, {}).empty());
        const core::Game same = game("queens:8:46......");
        QVERIFY(unfit(*same.puzzle, same.position, {}).empty());
        tests::SerialContext context;
        QCOMPARE(fixture::solve("formula", same, Goal::First, context).path.size(), std::size_t(6));
    }

    void theMethodSuitsTheBoard()
    {
        const auto preferred = [](const char *line, Goal goal) {
            const core::Game board = game(line);
            return QLatin1StringView(queens::kind().preferred(*board.puzzle, board.position, goal).id);
        };
        QCOMPARE(preferred("queens:8", Goal::First), "formula"_L1);
        QCOMPARE(preferred("queens:8:1.......", Goal::First), "bits"_L1);
        QCOMPARE(preferred("queens:8", Goal::All), "bits"_L1);
        QCOMPARE(preferred("queens:8", Goal::Count), "bits"_L1);
    }
};

TEST_SUITE(BitsTest)
#include "tst_bits.moc"

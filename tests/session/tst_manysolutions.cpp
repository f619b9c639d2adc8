// SPDX-License-Identifier: MIT
#include "support/rooks.h"
#include "support/stillness.h"
#include "support/suite.h"

#include "session/basics/translation.h"
#include "session/search/session.h"

using session::Act;
using session::Direction;
using session::Landmark;
using session::Request;
using session::Search;
using session::Session;
using session::Speed;

namespace {

Request ask(core::Goal goal, bool watch, bool pauseAtSolutions)
{
    return {.solver = rooks::kind().solver("rows"),
            .goal = goal,
            .watch = watch,
            .pauseAtSolutions = pauseAtSolutions};
}

std::string text(const Session &session)
{
    return session.puzzle().write(session.timeline().position());
}

bool isAtSolution(const Session &session)
{
    return session.search().state() == Search::State::AtSolution;
}

bool wasStopped(const Session &session)
{
    const Search::State state = session.search().state();
    return state == Search::State::Stopping || state == Search::State::Stopped;
}

void addWaysToWatch()
{
    QTest::addColumn<bool>("watch");
    QTest::addColumn<int>("speed");
    QTest::newRow("unwatched") << false << Speed::off;
    QTest::newRow("watched, off") << true << int(Speed::off);
    QTest::newRow("watched, full speed") << true << int(Speed::fastest);
    QTest::newRow("watched, a thousand moves a second") << true << 47;
}

// The solutions in the order of a row-by-row search.
const std::vector<std::string> all{"123", "132", "213", "231", "312", "321"};

} // namespace

/// Tests searches of sessions for a puzzle with many solutions.
class ManySolutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itPausesAtEachSolution_data() { addWaysToWatch(); }
    void itPausesAtEachSolution()
    {
        QFETCH(bool, watch);
        QFETCH(int, speed);
        Session session(rooks::kind(), rooks::game("3"));
        session.player().setSpeed(Speed(speed));
        session.solve(ask(core::Goal::All, watch, true));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTRY_VERIFY(isAtSolution(session));
            QCOMPARE(session.solutions().size(), i + 1);
            QCOMPARE(session.search().solutionInView(), i + 1);
            QCOMPARE(text(session), all[i]);
            QCOMPARE(session.search().job()->stats().solutions, i + 1);
            QTRY_VERIFY(!session.player().isPlaying());
            session.search().setPaused(false);
        }
        QTRY_VERIFY(!session.isSolving() && !session.isWatching());
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Solved);
        QVERIFY(!wasStopped(session));
    }

    /// After a board was solved, another search starts from the position before that; a board filled by hand
    /// is searched as it is.
    void aSolvedBoardIsSearchedFromItsStart()
    {
        Session session(rooks::kind(), rooks::game("3"));
        session.player().setSpeed(Speed(Speed::off));
        for (const core::Goal goal :
             {core::Goal::First, core::Goal::All, core::Goal::First, core::Goal::Count}) {
            session.solve(ask(goal, false, false));
            QTRY_VERIFY(!session.isSolving() && !session.player().isPlaying());
            QCOMPARE(session.search().job()->stats().solutions, quint64(goal == core::Goal::First ? 1 : 6));
            // The first solution is shown, also of all; a count shows none.
            QCOMPARE(text(session), goal == core::Goal::Count ? "..." : "123");
        }
        session.hand({0, {}, {0, 0}});
        session.hand({1, {}, {4, 0}});
        session.hand({2, {}, {8, 0}});
        session.solve(ask(core::Goal::All, false, false));
        QTRY_VERIFY(!session.isSolving());
        QCOMPARE(session.search().job()->stats().solutions, quint64(1));
    }

    /// A search continues while an earlier board is in view, and its solutions belong to its own board.
    void aSearchBelongsToItsOwnBoard()
    {
        Session session(rooks::kind(), rooks::game("2"));
        session.player().setSpeed(Speed(Speed::off));
        session.begin(Act::New, rooks::game("3"), {});
        const session::Instance searched = session.timeline().instance();
        session.solve(ask(core::Goal::All, false, false));
        session.timeline().seek(0);
        QVERIFY(session.timeline().instance() != searched);
        QTRY_VERIFY(!session.isSolving());
        QCOMPARE(session.solutions().total(), quint64(6));
        QVERIFY(session.solutions().instance() == searched);
        QTRY_COMPARE(session.search().symmetryClasses().count(), std::size_t(2));
    }

    /// The next solution can be skipped to, however slowly a search is shown.
    void nextSolutionIsReachedAtAnySpeed()
    {
        Session session(rooks::kind(), rooks::game("5"));
        session.player().setSpeed(Speed(0));
        session.solve(ask(core::Goal::All, true, true));
        for (quint64 i = 1; i <= 30; ++i) {
            session.search().nextSolution();
            QTRY_VERIFY(isAtSolution(session));
            QCOMPARE(session.search().solutionInView(), i);
            QVERIFY(session.puzzle().solved(session.timeline().position()));
        }
        // After a step back, it first visits the same solutions again, and then new ones.
        session.search().go(Direction::Back, {Landmark::Solution});
        QCOMPARE(session.search().solutionInView(), quint64(29));
        session.search().nextSolution();
        QCOMPARE(session.search().solutionInView(), quint64(30));
        session.search().nextSolution();
        QTRY_COMPARE(session.search().solutionInView(), quint64(31));
    }

    /// A watched search that does not pause still runs to the next solution and stops there.
    void runsToTheNextSolution()
    {
        Session session(rooks::kind(), rooks::game("6"));
        session.player().setSpeed(Speed(0));
        session.solve(ask(core::Goal::All, true, false));
        for (quint64 i = 1; i <= 20; ++i) {
            session.search().go(Direction::Forward, {Landmark::Solution});
            QTRY_COMPARE(session.search().solutionInView(), i);
            QTRY_VERIFY(!session.player().isPlaying());
        }
    }

    void aRunCanBePausedAndStopped()
    {
        // Two rooks already share a column, so there is no solution; proving that takes long.
        Session session(rooks::kind(), rooks::game("15", "11............."));
        session.player().setSpeed(Speed(0));
        session.solve(ask(core::Goal::All, true, false));
        session.search().go(Direction::Forward, {Landmark::Solution});
        QTRY_VERIFY(session.timeline().frame() > 5000);
        session.search().setPaused(true);
        QVERIFY(!session.player().isPlaying());
        const qint64 frame = session.timeline().frame();
        QTRY_VERIFY(tests::otherThreadsWait());
        tests::deliverPosted();
        QCOMPARE(session.timeline().frame(), frame);
        session.search().go(Direction::Forward, {Landmark::Solution});
        QTRY_VERIFY(session.timeline().frame() > frame);
        session.stop();
        QTRY_VERIFY(!session.isSolving());
        QVERIFY(wasStopped(session));
        QVERIFY(!session.player().isPlaying());
    }

    void stoppingKeepsTheSolutionsFound_data() { addWaysToWatch(); }
    void stoppingKeepsTheSolutionsFound()
    {
        QFETCH(bool, watch);
        QFETCH(int, speed);
        Session session(rooks::kind(), rooks::game("4"));
        session.player().setSpeed(Speed(speed));
        session.solve(ask(core::Goal::All, watch, true));
        QTRY_VERIFY(isAtSolution(session));
        session.search().nextSolution();
        QTRY_VERIFY(isAtSolution(session) && session.search().solutionInView() == 2);
        session.stop();
        QTRY_VERIFY(!session.isSolving());
        QVERIFY(!isAtSolution(session));
        QVERIFY(wasStopped(session));
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Stopped);
        QCOMPARE(session.solutions().size(), 2U);
        QCOMPARE(text(session), std::string("1243"));
    }

    void foundSolutionsAreShownWhileItWaits_data() { addWaysToWatch(); }
    void foundSolutionsAreShownWhileItWaits()
    {
        QFETCH(bool, watch);
        QFETCH(int, speed);
        Session session(rooks::kind(), rooks::game("3"));
        session.player().setSpeed(Speed(speed));
        session.solve(ask(core::Goal::All, watch, true));
        for (int i = 0; i < 3; ++i) {
            QTRY_VERIFY(isAtSolution(session));
            if (i < 2)
                session.search().nextSolution();
        }
        const std::size_t acts = session.timeline().acts().size();
        for (const std::size_t shown : {0U, 1U, 2U, 0U}) {
            session.search().showSolution(shown);
            QTRY_COMPARE(text(session), all[shown]);
            QCOMPARE(session.search().solutionInView(), shown + 1);
            QVERIFY(session.isSolving());
            QCOMPARE(session.timeline().acts().size(), acts);
        }
        session.search().nextSolution();
        QTRY_VERIFY(session.search().solutionInView() == (watch ? 2U : 4U));
    }

    void theListIsOfTheBoardInView()
    {
        Session session(rooks::kind(), rooks::game("3", ".3."));
        session.player().setSpeed(Speed(Speed::off));
        session.solve(ask(core::Goal::All, false, false));
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.solutions().size(), 2U);
        session.hand(rooks::lay(0, 0, 3));
        QCOMPARE(session.solutions().size(), 2U);
        session.search().showSolution(1);
        QCOMPARE(text(session), std::string("231"));
        QSignalSpy changed(&session, &Session::solutionsChanged);
        session.begin(Act::New, rooks::game("4"), {});
        QVERIFY(session.solutions().empty());
        QVERIFY(session.search().results().empty());
        QVERIFY(!session.search().outcome().has_value());
        QVERIFY(!changed.empty());
    }

    void countingStoresNoSolutions()
    {
        Session session(rooks::kind(), rooks::game("7"));
        session.solve(ask(core::Goal::Count, false, false));
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.search().outcome()->stats.solutions, quint64(5040));
        QVERIFY(session.solutions().empty());
    }

    void countingKeepsEarlierSolutions()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.solve(ask(core::Goal::All, false, false));
        QTRY_COMPARE(session.symmetryClasses().sorted(), 24U);
        session.solve(ask(core::Goal::Count, false, false));
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.solutions().size(), 24U);
        QCOMPARE(session.symmetryClasses().count(), 7U);
        session.hand(rooks::lay(0, 0, 4));
        session.solve(ask(core::Goal::Count, false, false)); // counts another position
        QTRY_VERIFY(session.search().outcome().has_value());
        QVERIFY(session.search().solutionsAreOlder());
        QCOMPARE(session.search().foundTotal(), quint64(0));
        QCOMPARE(session.solutions().size(), 24U);
    }

    void classesAreCounted_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<int>("classes");
        QTest::newRow("3") << QByteArray("3") << 6 << 2;
        QTest::newRow("4") << QByteArray("4") << 24 << 7;
        QTest::newRow("5") << QByteArray("5") << 120 << 23;
        QTest::newRow("7") << QByteArray("7") << 5040 << 694;
    }
    void classesAreCounted()
    {
        QFETCH(QByteArray, size);
        QFETCH(int, solutions);
        QFETCH(int, classes);
        Session session(rooks::kind(), rooks::game(size.toStdString()));
        session.solve(ask(core::Goal::All, false, false));
        QTRY_COMPARE(session.symmetryClasses().sorted(), std::size_t(solutions));
        QCOMPARE(session.symmetryClasses().count(), std::size_t(classes));
        std::size_t members = 0;
        for (std::size_t i = 0; i < session.symmetryClasses().count(); ++i)
            members += session.symmetryClasses().members(i).size();
        QCOMPARE(members, std::size_t(solutions));
    }

    /// A new search discards the classes of the previous one, even if it finds more.
    void classesRestart()
    {
        Session session(rooks::kind(), rooks::game("3"));
        session.solve(ask(core::Goal::All, false, false));
        QTRY_COMPARE(session.symmetryClasses().sorted(), 6U);
        session.begin(Act::New, rooks::game("5"), {});
        session.solve(ask(core::Goal::All, false, false));
        QTRY_COMPARE(session.symmetryClasses().sorted(), 120U);
        QCOMPARE(session.symmetryClasses().count(), 23U);
    }

    void methodsAreCompared()
    {
        Session session(rooks::kind(), rooks::game("3"));
        session.solve(ask(core::Goal::Count, false, false));
        QTRY_COMPARE(session.search().results().size(), 1U);
        const std::uint64_t nodes = session.search().results().front().stats.nodes;
        QCOMPARE(nodes,
                 std::uint64_t(3 + 3 * 3 + 6 * 3)); // the squares of each row, once for each path to the row
        session.solve(ask(core::Goal::All, false, false));
        const auto &results = session.search().results();
        QTRY_VERIFY(!results.empty() && results.front().goal == core::Goal::All);
        QCOMPARE(results.size(), 1U); // the latest run of a method replaces the others
        session.begin(Act::New, rooks::game("4"), {});
        session.solve(ask(core::Goal::Count, false, false));
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.search().results().size(), 1U);
    }

    void aStoppedViewerWasNotShownTheEnd()
    {
        Session session(rooks::kind(), rooks::game("5"));
        session.player().setSpeed(Speed(0));
        session.solve(ask(core::Goal::First, true, false));
        QTRY_VERIFY(!session.isSolving()); // the search has ended, but the viewer still sees its first steps
        QVERIFY(session.isWatching());
        session.stop();
        QVERIFY(wasStopped(session));
        QVERIFY(!session.puzzle().solved(session.timeline().position()));
    }

    void ownMovesAreRemarkedOn()
    {
        Session session(rooks::kind(), rooks::game("3"));
        QVERIFY(session.explanation().empty());
        session.hand(rooks::lay(0, 1, 3));
        session.hand(rooks::lay(2, 2, 3));
        const QString sentence = QStringLiteral("Rooks on the board: 2.");
        QCOMPARE(session::translated(session.explanation()), sentence);
        QCOMPARE(session.explanation().marks.size(), 2U);
        session.undo();
        QCOMPARE(session::translated(session.explanation()), QStringLiteral("Rooks on the board: 1."));
        session.redo();
        QCOMPARE(session::translated(session.explanation()), sentence);
        session.timeline().seek(0);
        QVERIFY(session.explanation().empty());
    }

    void ownMovesAreCounted()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.hand(rooks::lay(0, 1, 4));
        session.hand(rooks::lay(1, 2, 4));
        QCOMPARE(session.timeline().handMoves(), 2);
        session.timeline().back();
        QCOMPARE(session.timeline().handMoves(), 1);
        session.player().setSpeed(Speed(Speed::off));
        session.solve(ask(core::Goal::First, false, false));
        QTRY_VERIFY(session.puzzle().solved(session.timeline().position()));
        QCOMPARE(session.timeline().handMoves(), 1);
        session.begin(Act::New, rooks::game("3"), {});
        QCOMPARE(session.timeline().handMoves(), 0);
    }
};

TEST_SUITE(ManySolutionsTest)
#include "tst_manysolutions.moc"

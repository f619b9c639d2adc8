// SPDX-License-Identifier: MIT
#include "support/stillness.h"
#include "support/suite.h"
#include "support/toy.h"

#include "session/basics/translation.h"
#include "session/files/savedgame.h"
#include "session/programs/ownprogram.h"
#include "session/search/session.h"

#include <QThread>

#include <unistd.h>

using session::Act;
using session::Request;
using session::Session;

namespace {

core::Values eventCount(long long count)
{
    core::Values values;
    values.set("events", std::to_string(count));
    return values;
}

core::Step toward(const Session &session, int by)
{
    const core::Place at = session.timeline().position()[0];
    return {0, at, {std::int16_t(at.cell + by)}};
}

int cell(const Session &session)
{
    return session.timeline().position()[0].cell;
}

// Returns the number of threads of this process, as reported by the kernel.
int threadCount()
{
    return int(QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

qint64 residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    const bool open = file.open(QFile::ReadOnly);
    return open ? file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE) : 0;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ownMovesAreMadeOrRefused();
    void aSolutionIsPlayed();
    void undoPausesWhatPlays();
    void aWatchedSearchIsSeenWhole();
    void anInactiveViewerBlocksTheSearch();
    void statisticsArriveBeforeAThousandNodes();
    void theViewersDelayIsNotSearchTime();
    void aPausedSearchDoesNotAdvance();
    void stopEndsEverySearch_data();
    void stopEndsEverySearch();
    void ownMovesEndASearch();
    void aWorkerOutlivesItsWindow();
    void aWorkerOutOfMemory();
    void aSearchGivesItsMemoryBack_data();
    void aSearchGivesItsMemoryBack();
    void solutionsAreStoredAndCounted();
    void itPausesAtEachSolution();
    void theEndIsReachedPastAllSolutions();
    void judgesAndHints();
    void aHintRequestedTwiceIsPlayed();
    void aHintForABoardThatIsGoneIsDropped();
    void aHintIsDroppedWhenASearchBegins();
    void savedGamesAreReadBack();
    void brokenGamesAreRefused_data();
    void brokenGamesAreRefused();
    void unknownLinesArePreserved();
    void argumentsAreNotFormats();
    void largeNumbersAreSpelledWhole();
    void noNumberLeadsOutOfTheGame();
    void anActionThatIsOutOfDateDoesNothing();
    void resultsAreInTheOrderOfTheMethods();
};

/// Actions that are not available do nothing: the toy has no method that finds a short solution.
void SessionTest::anActionThatIsOutOfDateDoesNothing()
{
    Session session(toy::kind(), toy::game(8));
    session.hand(toward(session, 1));
    session.showShortest();
    QCOMPARE(cell(session), 1);
    QVERIFY(!session.isSolving());
}

/// The player's own program comes last, although its address is lower than those of the other methods.
void SessionTest::resultsAreInTheOrderOfTheMethods()
{
    const core::Solver &own = session::ownProgramMethod();
    const std::vector<core::Solver> solvers(toy::kind().solvers.begin(), toy::kind().solvers.end());
    QVERIFY(std::less<>()(&own, solvers.data())); // static data is below what is allocated
    core::Kind kind = toy::kind();
    kind.solvers = solvers;
    Session session(kind, toy::game(8));
    core::Values options(own.options);
    options.set("command", "python3 -c print('.')");
    for (const bool ownFirst : {false, true}) {
        for (const bool isOwn : {ownFirst, !ownFirst}) {
            session.player().setSpeed(session::Speed(session::Speed::off));
            if (isOwn)
                session.solve({.solver = &own, .goal = core::Goal::All, .options = options});
            else
                session.solve({.solver = kind.solver("walk")});
            QTRY_VERIFY(!session.search().isUnderWay());
            session.timeline().seek(0);
        }
        const auto &results = session.search().results();
        QCOMPARE(results.size(), 2U);
        QCOMPARE(results.front().solver, kind.solver("walk"));
        QCOMPARE(results.back().solver, &own);
    }
}

void SessionTest::ownMovesAreMadeOrRefused()
{
    Session session(toy::kind(), toy::game(8));
    QSignalSpy reports(&session, &Session::reported);
    session.hand(toward(session, 1));
    QCOMPARE(cell(session), 1);
    QCOMPARE(reports.count(), 0);
    session.hand(toward(session, 2));
    QCOMPARE(cell(session), 1);
    QCOMPARE(reports.count(), 1);
    QCOMPARE(session.line(), QStringLiteral("toy:8:1"));
}

void SessionTest::aSolutionIsPlayed()
{
    Session session(toy::kind(), toy::game(8));
    session.player().setSpeed(session::Speed(session::Speed::off));
    session.solve({.solver = &toy::solver("walk")});
    QTRY_COMPARE(cell(session), 7);
    QTRY_VERIFY(!session.player().isPlaying());
    QCOMPARE(session.timeline().acts().size(), 2u);
    QCOMPARE(session.solutions().size(), 1u);
    session.timeline().undo();
    QCOMPARE(cell(session), 0);
}

void SessionTest::undoPausesWhatPlays()
{
    Session session(toy::kind(), toy::game(500));
    session.hand(toward(session, 1));
    session.player().setSpeed(session::Speed(30));
    session.solve({.solver = &toy::solver("walk")});
    QTRY_VERIFY(cell(session) > 3);
    session.undo();
    QVERIFY(!session.player().isPlaying());
    QCOMPARE(cell(session), 1);
    session.undo();
    QCOMPARE(cell(session), 0);
    session.redo();
    session.redo();
    QCOMPARE(cell(session), 499);
}

void SessionTest::aWatchedSearchIsSeenWhole()
{
    constexpr int count = 3'000'000;
    Session session(toy::kind(), toy::game(50));
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve({.solver = &toy::solver("wander"), .options = eventCount(count), .watch = true});
    QTRY_VERIFY_WITH_TIMEOUT(!session.isWatching(), 60'000);
    QCOMPARE(session.timeline().acts().back().record.size(), count);
    QVERIFY(session.timeline().atEnd());
}

void SessionTest::anInactiveViewerBlocksTheSearch()
{
    Session session(toy::kind(), toy::game(50));
    session.player().setSpeed(session::Speed(0));
    session.solve({.solver = &toy::solver("wander"), .options = eventCount(0), .watch = true});
    session.player().pause();
    QTRY_VERIFY(!session.search().job()->queue().empty() && tests::otherThreadsWait());
    const auto nodes = session.search().job()->stats().nodes;
    QVERIFY(nodes > 0 && nodes < 20'000);
    tests::deliverPosted();
    QVERIFY(tests::otherThreadsWait());
    QCOMPARE(session.search().job()->stats().nodes, nodes);
}

/// A node with many tries fills the queue, which blocks the search before its first 1024 nodes; the counters
/// are shown nevertheless.
void SessionTest::statisticsArriveBeforeAThousandNodes()
{
    Session session(toy::kind(), toy::game(50));
    session.player().setSpeed(session::Speed(0));
    session.solve({.solver = &toy::solver("fussy"), .watch = true});
    QTRY_VERIFY(session.timeline().counts().tries > 0);
    const auto nodes = session.search().job()->stats().nodes;
    QVERIFY(nodes > 0 && nodes < 1024);
}

/// While a full queue blocks the search, its clock is stopped. Its last frame is known as soon as the search
/// has ended, before all frames are shown, and seeking to a frame still to come works.
void SessionTest::theViewersDelayIsNotSearchTime()
{
    Session held(toy::kind(), toy::game(50));
    held.player().setSpeed(session::Speed(0));
    held.solve({.solver = &toy::solver("wander"), .options = eventCount(0), .watch = true});
    QTRY_VERIFY(held.search().waitsForViewer());
    QVERIFY(!held.search().framesToCome());
    const session::SolverJob &job = *held.search().job();
    QTRY_VERIFY(job.elapsed() * 1000 > 4 * job.searchTime() + 20'000);

    Session ended(toy::kind(), toy::game(8));
    ended.player().setSpeed(session::Speed(0));
    ended.solve({.solver = &toy::solver("wander"), .options = eventCount(100), .watch = true});
    QTRY_VERIFY(ended.search().framesToCome() && *ended.search().framesToCome() > 10);
    const session::Timeline &timeline = ended.timeline();
    const qint64 all = timeline.lastFrame() + *ended.search().framesToCome();
    ended.search().seek(all - 5);
    QCOMPARE(timeline.frame(), all - 5);
    ended.search().seek(all);
    QCOMPARE(timeline.frame(), all);
    QCOMPARE(ended.search().framesToCome().value_or(-1), qint64(0));
}

void SessionTest::aPausedSearchDoesNotAdvance()
{
    Session session(toy::kind(), toy::game(8));
    session.solve({.solver = &toy::solver("deaf")});
    QTRY_VERIFY(session.search().job()->stats().nodes > 0);
    session.search().setPaused(true);
    QTRY_VERIFY(tests::otherThreadsWait());
    const auto nodes = session.search().job()->stats().nodes;
    tests::deliverPosted();
    QVERIFY(tests::otherThreadsWait());
    QCOMPARE(session.search().job()->stats().nodes, nodes);
    session.search().setPaused(false);
    QTRY_VERIFY(session.search().job()->stats().nodes > nodes);
}

void SessionTest::stopEndsEverySearch_data()
{
    QTest::addColumn<QByteArray>("solver");
    QTest::addColumn<bool>("watch");
    QTest::addColumn<bool>("paused");
    QTest::newRow("counting") << QByteArray("deaf") << false << false;
    QTest::newRow("watched") << QByteArray("wander") << true << false;
    QTest::newRow("held by a full queue") << QByteArray("wander") << true << true;
    QTest::newRow("paused") << QByteArray("deaf") << false << true;
}

void SessionTest::stopEndsEverySearch()
{
    QFETCH(QByteArray, solver);
    QFETCH(bool, watch);
    QFETCH(bool, paused);
    Session session(toy::kind(), toy::game(50));
    session.solve({.solver = &toy::solver(solver.constData()), .options = eventCount(0), .watch = watch});
    QTRY_VERIFY(session.search().job()->stats().nodes > 0);
    if (paused) {
        session.search().setPaused(true);
        QTRY_VERIFY(tests::otherThreadsWait());
    }
    session.stop();
    QTRY_VERIFY(!session.isSolving());
    QVERIFY(session.search().outcome().has_value());
    QCOMPARE(session.search().outcome()->verdict, core::Outcome::Stopped);
}

void SessionTest::ownMovesEndASearch()
{
    Session session(toy::kind(), toy::game(50));
    session.player().setSpeed(session::Speed(40));
    session.solve({.solver = &toy::solver("wander"), .options = eventCount(0), .watch = true});
    QTRY_VERIFY(session.timeline().frame() > 20);
    session.player().pause();
    const int shown = cell(session);
    session.hand(toward(session, shown == 0 ? 1 : -1));
    QVERIFY(!session.isSolving());
    QCOMPARE(qAbs(cell(session) - shown), 1);
    session.timeline().back();
    QCOMPARE(cell(session), shown);
}

void SessionTest::aWorkerOutlivesItsWindow()
{
    const int before = threadCount();
    for (const char *id : {"deaf", "wander"}) {
        for (const bool paused : {false, true}) {
            auto session = std::make_unique<Session>(toy::kind(), toy::game(50));
            session->solve({.solver = &toy::solver(id), .options = eventCount(0), .watch = true});
            QTRY_VERIFY(session->search().job()->stats().nodes > 0);
            session->search().setPaused(paused);
            session.reset();
        }
    }
    QTRY_VERIFY(threadCount() <= before);
}

void SessionTest::aWorkerOutOfMemory()
{
    Session session(toy::kind(), toy::game(8));
    session.solve({.solver = &toy::solver("hungry")});
    QTRY_VERIFY(session.search().outcome().has_value());
    QCOMPARE(session.search().outcome()->verdict, core::Outcome::Stopped);
    QVERIFY(session::translated(session.search().outcome()->reason).contains(QStringLiteral("memory")));
}

void SessionTest::aSearchGivesItsMemoryBack_data()
{
    QTest::addColumn<int>("events");
    QTest::addColumn<core::Outcome::Verdict>("verdict");
    QTest::newRow("below a path that outlives it") << 1 << core::Outcome::Solved;
    QTest::newRow("at the end of the heap") << 0 << core::Outcome::Impossible;
}

/// A search returns its memory to the system; otherwise, a window in which one method after another is used
/// would keep the maximum that any of them needed, for each thread that searched.
void SessionTest::aSearchGivesItsMemoryBack()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__GLIBC__)
    QSKIP("This memory is not the C library's.");
#endif
    QFETCH(int, events);
    QFETCH(core::Outcome::Verdict, verdict);
    Session session(toy::kind(), toy::game(900));
    QByteArray(30'000'000, 'x').clear(); // a large block that was freed, such as a picture
    const qint64 before = residentBytes();
    session.solve({.solver = &toy::solver("hoard"), .options = eventCount(events)});
    QTRY_VERIFY(session.search().outcome().has_value());
    QCOMPARE(session.search().outcome()->verdict, verdict);
    QVERIFY(residentBytes() - before < qint64(toy::hoardedBytes) / 4);
}

void SessionTest::solutionsAreStoredAndCounted()
{
    constexpr int count = 101'000;
    Session session(toy::kind(), toy::game(8));
    session.solve({.solver = &toy::solver("many"), .goal = core::Goal::All, .options = eventCount(count)});
    QTRY_VERIFY_WITH_TIMEOUT(session.search().outcome().has_value(), 30'000);
    QCOMPARE(session.solutions().total(), quint64(count));
    QCOMPARE(session.solutions().size(), session::Solutions::most);
}

void SessionTest::itPausesAtEachSolution()
{
    Session session(toy::kind(), toy::game(8));
    session.solve({.solver = &toy::solver("many"),
                   .goal = core::Goal::All,
                   .options = eventCount(3),
                   .pauseAtSolutions = true});
    for (quint64 i = 1; i <= 3; ++i) {
        QTRY_COMPARE(session.solutions().total(), i);
        QVERIFY(session.isSolving());
        QTRY_VERIFY(session.search().job()->isWaiting());
        tests::deliverPosted();
        QCOMPARE(session.solutions().total(), i);
        session.search().nextSolution();
    }
    QTRY_VERIFY(!session.isSolving());
}

// A search that runs to its end does not stop at the solutions before it.
void SessionTest::theEndIsReachedPastAllSolutions()
{
    Session session(toy::kind(), toy::game(8));
    session.solve({.solver = &toy::solver("many"),
                   .goal = core::Goal::All,
                   .options = eventCount(3),
                   .watch = true,
                   .pauseAtSolutions = true});
    QTRY_COMPARE(session.search().state(), session::Search::State::AtSolution);
    session.search().go(session::Direction::Forward, {session::Landmark::End});
    QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
    QCOMPARE(session.solutions().total(), quint64(3));
    QVERIFY(session.timeline().atEnd());
}

void SessionTest::judgesAndHints()
{
    Session session(toy::kind(), toy::game(3));
    QTRY_COMPARE(session.judgement().verdict, core::Judgement::Solvable);
    QSignalSpy reports(&session, &Session::reported);
    session.hint();
    QTRY_COMPARE(reports.count(), 1);
    QCOMPARE(cell(session), 0);
    QVERIFY(session.hasHint());
    session.hint();
    QCOMPARE(cell(session), 1);
    QVERIFY(!session.hasHint());
    session.hand(toward(session, 1));
    QTRY_COMPARE(session.judgement().verdict, core::Judgement::Solved);
}

// A player who asks for a hint twice wants the move, and does not wait for the first answer.
void SessionTest::aHintRequestedTwiceIsPlayed()
{
    Session session(toy::kind(), toy::game(3));
    session.hint();
    session.hint();
    QTRY_COMPARE(cell(session), 1);
    session.hint();
    session.undo();
    QVERIFY(!session.hasHint());
}

// A hint is dropped if the board has changed, as it would be a move of another board.
void SessionTest::aHintForABoardThatIsGoneIsDropped()
{
    Session session(toy::kind(), toy::game(5));
    session.hand(toward(session, 1));
    const int there = cell(session);
    session.hint();
    session.undo();
    const int before = cell(session);
    QVERIFY(before != there);
    QTRY_VERIFY(tests::otherThreadsWait()); // waits until the hint is found or cancelled
    tests::deliverPosted();
    QCOMPARE(cell(session), before);
    QCOMPARE(session.timeline().acts().size(), std::size_t(2));
}

// A hint is dropped when a search begins: its marks would be drawn on the search's board.
void SessionTest::aHintIsDroppedWhenASearchBegins()
{
    Session session(toy::kind(), toy::game(3));
    session.hint();
    QTRY_VERIFY(session.hasHint());
    session.solve({.solver = &toy::solver("deaf")});
    QVERIFY(session.isSolving());
    QVERIFY(!session.hasHint());
}

void SessionTest::savedGamesAreReadBack()
{
    Session session(toy::kind(), toy::game(50));
    session.hand(toward(session, 1));
    session.hand(toward(session, 1));
    session.begin(Act::New, toy::game(9, 4), QStringLiteral("picture=abc"));
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve({.solver = &toy::solver("wander"), .options = eventCount(5000), .watch = true});
    QTRY_VERIFY(!session.isWatching());
    session.player().pause();
    session.timeline().seek(session.timeline().lastFrame() - 100);
    const core::Position shown = session.timeline().position();

    const core::Kind *const kinds[] = {&toy::kind()};
    const QByteArray text = session::writeGame(toy::kind(), session.timeline());
    auto read = session::readGame(kinds, text);
    QVERIFY(std::holds_alternative<session::SavedGame>(read));
    auto &game = std::get<session::SavedGame>(read);
    Session again(*game.kind, toy::game(2));
    again.restore(std::move(game.acts), game.frame);
    QCOMPARE(again.timeline().position(), shown);
    QCOMPARE(again.timeline().instance().look, QStringLiteral("picture=abc"));
    QCOMPARE(again.timeline().act().type, Act::Search);
    QCOMPARE(session::writeGame(toy::kind(), again.timeline()), text);
    again.timeline().seek(2);
    QCOMPARE(cell(again), 2);
    QCOMPARE(again.timeline().instance().puzzle->grid().columns, 50);
}

void SessionTest::brokenGamesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("something else") << QByteArray("hello\n");
    QTest::newRow("no position") << QByteArray("cassetete 1\n");
    QTest::newRow("unknown puzzle") << QByteArray("cassetete 1\nnothing:3\n");
    QTest::newRow("bad position") << QByteArray("cassetete 1\ntoy:8:9\n");
    QTest::newRow("bad moves") << QByteArray("cassetete 1\ntoy:8:0\nmoves: ll\n");
    QTest::newRow("scramble of nothing") << QByteArray("cassetete 1\ntoy:8:0\nact: scramble\n");
    QTest::newRow("moves before any board") << QByteArray("cassetete 1\nmoves: r\n");
}

void SessionTest::brokenGamesAreRefused()
{
    QFETCH(QByteArray, text);
    const core::Kind *const kinds[] = {&toy::kind()};
    const auto read = session::readGame(kinds, text);
    QVERIFY(std::holds_alternative<QString>(read));
    QVERIFY(!std::get<QString>(read).isEmpty());
}

void SessionTest::unknownLinesArePreserved()
{
    const core::Kind *const kinds[] = {&toy::kind()};
    const QByteArray text =
        "cassetete 1\ntoy:8:0\nact: new\nmusic: on\n# by hand\ntoy:8:0\nact: hand\nmoves: r\nat: 1\n";
    auto read = session::readGame(kinds, text);
    QVERIFY(std::holds_alternative<session::SavedGame>(read));
    auto &game = std::get<session::SavedGame>(read);
    Session session(toy::kind(), toy::game(2));
    session.restore(std::move(game.acts), game.frame);
    const QByteArray written = session::writeGame(toy::kind(), session.timeline());
    QVERIFY(written.startsWith(
        "cassetete 2\ntoy:8:0\nact: new\nmusic: on\n# by hand\nact: hand\nmoves: r\nat: 1\nsum: "));

    // A line with an unknown value, which starts no act, is also kept.
    read = session::readGame(kinds, "cassetete 1\ntoy:8:0\nact: dance\ntoy:8:0\nact: hand\nmoves: r\n");
    QVERIFY(std::holds_alternative<session::SavedGame>(read));
    session.restore(std::move(std::get<session::SavedGame>(read).acts), 0);
    read = session::readGame(kinds, session::writeGame(toy::kind(), session.timeline()));
    QVERIFY(std::holds_alternative<session::SavedGame>(read));
    QCOMPARE(std::get<session::SavedGame>(read).acts.size(), 2U);

    // Unknown lines above all positions belong to the first act.
    read = session::readGame(kinds, "cassetete 1\nmusic: off\ntoy:8:0\nact: new\n");
    QVERIFY(std::holds_alternative<session::SavedGame>(read));
    QCOMPARE(std::get<session::SavedGame>(read).acts.front().kept, QStringList{QStringLiteral("music: off")});
}

void SessionTest::noNumberLeadsOutOfTheGame()
{
    const core::Kind *const kinds[] = {&toy::kind()};
    for (const char *at : {"9223372036854775807", "-9223372036854775808", "99999999999999999999"}) {
        const QByteArray text = QByteArray("cassetete 1\ntoy:8:0\nact: hand\nmoves: r\nat: ") + at + '\n';
        const auto read = session::readGame(kinds, text);
        QVERIFY(std::holds_alternative<session::SavedGame>(read));
        const qint64 frame = std::get<session::SavedGame>(read).frame;
        QVERIFY(frame >= 0 && frame < std::numeric_limits<qint64>::max() / 2);
    }
}

void SessionTest::largeNumbersAreSpelledWhole()
{
    const auto translate = [](int n) { return QStringLiteral("%1 games").arg(n); };
    const QLocale before;
    QLocale::setDefault(QLocale::English);
    QCOMPARE(session::translatedPlural(7, translate), QStringLiteral("7 games"));
    QCOMPARE(session::translatedPlural(40'861'647'040'079'968, translate),
             QStringLiteral("40,861,647,040,079,968 games"));
    const core::Explanation ways{PUZZLE_TEXT("toy", "%1 of %2"), {8'589'934'592LL, 33LL}};
    QCOMPARE(session::translated(ways), QStringLiteral("8,589,934,592 of 33"));
    QLocale::setDefault(before);
}

void SessionTest::argumentsAreNotFormats()
{
    const core::Explanation tricky{PUZZLE_TEXT("toy", "%1 and %2"), {std::string("%2"), std::string("b")}};
    QCOMPARE(session::translated(tricky), QStringLiteral("%2 and b"));
}

TEST_SUITE(SessionTest)
#include "tst_session.moc"

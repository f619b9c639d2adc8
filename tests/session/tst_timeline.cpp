// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "piecestep.h"
#include "support/toy.h"

#include "core/random.h"
#include "session/timeline/timeline.h"

using session::Act;
using session::Timeline;

namespace {

Act handMove(const Timeline &timeline, int to)
{
    const core::Path path{step(timeline.position()[0].cell, to)};
    return Act::make(Act::Hand, timeline.instance(), timeline.position(), session::events(path));
}

int cell(const Timeline &timeline)
{
    return timeline.position()[0].cell;
}

Act newBoard(int cells, Act::Type type = Act::New)
{
    const core::Game game = toy::game(cells);
    return Act::make(type, {game.puzzle, {}}, game.position);
}

// Returns `count` events of a random walk on a long row.
std::vector<core::Event> search(int cells, qint64 count)
{
    core::Random random(7);
    std::vector<core::Event> events;
    core::Path taken;
    int at = 0;
    while (qint64(events.size()) < count) {
        const auto what = random.below(8);
        if (what == 0) {
            events.push_back({step(at, at + 1), core::Event::Refused, 0, 1});
        } else if (what < 4 && !taken.empty()) {
            events.push_back({taken.back(), core::Event::Undid, 0, 0});
            at = taken.back().from.cell;
            taken.pop_back();
        } else if (what == 7 && events.size() % 97 == 0) {
            events.push_back({{}, core::Event::Solution, 0, 0});
        } else {
            const int to = at + 1 < cells && (at == 0 || random.below(2)) ? at + 1 : at - 1;
            taken.push_back(step(at, to));
            events.push_back({taken.back(), core::Event::Did, 0, 0});
            at = to;
        }
    }
    return events;
}

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void backIsTheReverseOfForward();
    void undoAndRedoGoActByAct();
    void givenMovesAreUndoneOneByOne();
    void aNewActCutsWhatFollows();
    void boardsOpenOnTheWayBack();
    void severalStepsAreOneFrame();
    void seekingReachesTheRightFrame();
    void aSearchKeepsItsLastEvents();
    void allSearchesTogetherKeepTheirLastEvents();
    void remainingEventsKeepTheirCounts();
    void digestsDistinguishRecords();
    void pastLeadsFromTheStart();
    void stepsNotTakenBackAreFound();
};

void TimelineTest::backIsTheReverseOfForward()
{
    Timeline timeline(newBoard(8));
    for (const int to : {1, 2, 3, 2}) {
        timeline.begin(handMove(timeline, to));
        timeline.forward();
    }
    QCOMPARE(timeline.frame(), 4);
    std::vector<session::Played> seen;
    connect(&timeline, &Timeline::moved, this,
            [&](const session::Played &played) { seen.push_back(played); });
    while (timeline.back()) {
    }
    while (timeline.forward()) {
    }
    QCOMPARE(seen.size(), 8u);
    for (std::size_t i = 0; i < 4; ++i) {
        const session::Played &back = seen[i];
        const session::Played &forth = seen[7 - i];
        QVERIFY(!back.forward && forth.forward);
        QCOMPARE(back.event, forth.event);
        QCOMPARE(core::reversed(back.steps), forth.steps);
    }
}

void TimelineTest::undoAndRedoGoActByAct()
{
    Timeline timeline(newBoard(8));
    timeline.begin(handMove(timeline, 1));
    timeline.forward();
    const core::Path walk{step(1, 2), step(2, 3), step(3, 4)};
    Act solution = Act::make(Act::Solve, timeline.instance(), timeline.position(), session::events(walk));
    solution.method = QStringLiteral("a method");
    timeline.begin(std::move(solution));
    QCOMPARE(cell(timeline), 1);
    timeline.redo();
    QCOMPARE(cell(timeline), 4);
    timeline.back();
    timeline.undo();
    QCOMPARE(cell(timeline), 1);
    timeline.undo();
    QCOMPARE(cell(timeline), 0);
    QVERIFY(!timeline.canUndo());
    timeline.redo();
    timeline.redo();
    QCOMPARE(cell(timeline), 4);
    QVERIFY(!timeline.canRedo());
}

/// Moves that were given with a board, and that no method made, are undone as if they had been made by hand.
void TimelineTest::givenMovesAreUndoneOneByOne()
{
    Timeline timeline(newBoard(8));
    const core::Path walk{step(0, 1), step(1, 2), step(2, 3)};
    timeline.begin(Act::make(Act::Solve, timeline.instance(), timeline.position(), session::events(walk)));
    for (const int expected : {1, 2, 3}) {
        timeline.redo();
        QCOMPARE(cell(timeline), expected);
    }
    QVERIFY(!timeline.canRedo());
    for (const int expected : {2, 1, 0}) {
        timeline.undo();
        QCOMPARE(cell(timeline), expected);
    }
    QVERIFY(!timeline.canUndo());
}

void TimelineTest::aNewActCutsWhatFollows()
{
    Timeline timeline(newBoard(8));
    const core::Path walk{step(0, 1), step(1, 2), step(2, 3)};
    timeline.begin(Act::make(Act::Solve, timeline.instance(), timeline.position(), session::events(walk)));
    timeline.seek(2);
    timeline.begin(handMove(timeline, 1));
    timeline.forward();
    QCOMPARE(timeline.lastFrame(), 3);
    QCOMPARE(cell(timeline), 1);
    timeline.seek(0);
    timeline.seek(2);
    QCOMPARE(cell(timeline), 2);
}

void TimelineTest::boardsOpenOnTheWayBack()
{
    Timeline timeline(newBoard(8));
    timeline.begin(handMove(timeline, 1));
    timeline.forward();
    QSignalSpy opened(&timeline, &Timeline::opened);
    timeline.begin(newBoard(5));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(timeline.instance().puzzle->grid().columns, 5);
    QCOMPARE(timeline.frame(), 2);
    timeline.back();
    QCOMPARE(opened.count(), 2);
    QCOMPARE(timeline.instance().puzzle->grid().columns, 8);
    QCOMPARE(cell(timeline), 1);
    timeline.redo();
    QCOMPARE(timeline.instance().puzzle->grid().columns, 5);
    timeline.undo();
    QCOMPARE(cell(timeline), 1);
}

void TimelineTest::severalStepsAreOneFrame()
{
    Timeline timeline(newBoard(8));
    const core::Path leap{step(0, 1, false), step(1, 2), step(2, 3)};
    timeline.begin(Act::make(Act::Solve, timeline.instance(), timeline.position(), session::events(leap)));
    QCOMPARE(timeline.lastFrame(), 2);
    timeline.forward();
    QCOMPARE(cell(timeline), 2);
    timeline.back();
    QCOMPARE(cell(timeline), 0);
}

void TimelineTest::seekingReachesTheRightFrame()
{
    constexpr int cells = 60;
    constexpr qint64 count = 5'000'000;
    const std::vector<core::Event> events = search(cells, count);
    Timeline timeline(newBoard(cells));
    timeline.begin(Act::make(Act::Search, timeline.instance(), timeline.position()));
    for (std::size_t at = 0; at < events.size(); at += 7777)
        timeline.append(std::span(events).subspan(at, std::min<std::size_t>(7777, events.size() - at)));

    // The expected positions are computed independently, as the piece's cell after each frame.
    std::vector<std::int16_t> expected{0};
    core::Position position{core::Place{0}};
    for (const core::Event &event : events) {
        core::play(position, event);
        if (event.endsFrame())
            expected.push_back(position[0].cell);
    }
    QCOMPARE(timeline.lastFrame(), qint64(expected.size()) - 1);
    core::Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const qint64 frame = qint64(random.below(expected.size()));
        timeline.seek(frame);
        QCOMPARE(timeline.frame(), frame);
        QCOMPARE(cell(timeline), int(expected[std::size_t(frame)]));
    }
}

void TimelineTest::aSearchKeepsItsLastEvents()
{
    constexpr int cells = 60;
    Timeline timeline(newBoard(cells));
    timeline.begin(handMove(timeline, 1));
    timeline.forward();
    timeline.begin(newBoard(cells));
    timeline.begin(Act::make(Act::Search, timeline.instance(), timeline.position()));
    const std::vector<core::Event> events = search(cells, Timeline::longestSearch + 5000);
    timeline.append(events);
    core::Position end{core::Place{0}};
    for (const core::Event &event : events)
        core::play(end, event);
    const session::Record &record = timeline.acts().back().record;
    QVERIFY(record.first() > 0);
    QVERIFY(record.size() - record.first() <= Timeline::longestSearch);
    timeline.seek(timeline.lastFrame());
    QCOMPARE(timeline.position(), end);
    timeline.seek(timeline.frame() - 1'000'000);
    QVERIFY(timeline.forgets());
    // The player's own acts before the forgotten part are still there.
    timeline.undo();
    timeline.undo();
    timeline.undo();
    QCOMPARE(cell(timeline), 0);
    timeline.redo();
    QCOMPARE(cell(timeline), 1);
}

/// The limit applies to all searches together; otherwise, a window in which one search after another is
/// watched would grow without bound.
void TimelineTest::allSearchesTogetherKeepTheirLastEvents()
{
    constexpr int cells = 60;
    constexpr qint64 length = Timeline::longestSearch / 5 * 3;
    Timeline timeline(newBoard(cells));
    const std::vector<core::Event> events = search(cells, length);
    core::Position end{core::Place{0}};
    for (const core::Event &event : events)
        core::play(end, event);
    for (int i = 0; i < 2; ++i) {
        timeline.begin(newBoard(cells));
        timeline.begin(Act::make(Act::Search, timeline.instance(), timeline.position()));
        timeline.append(events);
        timeline.seek(timeline.lastFrame());
        QCOMPARE(timeline.position(), end);
    }
    qint64 kept = 0;
    for (const Act &act : timeline.acts())
        kept += act.record.size() - act.record.first();
    QVERIFY(kept <= Timeline::longestSearch);
    const session::Record &later = timeline.acts().back().record;
    QCOMPARE(later.first(), qint64(0));
    QCOMPARE(later.size(), length);
    // The end of the first search is still kept; a viewer at a forgotten position is moved to a later one.
    timeline.undo();
    timeline.undo();
    QCOMPARE(timeline.act().type, Act::Search);
    QCOMPARE(timeline.position(), end);
    timeline.seek(timeline.startOfAct(timeline.actIndex()) + 1);
    QVERIFY(timeline.forgets());
    const qint64 before = timeline.eventsBefore();
    timeline.append(std::span(events).first(100'000));
    QVERIFY(timeline.eventsBefore() > before);
    QCOMPARE(timeline.eventsBefore(), timeline.act().record.first());
    QCOMPARE(timeline.position(), timeline.act().record.positionAt(timeline.eventsBefore()));
}

/// Discarding the first events does not change the counters at later events.
void TimelineTest::remainingEventsKeepTheirCounts()
{
    const std::vector<core::Event> events = search(60, 20'000);
    session::Record whole({core::Place{0}});
    whole.append(events);
    session::Record late = whole;
    late.keepLast(5000);
    QVERIFY(late.first() > 0);
    QCOMPARE(late.digest(), whole.digest());
    QCOMPARE(late.start(), whole.start());
    for (qint64 i = late.first(); i <= late.size(); i += 97) {
        const session::Counts now = late.countsAt(i);
        const session::Counts then = whole.countsAt(i);
        QCOMPARE(now.tries, then.tries);
        QCOMPARE(now.backs, then.backs);
        QCOMPARE(now.depth, then.depth);
        QCOMPARE(now.deepest, then.deepest);
        QCOMPARE(late.standing(i), whole.standing(i));
    }
}

/// The digest distinguishes records, and does not depend on how they were built.
void TimelineTest::digestsDistinguishRecords()
{
    const std::vector<core::Event> events = search(60, 5000);
    session::Record record({core::Place{0}});
    record.append(events);
    session::Record pieces({core::Place{0}});
    for (std::size_t i = 0; i < events.size(); i += 500)
        pieces.append(std::span(events).subspan(i, 500));
    QCOMPARE(pieces.digest(), record.digest());
    for (const qint64 size : {4999, 2048, 1000}) {
        record.truncate(size);
        QVERIFY(record.digest() != pieces.digest());
        session::Record shorter({core::Place{0}});
        shorter.append(std::span(events).first(std::size_t(size)));
        QCOMPARE(record.digest(), shorter.digest());
    }
    std::vector<core::Event> other = events;
    other[1234].reason ^= 1;
    session::Record changed({core::Place{0}});
    changed.append(other);
    QVERIFY(changed.digest() != pieces.digest());
}

void TimelineTest::pastLeadsFromTheStart()
{
    Timeline timeline(newBoard(8));
    for (const int to : {1, 2, 3}) {
        timeline.begin(handMove(timeline, to));
        timeline.forward();
    }
    timeline.back();
    QCOMPARE(timeline.past(), (core::Path{step(0, 1), step(1, 2)}));
}

void TimelineTest::stepsNotTakenBackAreFound()
{
    const std::vector<core::Event> events = search(60, 200'000);
    session::Record record({core::Place{0}});
    record.append(events);
    // The expected moves are computed independently, with a stack.
    core::Path stack;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i % 9973 == 0)
            QCOMPARE(record.standing(qint64(i)), stack);
        if (events[i].type == core::Event::Did)
            stack.push_back(events[i].step);
        else if (events[i].type == core::Event::Undid)
            stack.pop_back();
    }
    QCOMPARE(record.standing(record.size()), stack);
    record.keepLast(50'000);
    QVERIFY(record.first() > 0);
    QCOMPARE(record.standing(record.size()), stack);
    record.truncate(record.size() - 40'000);
    QCOMPARE(core::after(record.start(), record.standing(record.size())), record.end());
}

TEST_SUITE(TimelineTest)
#include "tst_timeline.moc"

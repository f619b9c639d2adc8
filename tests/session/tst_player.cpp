// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "support/toy.h"

#include "session/timeline/eventqueue.h"
#include "session/timeline/player.h"

using namespace std::chrono_literals;

namespace {

/// A watched search that has delivered nothing yet.
struct Watched {
    session::Timeline timeline{
        session::Act::make(session::Act::New, {toy::game(9).puzzle, {}}, toy::game(9).position)};
    session::EventQueue queue{};
    session::Player player{timeline};

    Watched()
    {
        timeline.begin(session::Act::make(session::Act::Search, timeline.instance(), timeline.position()));
        player.setSource(&queue);
    }
};

} // namespace

/// Tests the speed at which a watched search is shown.
class PlayerPace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A move that the viewer waits for is shown as soon as it arrives, even at the slowest speed; the next
    /// move takes its usual time.
    void aMoveThatIsWaitedForIsShownAtOnce()
    {
        Watched watched;
        auto &[timeline, queue, player] = watched;
        const qint64 start = timeline.frame();
        player.setSpeed(session::Speed(0));
        player.play();
        for (int tick = 0; tick < 10; ++tick)
            player.advance(16ms);
        QCOMPARE(timeline.frame(), start);
        std::vector<core::Event> moves;
        for (std::int16_t cell = 0; cell < 3; ++cell)
            moves.push_back({{0, {cell}, {std::int16_t(cell + 1)}, true}, core::Event::Did, 0, 0});
        QVERIFY(queue.put(moves));
        player.advance(16ms);
        QCOMPARE(timeline.frame(), start + 1);
        for (int tick = 0; tick < 200; ++tick) // 3.2 s of the 4 s that a move takes
            player.advance(16ms);
        QCOMPARE(timeline.frame(), start + 1);
        for (int tick = 0; tick < 60; ++tick)
            player.advance(16ms);
        QCOMPARE(timeline.frame(), start + 2);
    }

    /// A single step that the search delivers late is asked about before it is shown, and the player stops for the answer.
    void aStepThatComesLateIsAskedAbout()
    {
        Watched watched;
        auto &[timeline, queue, player] = watched;
        const qint64 start = timeline.frame();
        int asked = 0;
        player.setGate([&](qint64) { return qint64(asked++ == 0 ? 0 : 1); });
        player.go(session::Direction::Forward, {session::Landmark::Frame});
        player.advance(16ms);
        QCOMPARE(asked, 0);
        QVERIFY(queue.put(std::vector<core::Event>{{{0, {0}, {1}, true}, core::Event::Did, 0, 0}}));
        player.advance(16ms);
        QCOMPARE(asked, 1);
        QCOMPARE(timeline.frame(), start);
        QVERIFY(!player.isPlaying());
        player.go(session::Direction::Forward, {session::Landmark::Frame});
        QCOMPARE(timeline.frame(), start + 1);
    }
};

TEST_SUITE(PlayerPace)
#include "tst_player.moc"

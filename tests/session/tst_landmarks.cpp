// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "piecestep.h"
#include "support/toy.h"

#include "core/random.h"
#include "session/timeline/landmarks.h"
#include "session/timeline/timeline.h"

#include <set>

using session::Act;
using session::Landmark;
using session::Timeline;

namespace {

/// Returns the events of a random search on a long row: moves of one step or two, with occasional solutions.
std::vector<core::Event> search(std::uint64_t seed, std::size_t count)
{
    core::Random random(seed);
    std::vector<core::Event> events;
    core::Path taken;
    std::int16_t at = 0;
    while (events.size() < count) {
        const auto what = random.below(9);
        const bool within = !taken.empty() && !taken.back().closes;
        if (what < 4 && !taken.empty() && !within) {
            do {
                core::Step back = taken.back();
                taken.pop_back();
                at = back.from.cell;
                back.closes = taken.empty() || taken.back().closes;
                events.push_back({back, core::Event::Undid, 0, 0});
            } while (!taken.empty() && !taken.back().closes);
        } else if (what == 4 && !within) {
            events.push_back({step(at, at + 1), core::Event::Refused, 0, 1});
        } else if (what == 5 && !within && random.below(20) == 0) {
            events.push_back({{}, core::Event::Solution, 0, 0});
        } else {
            taken.push_back(step(at, at + 1, within || random.below(2)));
            events.push_back({taken.back(), core::Event::Did, 0, 0});
            ++at;
        }
    }
    return events;
}

/// The landmarks of a search by definition, found by a walk through all events.
struct Truth {
    std::set<qint64> solutions;
    std::set<qint64> deepest;
};

Truth truthOf(const std::vector<core::Event> &events)
{
    Truth truth;
    qint64 frame = 0;
    qint64 depth = 0;
    qint64 deepest = 0;
    std::optional<qint64> peak; // the frame of the greatest depth in the current climb
    for (const core::Event &event : events) {
        frame += event.endsFrame();
        if (event.type == core::Event::Solution)
            truth.solutions.insert(frame);
        if (event.type == core::Event::Did && event.step.closes && ++depth > deepest) {
            deepest = depth;
            peak = frame;
        }
        if (event.type == core::Event::Undid && event.step.closes) {
            --depth;
            if (peak)
                truth.deepest.insert(*std::exchange(peak, {}));
        }
    }
    if (peak)
        truth.deepest.insert(*peak);
    return truth;
}

/// Returns the frames at which the landmark's condition becomes true, by a walk through all events.
std::set<qint64> framesOf(const std::vector<core::Event> &events, Landmark landmark)
{
    std::set<qint64> found;
    qint64 frame = 0;
    qint64 depth = 0;
    qint64 tries = 0;
    for (const core::Event &event : events) {
        const qint64 before = depth;
        const qint64 around =
            event.endsFrame() || event.type == core::Event::Solution ? frame + event.endsFrame() : frame + 1;
        const bool made = event.type == core::Event::Did && event.step.closes;
        depth += made;
        depth -= event.type == core::Event::Undid && event.step.closes;
        const bool tried = made || event.type == core::Event::Refused;
        tries += tried;
        frame += event.endsFrame();
        const auto is = [&] {
            switch (landmark.type) {
            case Landmark::Try:
                return tried && tries == landmark.number;
            case Landmark::TakenBack:
                return event.type == core::Event::Undid && event.step.closes;
            case Landmark::DepthAtLeast:
                return before < landmark.number && depth >= landmark.number;
            case Landmark::DepthAtMost:
                return before > landmark.number && depth <= landmark.number;
            case Landmark::Refusal:
                return event.type == core::Event::Refused &&
                       (landmark.number < 0 || event.reason == landmark.number);
            case Landmark::Line:
                return event.line == landmark.number;
            case Landmark::Arrival:
                return (event.type == core::Event::Did && event.step.to.cell == landmark.number) ||
                       (event.type == core::Event::Undid && event.step.from.cell == landmark.number);
            case Landmark::Frame:
            case Landmark::End:
            case Landmark::Solution:
            case Landmark::Deepest:
            case Landmark::Moment:
            case Landmark::Turn:
                break; // other tests cover these types
            }
            return false;
        };
        if (is())
            found.insert(around);
    }
    return found;
}

Timeline timelineOf(const std::vector<core::Event> &events)
{
    const core::Game game = toy::game(1000);
    return Timeline(Act::make(Act::Search, {game.puzzle, {}}, game.position, events));
}

std::optional<qint64> above(const std::set<qint64> &frames, qint64 frame)
{
    const auto found = frames.upper_bound(frame);
    return found == frames.end() ? std::nullopt : std::optional(*found);
}

std::optional<qint64> below(const std::set<qint64> &frames, qint64 frame)
{
    const auto found = frames.lower_bound(frame);
    return found == frames.begin() ? std::nullopt : std::optional(*std::prev(found));
}

} // namespace

/// Skipping through a search stops at the same frames as a walk through all events.
class LandmarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreeWithTheDefinition_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %d", int(seed)) << seed;
    }

    void agreeWithTheDefinition()
    {
        QFETCH(quint64, seed);
        const std::vector<core::Event> events = search(seed, 5000);
        const Truth truth = truthOf(events);
        QVERIFY(truth.solutions.size() > 5 && truth.deepest.size() > 2);
        const Timeline timeline = timelineOf(events);
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            QCOMPARE(landmarkAfter(timeline, Landmark::Solution, frame), above(truth.solutions, frame));
            QCOMPARE(landmarkBefore(timeline, Landmark::Solution, frame), below(truth.solutions, frame));
            QCOMPARE(landmarkBefore(timeline, Landmark::Deepest, frame), below(truth.deepest, frame));
        }
        // Within a climb, the next landmark is the end of the climb, since every peak is deeper than all
        // before.
        for (const qint64 peak : truth.deepest)
            QCOMPARE(landmarkAfter(timeline, Landmark::Deepest, peak), above(truth.deepest, peak));
    }

    void aClimbStillUnderWayIsNoPeakYet()
    {
        const std::vector<core::Event> climb{{step(0, 1), core::Event::Did, 0, 0},
                                             {step(1, 2), core::Event::Did, 0, 0},
                                             {step(2, 3), core::Event::Refused, 0, 1}};
        Timeline timeline = timelineOf(climb);
        QCOMPARE(landmarkAfter(timeline, Landmark::Deepest, 0, false), std::nullopt);
        QCOMPARE(landmarkAfter(timeline, Landmark::Deepest, 0, true), std::nullopt);
        timeline.append(std::vector<core::Event>{{step(1, 2), core::Event::Undid, 0, 0}});
        QCOMPARE(landmarkAfter(timeline, Landmark::Deepest, 0, false), std::optional<qint64>(2));
    }

    void solutionsHaveNumbers()
    {
        const std::vector<core::Event> events = search(3, 4000);
        const Timeline timeline = timelineOf(events);
        const session::Record &record = timeline.act().record;
        qint64 number = 0;
        for (std::optional<qint64> frame = 0;
             (frame = landmarkAfter(timeline, Landmark::Solution, *frame));) {
            number = session::solutionAt(record, *frame);
            QVERIFY(number > 0);
            QCOMPARE(session::frameOfSolution(record, number), frame);
        }
        QCOMPARE(number, record.counts().solutions);
        QCOMPARE(session::frameOfSolution(record, number + 1), std::nullopt);
    }

    void landmarksAreFoundAcrossActs()
    {
        Timeline timeline =
            timelineOf({{step(0, 1), core::Event::Did, 0, 0}, {{}, core::Event::Solution, 0, 0}});
        timeline.seek(timeline.lastFrame());
        const session::Instance other{toy::game(9).puzzle, {}};
        timeline.begin(Act::make(Act::Solve, other, {core::Place{3}},
                                 std::vector<core::Event>{{step(3, 4), core::Event::Did, 0, 0},
                                                          {{}, core::Event::Solution, 0, 0}}));
        QCOMPARE(landmarkAfter(timeline, Landmark::Solution, 0), std::optional<qint64>(1));
        QCOMPARE(landmarkAfter(timeline, Landmark::Solution, 1), std::optional<qint64>(3));
        QCOMPARE(landmarkBefore(timeline, Landmark::Solution, 3), std::optional<qint64>(1));
        QCOMPARE(landmarkBefore(timeline, Landmark::Solution, 2), std::optional<qint64>(1));
        QCOMPARE(landmarkBefore(timeline, Landmark::Solution, 1), std::nullopt);
        // The act Solve has no tries, and therefore no deepest point.
        QCOMPARE(landmarkAfter(timeline, Landmark::Deepest, 1), std::nullopt);
    }

    void forgottenFramesAreNotFound()
    {
        Timeline timeline = timelineOf(search(5, 100'000));
        const std::vector<core::Event> more = search(6, 1'000'000);
        while (timeline.act().record.first() == 0)
            timeline.append(more);
        for (const Landmark landmark : {Landmark::Solution, Landmark::Deepest}) {
            for (const qint64 frame : {qint64(1), timeline.lastFrame() / 2, timeline.lastFrame()}) {
                const auto after = landmarkAfter(timeline, landmark, frame);
                const auto before = landmarkBefore(timeline, landmark, frame);
                QVERIFY(!after || (*after > frame && *after >= timeline.act().record.firstFrame()));
                QVERIFY(!before || (*before < frame && *before >= timeline.act().record.firstFrame()));
            }
        }
    }

    /// Every stop condition is found at the same frames as by a walk through all events, in both directions.
    void conditionsAreFoundBothWays_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<qint64>("number");
        QTest::newRow("try") << int(Landmark::Try) << qint64(700);
        QTest::newRow("taken back") << int(Landmark::TakenBack) << qint64(0);
        QTest::newRow("deep") << int(Landmark::DepthAtLeast) << qint64(6);
        QTest::newRow("any depth") << int(Landmark::DepthAtLeast) << qint64(1);
        QTest::newRow("shallow") << int(Landmark::DepthAtMost) << qint64(2);
        QTest::newRow("nothing left") << int(Landmark::DepthAtMost) << qint64(0);
        QTest::newRow("any refusal") << int(Landmark::Refusal) << qint64(-1);
        QTest::newRow("this reason") << int(Landmark::Refusal) << qint64(2);
        QTest::newRow("line") << int(Landmark::Line) << qint64(3);
        QTest::newRow("arrival") << int(Landmark::Arrival) << qint64(9);
    }
    void conditionsAreFoundBothWays()
    {
        QFETCH(int, type);
        QFETCH(qint64, number);
        std::vector<core::Event> all = search(11, 6000);
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].line = std::uint8_t(i * 7 % 5);
            if (all[i].type == core::Event::Refused)
                all[i].reason = std::uint16_t(i % 4);
        }
        const auto landmark = Landmark(Landmark::Type(type), number);
        const std::set<qint64> truth = framesOf(all, landmark);
        QVERIFY(truth.size() > 0);
        Timeline timeline = timelineOf(all);
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            QCOMPARE(landmarkAfter(timeline, landmark, frame), above(truth, frame));
            QCOMPARE(landmarkBefore(timeline, landmark, frame), below(truth, frame));
        }
    }

    void theNearestOfSeveralIsTaken()
    {
        const std::vector<core::Event> all = search(5, 3000);
        const Timeline timeline = timelineOf(all);
        const session::Landmarks both{Landmark::Solution, {Landmark::DepthAtLeast, 8}};
        std::set<qint64> truth = truthOf(all).solutions;
        truth.merge(framesOf(all, both[1]));
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            QCOMPARE(nextLandmark(timeline, session::Direction::Forward, both, frame), above(truth, frame));
            QCOMPARE(nextLandmark(timeline, session::Direction::Back, both, frame), below(truth, frame));
        }
    }

    /// The landmarks are the frames where the verdict on the player's own moves changes between lost and not
    /// lost. Unknown verdicts are skipped, and the verdicts of one game are not compared with those of the
    /// next.
    void theVerdictTurns()
    {
        using enum core::Judgement::Verdict;
        const session::Instance board{toy::game(1000).puzzle, {}};
        Timeline timeline(Act::make(Act::New, board, {core::Place{0}}));
        const auto judge = [&](core::Judgement::Verdict verdict) {
            timeline.setVerdict(timeline.act().serial, timeline.position(), verdict);
        };
        const auto play = [&](core::Judgement::Verdict verdict) {
            const std::int16_t at = timeline.position()[0].cell;
            timeline.begin(Act::make(Act::Hand, board, timeline.position(),
                                     std::vector<core::Event>{{step(at, at + 1), core::Event::Did, 0, 0}}));
            timeline.forwardByAct();
            judge(verdict);
            return timeline.frame();
        };
        judge(Solvable);
        play(Solvable);
        play(Unknown);
        const qint64 lost = play(Unsolvable);
        play(Unknown);
        play(Unsolvable);
        const qint64 won = play(Solved);
        play(Solvable);
        timeline.begin(Act::make(Act::New, board, {core::Place{3}}));
        judge(Unsolvable);
        play(Unsolvable);
        const qint64 again = play(Solvable);
        const std::set<qint64> truth{lost, won, again};
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            QCOMPARE(landmarkAfter(timeline, Landmark::Turn, frame), above(truth, frame));
            QCOMPARE(landmarkBefore(timeline, Landmark::Turn, frame), below(truth, frame));
        }
    }

    void momentsAreLandmarks()
    {
        Timeline timeline = timelineOf(search(3, 400));
        const std::set<qint64> named{4, 40, 90};
        for (const qint64 frame : {40, 4, 90}) {
            timeline.seek(frame);
            QVERIFY(timeline.setMoment(QString::number(frame), {}));
        }
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            QCOMPARE(landmarkAfter(timeline, Landmark::Moment, frame), above(named, frame));
            QCOMPARE(landmarkBefore(timeline, Landmark::Moment, frame), below(named, frame));
        }
        timeline.removeMoment(40);
        QCOMPARE(timeline.momentFrames(), (std::vector<qint64>{4, 90}));
        timeline.seek(50);
        timeline.begin(Act::make(Act::Hand, timeline.instance(), timeline.position()));
        QCOMPARE(timeline.momentFrames(), std::vector<qint64>{4}); // the act of this moment was removed
    }
};

TEST_SUITE(LandmarksTest)
#include "tst_landmarks.moc"

// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"
#include "session/timeline/record.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace session {

/// One of the methods, seeds or boards that are compared in a race.
struct Racer {
    const core::Solver *solver = nullptr;
    core::Task task = {};
    /// The solutions after which the racer ends.
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
    QString name = {};                               ///< a name, unless the method identifies it
    std::shared_ptr<const core::Puzzle> puzzle = {}; ///< the racer's own board; null for that of the race
};

/// The moves that a racer refused for one reason.
struct RaceRefusals {
    int code = 0;
    qint64 count = 0;
    core::Explanation example; ///< the solver's explanation of the first of them
};

/// The greatest depth in each of at most 4,096 equal stretches of a racer's tries, whatever their number. Since a plot may
/// show the tries on a logarithmic axis, the depths of the first tries are also kept one by one.
class DepthProfile {
public:
    static constexpr std::size_t mostStretches = 4096;

    void add(qint64 tries, qint64 depth);
    const std::vector<qint64> &depths() const { return m_depths; }
    qint64 triesEach() const { return m_triesEach; } ///< the number of tries in a stretch
    /// Returns the depths of the first `mostStretches` tries, indexed by try.
    const std::vector<qint64> &firstDepths() const { return m_firstDepths; }

private:
    std::vector<qint64> m_depths;
    std::vector<qint64> m_firstDepths;
    qint64 m_triesEach = 1;
};

/// The result of one racer.
struct RaceResult {
    static constexpr qint64 mostEvents = 2'000'000;

    explicit RaceResult(const Racer &racer)
        : solver(racer.solver), name(racer.name), seed(racer.task.seed), record(racer.task.from)
    {
    }

    /// Returns the number of recorded events up to the try of this number; all of them if there were fewer tries.
    qint64 eventsUpToTry(qint64 tries) const;
    /// Returns the number of recorded events this long after the start, as precisely as the clock was read.
    qint64 eventsUpToTime(qint64 microseconds) const;
    bool isWhole() const { return record.counts().frames == counts.frames; } ///< all events are recorded

    const core::Solver *solver;
    QString name; ///< the name of the racer
    std::uint64_t seed;
    Record record;                      ///< the first events, at most `mostEvents`
    Counts counts;                      ///< the counts of all events
    std::vector<RaceRefusals> refusals; ///< the refusals, the most frequent reason first
    qint64 firstSolution = -1;          ///< the number of tries up to the first solution; -1 if there is none
    qint64 firstLength = 0;             ///< the number of moves of that solution
    qint64 microseconds = 0;            ///< the time of the watched run, which is longer than unwatched
    DepthProfile profile;               ///< the depths of all events
    core::Outcome outcome;

    struct Moment {
        qint64 events = 0;
        qint64 microseconds = 0;
    };
    std::vector<Moment> moments; ///< the times at which events arrived, in order
};

/// Runs a racer, watched, in the caller's thread, until it ends or `context` ends it. Keeps `tries` up to date.
RaceResult runRacer(const core::Puzzle &puzzle, const Racer &racer, core::SearchContext &context,
                    std::atomic<qint64> *tries = nullptr);

/// Returns why the method never reaches this goal; empty if it does.
core::Explanation whyGoalIsNotReached(const core::Solver &solver, core::Goal goal);
/// Returns why the method cannot race to the goal of this task from its position; empty if it can.
core::Explanation whyNotRacing(const core::Solver &solver, const core::Puzzle &puzzle,
                               const core::Task &task);
/// Returns the methods of a puzzle that reach the goal of this task and can begin at its position.
std::vector<const core::Solver *> possibleRacers(const core::Kind &kind, const core::Puzzle &puzzle,
                                                 const core::Task &task);

/// Runs racers side by side in the background, each in its own thread.
class Race : public QObject {
    Q_OBJECT

public:
    using Result = std::shared_ptr<const RaceResult>;

    explicit Race(QObject *parent = nullptr);
    ~Race() override;

    /// Starts a race, and drops the previous one.
    void start(std::shared_ptr<const core::Puzzle> puzzle, std::vector<Racer> racers);
    /// Asks all racers to end; the results that they have by then are kept.
    void stop();
    void clear();
    bool isRunning() const { return m_running > 0; }
    std::size_t size() const { return m_lanes.size(); }
    const Racer &racer(std::size_t number) const { return m_lanes[number]->racer; }
    qint64 tries(std::size_t racer) const { return m_lanes[racer]->tries; }          ///< the tries so far
    const Result &result(std::size_t racer) const { return m_lanes[racer]->result; } ///< null while running
    std::vector<Result> results() const; ///< the results of the racers that have ended

Q_SIGNALS:
    void progressed(); ///< emitted ten times a second
    void finished();   ///< emitted when all racers have ended

private:
    struct Lane {
        Racer racer;
        std::atomic<qint64> tries = 0;
        Result result;
        std::unique_ptr<BackgroundTask<Result>> task; // declared last, so that it is destroyed first
    };

    void arrived(Lane &lane, Result result);

    std::vector<std::unique_ptr<Lane>> m_lanes;
    int m_running = 0;
    QTimer m_heartbeat;
};

} // namespace session

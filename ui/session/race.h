// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/backgroundtask.h"
#include "session/record.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace session {

/// One of the methods, seeds or boards that are compared.
struct Racer {
    const core::Solver *solver = nullptr;
    core::Task task = {};
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max(); ///< it ends after so many solutions
    QString name = {};                               ///< where not the method tells it from the others
    std::shared_ptr<const core::Puzzle> puzzle = {}; ///< of its own board; else that of the race
};

/// The moves that a racer refused for one reason.
struct RaceRefusals {
    int code = 0;
    qint64 count = 0;
    core::Explanation example; ///< what the solver says of the first of them
};

/// The greatest depth in each of at most 4 096 equal stretches of a racer's tries, whatever their number.
class DepthProfile {
public:
    static constexpr std::size_t mostStretches = 4096;

    void add(qint64 tries, qint64 depth);
    const std::vector<qint64> &depths() const { return m_depths; }
    qint64 triesEach() const { return m_triesEach; } ///< tries of a stretch

private:
    std::vector<qint64> m_depths;
    qint64 m_triesEach = 1;
};

/// What a racer did.
struct RaceResult {
    static constexpr qint64 mostEvents = 2'000'000;

    explicit RaceResult(const Racer &racer)
        : solver(racer.solver), name(racer.name), seed(racer.task.seed), record(racer.task.from)
    {
    }

    /// How many of its kept events lead to where it has just made its try of this number; all of them when
    /// it has not made so many.
    qint64 eventAtTry(qint64 tries) const;
    /// How many of its kept events had come this long after its start, as near as the clock was read.
    qint64 eventAtTime(qint64 microseconds) const;
    bool isWhole() const { return record.counts().frames == counts.frames; } ///< all its events are kept

    const core::Solver *solver;
    QString name; ///< of its racer
    std::uint64_t seed;
    Record record;                      ///< its first events, at most `mostEvents` of them
    Counts counts;                      ///< of all its events
    std::vector<RaceRefusals> refusals; ///< the most frequent first
    qint64 firstSolution = -1;          ///< the tries up to the first solution; -1: it found none
    qint64 firstLength = 0;             ///< the moves of that solution
    qint64 microseconds = 0;            ///< while it was watched, which takes longer than not
    DepthProfile profile;               ///< of all its events
    core::Outcome outcome;

    struct Moment {
        qint64 events = 0;
        qint64 microseconds = 0;
    };
    std::vector<Moment> moments; ///< when so many events had come, in their order
};

/// Runs a racer, watched, in the caller's thread, until it ends or `control` ends it. `tries` is kept up to
/// date.
RaceResult runRacer(const core::Puzzle &puzzle, const Racer &racer, core::Control &control,
                    std::atomic<qint64> *tries = nullptr);

/// Whether the method can begin here.
bool canBegin(const core::Solver &solver, const core::Puzzle &puzzle, const core::Task &task);
/// The methods of a puzzle that reach this goal and can begin here.
std::vector<const core::Solver *> possibleRacers(const core::Kind &kind, const core::Puzzle &puzzle,
                                                 const core::Task &task);

/// Runs racers side by side in the background, each in a thread of its own.
class Race : public QObject {
    Q_OBJECT

public:
    using Result = std::shared_ptr<const RaceResult>;

    explicit Race(QObject *parent = nullptr);
    ~Race() override;

    /// Drops the race before.
    void start(std::shared_ptr<const core::Puzzle> puzzle, std::vector<Racer> racers);
    /// Asks for the end; what each has done until then is kept.
    void stop();
    void clear();
    bool isRunning() const { return m_running > 0; }
    std::size_t size() const { return m_lanes.size(); }
    const Racer &racer(std::size_t number) const { return m_lanes[number]->racer; }
    qint64 tries(std::size_t racer) const { return m_lanes[racer]->tries; }          ///< so far
    const Result &result(std::size_t racer) const { return m_lanes[racer]->result; } ///< null while it runs
    std::vector<Result> results() const; ///< of those that have ended

Q_SIGNALS:
    void progressed(); ///< ten times a second
    void finished();   ///< all have

private:
    struct Lane {
        Racer racer;
        std::atomic<qint64> tries = 0;
        Result result;
        std::unique_ptr<BackgroundTask<Result>> task; // ends first
    };

    void arrived(Lane &lane, Result result);

    std::vector<std::unique_ptr<Lane>> m_lanes;
    int m_running = 0;
    QTimer m_heartbeat;
};

} // namespace session

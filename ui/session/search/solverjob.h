// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/workers.h"
#include "session/search/solutions.h"
#include "session/timeline/eventqueue.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <variant>

namespace session {

/// One run of a solver in a separate thread. It works on a snapshot of the puzzle and results in an outcome;
/// destroying the job ends the run and waits for its end.
class SolverJob : public QObject {
    Q_OBJECT

public:
    SolverJob(std::shared_ptr<const core::Puzzle> puzzle, const core::Solver &solver, core::Task task,
              QObject *parent = nullptr);
    ~SolverJob() override;

    const core::Solver &solver() const { return m_solver; }
    const core::Task &task() const { return m_task; }
    /// Makes the run wait after each solution until `proceed`. To be called before `start`.
    void waitAtSolutions();
    void start();
    void proceed();
    bool isWaiting() const; ///< whether the run waits for `proceed`, and the solution has been taken
    void setPaused(bool paused);
    bool isPaused() const { return m_state == State::Paused; }
    /// Returns true from `start` until `finished`, pauses included.
    bool isRunning() const { return m_state == State::Working || m_state == State::Paused; }
    /// Asks the run to end; its end is reported by `finished`.
    void stop();

    EventQueue &queue() const;
    core::Stats stats() const; ///< the worker's latest report: at most 1024 nodes ago
    /// Returns the milliseconds of work, without pauses and waits at solutions.
    qint64 elapsed() const { return nanoseconds() / 1'000'000; }
    /// Returns the time of the search itself in microseconds, without the time that a watched search waits for its
    /// display.
    qint64 searchTime() const;
    std::vector<Found> takeFound();

Q_SIGNALS:
    void progressed(); ///< emitted ten times a second
    void found();      ///< emitted when there is something for `takeFound`
    void finished(const core::Outcome &outcome);

private:
    enum class State { Ready, Working, Paused, Finished };
    struct Shared;
    class WorkerContext;

    core::Outcome outcomeOf(std::variant<core::Outcome, core::Explanation> attempted) const;
    qint64 nanoseconds() const;
    void finish();

    const std::shared_ptr<const core::Puzzle> m_puzzle;
    const core::Solver &m_solver;
    const core::Task m_task;
    const std::unique_ptr<Shared> m_shared;
    State m_state = State::Ready;
    Workers m_workers;
    QFutureWatcher<core::Outcome> m_watcher;
    QTimer m_heartbeat;
    QElapsedTimer m_clock;
    qint64 m_worked = 0; ///< the nanoseconds until the latest pause
};

} // namespace session

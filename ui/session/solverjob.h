// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/mailbox.h"
#include "session/solutions.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace session {

/// One run of a solver in a thread of its own. It works on a snapshot and gives back a value; destroying it
/// ends the run and waits for that.
class SolverJob : public QObject {
    Q_OBJECT

public:
    SolverJob(std::shared_ptr<const core::Puzzle> puzzle, const core::Solver &solver, core::Task task,
              QObject *parent = nullptr);
    ~SolverJob() override;

    const core::Solver &solver() const { return m_solver; }
    const core::Task &task() const { return m_task; }
    void start();
    /// Wait after each solution until `proceed`. To be said before `start`.
    void pauseAtSolutions(bool frame);
    void proceed();
    bool isWaiting() const; ///< for `proceed`, and what it found has been taken
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    bool isRunning() const { return m_running; } ///< until `finished`
    /// Asks for the end; it comes with `finished`.
    void stop();

    Mailbox &mailbox() const;
    core::Stats stats() const; ///< as last told: 1024 nodes ago at most
    qint64 elapsed() const;    ///< milliseconds of work, pauses and waits at solutions left out
    std::vector<Found> takeFound();

Q_SIGNALS:
    void progressed(); ///< ten times a second
    void found();      ///< there is something for `takeFound`
    void finished(const core::Outcome &outcome);

private:
    struct World;
    class Worker;

    void notice();

    const std::shared_ptr<const core::Puzzle> m_puzzle;
    const core::Solver &m_solver;
    const core::Task m_task;
    const std::shared_ptr<World> m_world;
    QThreadPool m_pool;
    QFutureWatcher<core::Outcome> m_watcher;
    QTimer m_heartbeat;
    QElapsedTimer m_clock;
    qint64 m_worked = 0; ///< milliseconds until the latest pause
    bool m_paused = false;
    bool m_running = false;
};

} // namespace session

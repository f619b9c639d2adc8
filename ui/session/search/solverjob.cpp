// SPDX-License-Identifier: MIT
#include "session/search/solverjob.h"

#include "core/parallel.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/catchexceptions.h"
#include "session/search/freedmemory.h"

#include <QThread>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace session {

/// The data that the worker's thread and the window's share. `mutex` guards the members declared after it.
struct SolverJob::Shared {
    /// Adds up the time of waits. It stops while the job is paused.
    class WaitClock {
    public:
        void start() { m_since.start(); }
        void stop()
        {
            m_total = nanoseconds();
            m_since.invalidate();
        }
        qint64 nanoseconds() const { return m_total + (m_since.isValid() ? m_since.nsecsElapsed() : 0); }

    private:
        QElapsedTimer m_since;
        qint64 m_total = 0;
    };

    EventQueue queue;
    std::atomic<bool> cancelled = false;
    bool waitsAtSolutions = false; ///< constant once the worker runs

    std::mutex mutex;
    std::condition_variable changed;
    core::Stats stats;
    std::vector<Found> found;
    bool paused = false;
    bool waiting = false;   ///< the worker waits at a solution
    bool lacksRoom = false; ///< the worker waits for room in the queue
    WaitClock atSolutions;  ///< runs while the worker waits at a solution
    WaitClock forRoom;      ///< runs while the worker waits for room in the queue
    QElapsedTimer sinceEnd; ///< the time since the worker came to its end; invalid until then

    void cancel()
    {
        cancelled = true;
        queue.close();
        const std::unique_lock lock(mutex);
        waiting = false;
        changed.notify_all();
    }
};

/// The context of the search, used in the worker's thread.
class SolverJob::WorkerContext : public core::SearchContext {
public:
    WorkerContext(Shared &shared, QPromise<core::Outcome> &promise, SolverJob &job)
        : m_shared(shared), m_promise(promise), m_job(job)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        reached(stats);
        m_promise.suspendIfRequested();
        return shouldContinue();
    }

    void reached(const core::Stats &stats) override
    {
        const std::unique_lock lock(m_shared.mutex);
        m_shared.stats = stats;
    }

    bool record(std::span<const core::Event> events) override
    {
        // Only the worker adds events, so a queue that has room now does not make it wait.
        const bool waits = m_shared.queue.isFull();
        if (waits)
            setLacksRoom(true);
        const bool isTaken = m_shared.queue.put(events);
        if (waits)
            setLacksRoom(false);
        return isTaken && shouldContinue();
    }

    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        if (m_job.task().goal == core::Goal::Count)
            return shouldContinue();
        constexpr std::size_t most = 1024; // the most solutions that are not taken yet
        std::unique_lock lock(m_shared.mutex);
        while (m_shared.found.size() >= most && shouldContinue())
            m_shared.changed.wait(lock);
        // Parallel parts of a search may have waited here while the player looked at another part's solution; if the
        // search was ended then, their own solutions are dropped.
        if (!shouldContinue())
            return false;
        m_shared.found.push_back({position, {steps.begin(), steps.end()}});
        if (m_shared.found.size() == 1)
            QMetaObject::invokeMethod(&m_job, &SolverJob::found, Qt::QueuedConnection);
        if (m_shared.waitsAtSolutions)
            wait(lock);
        return shouldContinue();
    }

    int threads() const override { return QThread::idealThreadCount(); }
    void parallel(int tasks, const std::function<void(int, core::SearchContext &)> &work) override
    {
        core::runParallel(*this, threads(), tasks, work);
    }

private:
    bool shouldContinue() const { return !m_shared.cancelled; }
    void wait(std::unique_lock<std::mutex> &lock)
    {
        m_shared.waiting = true;
        if (!m_shared.paused)
            m_shared.atSolutions.start();
        while (m_shared.waiting)
            m_shared.changed.wait(lock);
        m_shared.atSolutions.stop();
    }
    void setLacksRoom(bool lacks)
    {
        const std::unique_lock lock(m_shared.mutex);
        m_shared.lacksRoom = lacks;
        if (!lacks)
            m_shared.forRoom.stop();
        else if (!m_shared.paused)
            m_shared.forRoom.start();
    }

    Shared &m_shared;
    QPromise<core::Outcome> &m_promise;
    SolverJob &m_job;
};

SolverJob::SolverJob(std::shared_ptr<const core::Puzzle> puzzle, const core::Solver &solver, core::Task task,
                     QObject *parent)
    : QObject(parent), m_puzzle(std::move(puzzle)), m_solver(solver), m_task(std::move(task)),
      m_shared(std::make_unique<Shared>())
{
    connect(&m_heartbeat, &QTimer::timeout, this, &SolverJob::progressed);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &SolverJob::finish);
}

SolverJob::~SolverJob()
{
    m_shared->cancel();
    m_watcher.cancel();
    m_workers.waitForDone();
}

void SolverJob::waitAtSolutions()
{
    m_shared->waitsAtSolutions = true;
}

void SolverJob::start()
{
    m_state = State::Working;
    m_clock.start();
    m_heartbeat.start(100);
    m_watcher.setFuture(m_workers.run<core::Outcome>([this](QPromise<core::Outcome> &promise) {
        WorkerContext context(*m_shared, promise, *this);
        promise.addResult(
            outcomeOf(catchExceptions([&] { return m_solver.solve(*m_puzzle, m_task, context); })));
        {
            const std::unique_lock lock(m_shared->mutex);
            m_shared->sinceEnd.start();
        }
        returnFreedMemory();
    }));
}

/// Returns the outcome of a search; a search that failed counts as stopped, for the reason of the failure.
core::Outcome SolverJob::outcomeOf(std::variant<core::Outcome, core::Explanation> attempted) const
{
    if (auto *why = std::get_if<core::Explanation>(&attempted))
        return {.verdict = core::Outcome::Stopped, .reason = std::move(*why), .stats = stats()};
    return std::get<core::Outcome>(std::move(attempted));
}

void SolverJob::proceed()
{
    const std::unique_lock lock(m_shared->mutex);
    m_shared->waiting = false;
    m_shared->changed.notify_all();
}

bool SolverJob::isWaiting() const
{
    const std::unique_lock lock(m_shared->mutex);
    return m_shared->waiting && m_shared->found.empty();
}

void SolverJob::setPaused(bool paused)
{
    if (paused == isPaused() || !isRunning())
        return;
    m_state = paused ? State::Paused : State::Working;
    if (paused)
        m_worked += m_clock.nsecsElapsed();
    else
        m_clock.restart();
    {
        const std::unique_lock lock(m_shared->mutex);
        m_shared->paused = paused;
        if (paused) {
            m_shared->atSolutions.stop();
            m_shared->forRoom.stop();
        } else if (m_shared->waiting)
            m_shared->atSolutions.start();
        else if (m_shared->lacksRoom)
            m_shared->forRoom.start();
    }
    m_watcher.setSuspended(paused);
}

void SolverJob::stop()
{
    m_shared->cancel();
    setPaused(false);
}

EventQueue &SolverJob::queue() const
{
    return m_shared->queue;
}

core::Stats SolverJob::stats() const
{
    const std::unique_lock lock(m_shared->mutex);
    return m_shared->stats;
}

qint64 SolverJob::searchTime() const
{
    const qint64 worked = nanoseconds();
    const std::unique_lock lock(m_shared->mutex);
    return std::max<qint64>(0, worked - m_shared->forRoom.nanoseconds()) / 1000;
}

/// Returns the time of work, without pauses, waits at solutions and the time since the work ended.
qint64 SolverJob::nanoseconds() const
{
    const std::unique_lock lock(m_shared->mutex);
    const qint64 now = m_state == State::Working ? m_clock.nsecsElapsed() : 0;
    const qint64 late = now > 0 && m_shared->sinceEnd.isValid() ? m_shared->sinceEnd.nsecsElapsed() : 0;
    return m_worked + now - late - m_shared->atSolutions.nanoseconds();
}

std::vector<Found> SolverJob::takeFound()
{
    const std::unique_lock lock(m_shared->mutex);
    m_shared->changed.notify_all();
    return std::exchange(m_shared->found, {});
}

void SolverJob::finish()
{
    m_heartbeat.stop();
    if (m_state == State::Working) {
        const std::unique_lock lock(m_shared->mutex);
        m_worked += m_clock.nsecsElapsed();
        // A worker thread that failed has not set sinceEnd.
        if (m_shared->sinceEnd.isValid())
            m_worked -= m_shared->sinceEnd.nsecsElapsed();
    }
    m_state = State::Finished;
    // The end is reported to all waiting callers, even if the thread could not hand over its result.
    const core::Outcome outcome = outcomeOf(catchExceptions([this] { return resultOf(m_watcher.future()); }));
    {
        const std::unique_lock lock(m_shared->mutex);
        m_shared->stats = outcome.stats;
    }
    Q_EMIT finished(outcome);
}

} // namespace session

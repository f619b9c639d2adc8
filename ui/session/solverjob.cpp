// SPDX-License-Identifier: MIT
#include "session/solverjob.h"

#include "core/parallel.h"

#include <QPromise>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <new>

namespace session {

// What the worker's thread and the window's share.
struct SolverJob::World {
    Mailbox mailbox;
    std::atomic<bool> stopping = false;

    std::mutex mutex;
    std::condition_variable changed;
    core::Stats stats;
    std::vector<Found> found;
    bool frames = false;  ///< at each solution
    bool waiting = false; ///< paused at one
    QElapsedTimer since;  ///< when that began; invalid while the job is paused too
    qint64 waited = 0;    ///< milliseconds, before

    void endWait()
    {
        waited += since.isValid() ? since.elapsed() : 0;
        since.invalidate();
    }
    void stop()
    {
        stopping = true;
        mailbox.close();
        std::unique_lock lock(mutex);
        waiting = false;
        changed.notify_all();
    }
};

class SolverJob::Worker : public core::Control {
public:
    Worker(World &world, QPromise<core::Outcome> &promise, SolverJob *job)
        : m_world(world), m_promise(promise), m_job(job)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        {
            std::unique_lock lock(m_world.mutex);
            m_world.stats = stats;
        }
        m_promise.suspendIfRequested();
        return goesOn();
    }

    void reached(const core::Stats &stats) override
    {
        const std::unique_lock lock(m_world.mutex);
        m_world.stats = stats;
    }

    bool record(std::span<const core::Event> events) override
    {
        return m_world.mailbox.put(events) && goesOn();
    }

    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        if (m_job->task().goal == core::Goal::Count)
            return goesOn();
        constexpr std::size_t most = 1024; // waiting to be taken
        std::unique_lock lock(m_world.mutex);
        while (m_world.found.size() >= most && goesOn())
            m_world.changed.wait(lock);
        m_world.found.push_back({position, {steps.begin(), steps.end()}});
        if (m_world.found.size() == 1)
            QMetaObject::invokeMethod(m_job, &SolverJob::found, Qt::QueuedConnection);
        if (m_world.frames && goesOn())
            wait(lock);
        return goesOn();
    }

    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        core::runParallel(*this, QThread::idealThreadCount(), tasks, work);
    }

    bool goesOn() const { return !m_world.stopping; }

private:
    void wait(std::unique_lock<std::mutex> &lock)
    {
        m_world.waiting = true;
        m_world.since.start();
        while (m_world.waiting)
            m_world.changed.wait(lock);
        m_world.endWait();
    }

    World &m_world;
    QPromise<core::Outcome> &m_promise;
    SolverJob *m_job;
};

SolverJob::SolverJob(std::shared_ptr<const core::Puzzle> puzzle, const core::Solver &solver, core::Task task,
                     QObject *parent)
    : QObject(parent), m_puzzle(std::move(puzzle)), m_solver(solver), m_task(std::move(task)),
      m_world(std::make_shared<World>())
{
    m_pool.setMaxThreadCount(1);
    connect(&m_heartbeat, &QTimer::timeout, this, &SolverJob::progressed);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &SolverJob::notice);
}

SolverJob::~SolverJob()
{
    m_world->stop();
    m_watcher.cancel();
    m_watcher.waitForFinished();
    m_pool.waitForDone();
}

void SolverJob::start()
{
    m_running = true;
    m_clock.start();
    m_heartbeat.start(100);
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [this](QPromise<core::Outcome> &promise) {
        Worker worker(*m_world, promise, this);
        core::Outcome outcome;
        try {
            outcome = m_solver.solve(*m_puzzle, m_task, worker);
        } catch (const std::bad_alloc &) {
            outcome.verdict = core::Outcome::Stopped;
            outcome.reason = {PUZZLE_TEXT("core", "the memory is used up")};
            outcome.stats = stats();
        }
        promise.addResult(std::move(outcome));
    }));
}

void SolverJob::pauseAtSolutions(bool frame)
{
    std::unique_lock lock(m_world->mutex);
    m_world->frames = frame;
}

void SolverJob::proceed()
{
    std::unique_lock lock(m_world->mutex);
    m_world->waiting = false;
    m_world->changed.notify_all();
}

bool SolverJob::isWaiting() const
{
    const std::unique_lock lock(m_world->mutex);
    return m_world->waiting && m_world->found.empty();
}

void SolverJob::setPaused(bool paused)
{
    if (paused == m_paused || !isRunning())
        return;
    m_paused = paused;
    if (paused)
        m_worked += m_clock.elapsed();
    else
        m_clock.restart();
    {
        const std::unique_lock lock(m_world->mutex);
        if (paused)
            m_world->endWait();
        else if (m_world->waiting)
            m_world->since.start();
    }
    m_watcher.setSuspended(paused);
}

void SolverJob::stop()
{
    m_world->stop();
    setPaused(false);
}

Mailbox &SolverJob::mailbox() const
{
    return m_world->mailbox;
}

core::Stats SolverJob::stats() const
{
    std::unique_lock lock(m_world->mutex);
    return m_world->stats;
}

qint64 SolverJob::elapsed() const
{
    const std::unique_lock lock(m_world->mutex);
    const qint64 waited = m_world->waited + (m_world->since.isValid() ? m_world->since.elapsed() : 0);
    return m_worked + (m_paused || !m_clock.isValid() ? 0 : m_clock.elapsed()) - waited;
}

std::vector<Found> SolverJob::takeFound()
{
    std::unique_lock lock(m_world->mutex);
    m_world->changed.notify_all();
    return std::exchange(m_world->found, {});
}

void SolverJob::notice()
{
    m_running = false;
    m_heartbeat.stop();
    m_worked += m_paused ? 0 : m_clock.elapsed();
    m_clock.invalidate();
    const QFuture<core::Outcome> future = m_watcher.future();
    if (future.resultCount() == 0)
        return;
    const core::Outcome outcome = future.result();
    {
        std::unique_lock lock(m_world->mutex);
        m_world->stats = outcome.stats;
    }
    Q_EMIT finished(outcome);
}

} // namespace session

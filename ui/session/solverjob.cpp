// SPDX-License-Identifier: MIT
#include "session/solverjob.h"

#include <QPromise>

#include <atomic>
#include <new>

namespace session {

// What the worker's thread and the window's share.
struct SolverJob::World {
    Mailbox mailbox;
    std::atomic<bool> stopping = false;

    QMutex mutex;
    QWaitCondition changed;
    core::Stats stats;
    std::vector<Found> found;
    bool halts = false;   ///< at each solution
    bool waiting = false; ///< halted at one

    void stop()
    {
        stopping = true;
        mailbox.close();
        QMutexLocker lock(&mutex);
        waiting = false;
        changed.wakeAll();
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
            QMutexLocker lock(&m_world.mutex);
            m_world.stats = stats;
        }
        m_promise.suspendIfRequested();
        return goesOn();
    }

    bool record(std::span<const core::Event> events) override
    {
        return m_world.mailbox.put(events) && goesOn();
    }

    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        constexpr std::size_t most = 1024; // waiting to be taken
        QMutexLocker lock(&m_world.mutex);
        while (m_world.found.size() >= most && goesOn())
            m_world.changed.wait(&m_world.mutex);
        m_world.found.push_back({position, {steps.begin(), steps.end()}});
        if (m_world.found.size() == 1)
            QMetaObject::invokeMethod(m_job, &SolverJob::found, Qt::QueuedConnection);
        m_world.waiting = m_world.halts && goesOn();
        while (m_world.waiting)
            m_world.changed.wait(&m_world.mutex);
        return goesOn();
    }

    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override;

    bool goesOn() const { return !m_world.stopping; }

private:
    World &m_world;
    QPromise<core::Outcome> &m_promise;
    SolverJob *m_job;
};

namespace {

// One of several that work at the same time: its stats become part of the whole's.
class Share : public core::Control {
public:
    Share(core::Control &whole, QMutex &mutex, core::Stats &total)
        : m_whole(whole), m_mutex(mutex), m_total(total)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        QMutexLocker lock(&m_mutex);
        m_total.nodes += stats.nodes - m_before.nodes;
        m_total.solutions += stats.solutions - m_before.solutions;
        m_total.depth = stats.depth;
        m_before = stats;
        return m_whole.keepGoing(m_total);
    }
    bool record(std::span<const core::Event>) override { return false; }
    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        QMutexLocker lock(&m_mutex);
        return m_whole.found(position, steps);
    }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control &m_whole;
    QMutex &m_mutex;
    core::Stats &m_total;
    core::Stats m_before;
};

} // namespace

void SolverJob::Worker::parallel(int tasks, const std::function<void(int, core::Control &)> &work)
{
    QThreadPool pool;
    QMutex mutex;
    core::Stats total;
    QList<int> numbers(tasks);
    std::iota(numbers.begin(), numbers.end(), 0);
    QtConcurrent::blockingMap(&pool, numbers, [&](int task) {
        Share share(*this, mutex, total);
        work(task, share);
    });
}

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

void SolverJob::haltAtSolutions(bool halt)
{
    QMutexLocker lock(&m_world->mutex);
    m_world->halts = halt;
}

void SolverJob::proceed()
{
    QMutexLocker lock(&m_world->mutex);
    m_world->waiting = false;
    m_world->changed.wakeAll();
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
    m_watcher.setSuspended(paused);
}

void SolverJob::stop()
{
    m_world->stop();
    setPaused(false);
}

Mailbox &SolverJob::mailbox()
{
    return m_world->mailbox;
}

core::Stats SolverJob::stats() const
{
    QMutexLocker lock(&m_world->mutex);
    return m_world->stats;
}

qint64 SolverJob::elapsed() const
{
    return m_worked + (m_paused || !m_clock.isValid() ? 0 : m_clock.elapsed());
}

std::vector<Found> SolverJob::takeFound()
{
    QMutexLocker lock(&m_world->mutex);
    m_world->changed.wakeAll();
    return std::exchange(m_world->found, {});
}

void SolverJob::notice()
{
    m_heartbeat.stop();
    m_worked = elapsed();
    m_clock.invalidate();
    const QFuture<core::Outcome> future = m_watcher.future();
    if (future.resultCount() == 0)
        return;
    const core::Outcome outcome = future.result();
    {
        QMutexLocker lock(&m_world->mutex);
        m_world->stats = outcome.stats;
    }
    Q_EMIT finished(outcome);
}

} // namespace session

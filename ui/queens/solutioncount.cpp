// SPDX-License-Identifier: MIT
#include "queens/solutioncount.h"

#include "core/parallel.h"
#include "queens/counting.h"

#include <QThread>
#include <QtConcurrent>

#include <atomic>
#include <new>

namespace ui {

// What the counting threads and the window's share.
struct SolutionCount::World {
    std::atomic<bool> over = false;
    std::atomic<quint64> solutions = 0;
    std::atomic<double> done = -1;
};

class SolutionCount::Worker : public core::Control {
public:
    explicit Worker(World &world) : m_world(world) {}

    bool keepGoing(const core::Stats &stats) override
    {
        m_world.solutions = stats.solutions;
        m_world.done = stats.done;
        return !m_world.over;
    }
    bool record(std::span<const core::Event>) override { return !m_world.over; }
    bool found(const core::Position &, std::span<const core::Step>) override { return !m_world.over; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        core::runParallel(*this, QThread::idealThreadCount(), tasks, work);
    }

private:
    World &m_world;
};

SolutionCount::SolutionCount(QObject *parent) : QObject(parent), m_world(std::make_shared<World>())
{
    m_pool.setMaxThreadCount(1);
    m_heartbeat.setInterval(100);
    connect(&m_heartbeat, &QTimer::timeout, this, &SolutionCount::changed);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &SolutionCount::finish);
}

SolutionCount::~SolutionCount()
{
    drop();
    m_pool.waitForDone();
}

/// The thread comes to an end by itself, and nobody waits for that.
void SolutionCount::drop()
{
    m_world->over = true;
    m_watcher.setFuture({});
    m_heartbeat.stop();
}

void SolutionCount::start(std::shared_ptr<const core::Puzzle> puzzle, core::Position position)
{
    drop();
    m_world = std::make_shared<World>();
    m_state = Counting;
    m_heartbeat.start();
    // True when nothing was left uncounted.
    const auto count = [world = m_world, puzzle = std::move(puzzle), position = std::move(position)] {
        Worker worker(*world);
        try {
            const core::Outcome outcome =
                ::queens::countSolutions(static_cast<const ::queens::Queens &>(*puzzle), position, worker);
            world->solutions = std::max<quint64>(world->solutions, outcome.stats.solutions);
            return outcome.verdict != core::Outcome::Stopped;
        } catch (const std::bad_alloc &) {
            return false;
        }
    };
    m_watcher.setFuture(QtConcurrent::run(&m_pool, count));
    Q_EMIT changed();
}

void SolutionCount::stop()
{
    m_world->over = true;
}

void SolutionCount::reset()
{
    drop();
    m_state = Idle;
    Q_EMIT changed();
}

void SolutionCount::finish()
{
    if (m_watcher.future().resultCount() == 0)
        return;
    m_heartbeat.stop();
    m_state = m_watcher.result() ? Counted : Stopped;
    Q_EMIT changed();
}

quint64 SolutionCount::solutions() const
{
    return m_world->solutions;
}

double SolutionCount::done() const
{
    return m_world->done;
}

} // namespace ui

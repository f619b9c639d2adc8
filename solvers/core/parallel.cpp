// SPDX-License-Identifier: MIT
#include "core/parallel.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace core {

namespace {

constinit std::atomic<int> limit = 0; ///< the largest number of threads; 0: no limit

using Work = std::function<void(int, SearchContext &)>;

/// The state shared by the tasks of one call.
class ParallelRun {
public:
    ParallelRun(SearchContext &parent, int tasks, const Work &work)
        : m_parent(parent), m_tasks(tasks), m_work(work)
    {
    }

    void work();
    void rethrow() const
    {
        if (m_thrown)
            std::rethrow_exception(m_thrown);
    }

    bool keepGoing(const Stats &stats, Stats &before)
    {
        const std::lock_guard lock(m_mutex);
        add(stats, before);
        return m_parent.keepGoing(m_total) && !m_thrown;
    }
    void reached(const Stats &stats, Stats &before)
    {
        const std::lock_guard lock(m_mutex);
        add(stats, before);
        m_parent.reached(m_total);
    }
    /// Ends a task: its remaining, unreported share counts as done.
    void complete(const Stats &before)
    {
        const std::lock_guard lock(m_mutex);
        if (before.done >= 0)
            m_total.done += (1 - before.done) / m_tasks;
    }
    bool record(std::span<const Event> events)
    {
        const std::lock_guard lock(m_mutex);
        return m_parent.record(events) && !m_thrown;
    }
    bool found(const Position &position, std::span<const Step> steps)
    {
        const std::lock_guard lock(m_mutex);
        return m_parent.found(position, steps) && !m_thrown;
    }

private:
    void add(const Stats &stats, Stats &before)
    {
        m_total.nodes += stats.nodes - before.nodes;
        m_total.addSolutions(stats.solutions - before.solutions);
        // All tasks have equal weight; the total stays unknown until a task reports its share.
        if (stats.done >= 0)
            m_total.done = std::max(m_total.done, 0.0) + (stats.done - std::max(before.done, 0.0)) / m_tasks;
        m_total.depth = stats.depth;
        m_total.bound = stats.bound;
        m_total.length = stats.length;
        m_total.lowerBound = stats.lowerBound;
        before = stats;
    }

    SearchContext &m_parent;
    const int m_tasks;
    const Work &m_work;
    std::atomic<int> m_next = 0;
    std::mutex m_mutex;
    Stats m_total;
    std::exception_ptr m_thrown;
};

/// The context of one task.
class ChildContext : public SearchContext {
public:
    explicit ChildContext(ParallelRun &run) : m_run(run) {}

    bool keepGoing(const Stats &stats) override { return m_run.keepGoing(stats, m_before); }
    void reached(const Stats &stats) override { m_run.reached(stats, m_before); }
    bool record(std::span<const Event> events) override { return m_run.record(events); }
    bool found(const Position &position, std::span<const Step> steps) override
    {
        return m_run.found(position, steps);
    }
    void parallel(int tasks, const Work &work) override { runParallel(*this, 1, tasks, work); }
    void complete() { m_run.complete(m_before); }

private:
    ParallelRun &m_run;
    Stats m_before;
};

void ParallelRun::work()
{
    try {
        for (int task = m_next++; task < m_tasks; task = m_next++) {
            ChildContext context(*this);
            m_work(task, context);
            context.complete();
        }
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_thrown = std::current_exception();
        m_next = m_tasks;
    }
}

} // namespace

int processors()
{
    static const int number = std::max(1, int(std::thread::hardware_concurrency()));
    return number;
}

int threadLimit()
{
    const int threads = limit;
    return threads > 0 ? threads : processors();
}

void setThreadLimit(int threads)
{
    limit = threads;
}

void runParallel(SearchContext &parent, int threads, int tasks, const Work &work)
{
    ParallelRun run(parent, tasks, work);
    {
        std::vector<std::jthread> others;
        try {
            for (int thread = 1; thread < std::min(threads, tasks); ++thread)
                others.emplace_back([&run] { run.work(); });
        } catch (const std::system_error &) {
            // The system cannot start more threads: those that started do the work.
        }
        run.work();
    }
    run.rethrow();
}

} // namespace core

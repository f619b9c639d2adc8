// SPDX-License-Identifier: MIT
#include "session/basics/workers.h"

#include <QCoreApplication>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

namespace session {

struct Workers::Threads {
    using List = std::list<std::thread>;

    /// Does tasks until there are none, in a thread of its own.
    void work(List::iterator thread);
    void joinEnded();

    std::mutex mutex; ///< protects the members below
    std::condition_variable changed;
    std::deque<std::function<void()>> tasks;
    List running;
    List ended; ///< threads that only need to be joined
};

Workers::Workers(std::size_t most) : m_most(most), m_threads(std::make_unique<Threads>()) {}

Workers::~Workers()
{
    waitForDone();
}

Workers &Workers::shared()
{
    static Workers workers(std::max(1U, std::thread::hardware_concurrency()));
    // What the tasks use may be gone once the application is.
    [[maybe_unused]] static const bool isRegistered = [] {
        qAddPostRoutine([] { workers.waitForDone(); });
        return true;
    }();
    return workers;
}

void Workers::waitForDone()
{
    {
        std::unique_lock lock(m_threads->mutex);
        m_threads->changed.wait(lock, [this] { return m_threads->running.empty(); });
    }
    m_threads->joinEnded();
}

bool Workers::isIdle() const
{
    const std::lock_guard lock(m_threads->mutex);
    return m_threads->running.empty();
}

void Workers::start(std::function<void()> task)
{
    Threads &threads = *m_threads;
    threads.joinEnded();
    Threads::List one(1); // made first, since it may fail
    const std::lock_guard lock(threads.mutex);
    threads.tasks.push_back(std::move(task));
    if (threads.running.size() == m_most)
        return;
    const auto thread = one.begin();
    threads.running.splice(threads.running.end(), one);
    try {
        *thread = std::thread([&threads, thread] { threads.work(thread); });
    } catch (...) {
        threads.running.erase(thread);
        if (!threads.running.empty())
            return;
        threads.tasks.pop_back();
        throw;
    }
}

void Workers::Threads::work(List::iterator thread)
{
    std::unique_lock lock(mutex);
    while (!tasks.empty()) {
        std::function<void()> task = std::move(tasks.front());
        tasks.pop_front();
        lock.unlock();
        task();
        task = nullptr; // what the task holds is gone once the workers are idle
        lock.lock();
    }
    ended.splice(ended.end(), running, thread);
    changed.notify_all();
}

void Workers::Threads::joinEnded()
{
    List done;
    {
        const std::lock_guard lock(mutex);
        done.swap(ended);
    }
    for (std::thread &thread : done)
        thread.join();
}

} // namespace session

// SPDX-License-Identifier: MIT
#include "session/basics/workers.h"

#include <QCoreApplication>

#include <algorithm>
#include <system_error>
#include <thread>

namespace session {

Workers &Workers::shared()
{
    // There are at least four threads, even on fewer processors, so that a board need not wait for pictures.
    static Workers workers(std::max(4, QThread::idealThreadCount()));
    // Tasks are waited for when the application ends, since what they use may be destroyed then.
    [[maybe_unused]] static const bool isRegistered = [] {
        qAddPostRoutine([] { workers.waitForDone(); });
        return true;
    }();
    return workers;
}

void Workers::start(std::function<void()> task)
{
    prepareThread();
    m_pool.start(std::move(task));
}

/// Makes sure that the system allows another thread before the pool starts one, by starting a thread that does
/// nothing. The C library keeps its stack for the next thread, which is the pool's.
void Workers::prepareThread()
{
    const int running = m_pool.activeThreadCount();
    if (running >= m_most)
        return;
    bool isThere = true;
    try {
        std::thread([] {}).join();
    } catch (const std::system_error &) {
        if (running == 0)
            throw;
        isThere = false; // the task waits for one of the running threads
    }
    // The limit is raised by one at a time, since the pool would otherwise start a thread for each waiting
    // task.
    m_pool.setMaxThreadCount(isThere ? running + 1 : running);
}

} // namespace session

// SPDX-License-Identifier: MIT
#include "session/basics/workers.h"

#include <QCoreApplication>

#include <algorithm>
#include <system_error>
#include <thread>

namespace session {

Workers::Workers(int most) : m_most(most) {}

Workers &Workers::shared()
{
    // More than there are processors, so that a board need not wait for the pictures that are being read.
    static Workers workers(std::max(4, QThread::idealThreadCount()));
    // What the tasks use may be gone once the application is.
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

/// Sees to it that the pool starts no thread that the system refuses, by starting one that does nothing. The C library keeps
/// its stack for the next one, which is the pool's.
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
        isThere = false; // The task waits for one of the threads that run.
    }
    // One more at a time: the pool would start as many as it has tasks for.
    m_pool.setMaxThreadCount(isThere ? running + 1 : running);
}

} // namespace session

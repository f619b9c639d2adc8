// SPDX-License-Identifier: MIT
#include "session/basics/workers.h"

#include <QCoreApplication>

#include <algorithm>
#include <system_error>
#include <thread>

namespace session {

Workers::Workers(int most) : m_most(most)
{
    m_pool.setMaxThreadCount(most);
}

Workers &Workers::shared()
{
    static Workers workers(std::max(1, QThread::idealThreadCount()));
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
    m_pool.setMaxThreadCount(m_most);
    const int running = m_pool.activeThreadCount();
    if (running >= m_most)
        return;
    try {
        std::thread([] {}).join();
    } catch (const std::system_error &) {
        if (running == 0)
            throw;
        m_pool.setMaxThreadCount(running); // The task waits for one of these.
    }
}

} // namespace session

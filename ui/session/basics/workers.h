// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <exception>
#include <functional>

namespace session {

/// The threads of background work, run by Qt Concurrent. Each object has at most `most` threads, which take its tasks
/// in order. If the system refuses a thread, its task ends at once with an exception; a plain QThreadPool would keep
/// the task, count it as running, and wait for it forever.
class Workers {
public:
    explicit Workers(int most = 1) : m_most(most) {}
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    /// Returns the workers for tasks that cannot be cancelled. The program waits for them when it ends.
    static Workers &shared();

    /// Starts a task, which must not throw. If the system refuses another thread, a running one does the task later;
    /// if none is running, std::system_error is thrown.
    void start(std::function<void()> task);
    /// Calls `work` in a thread with the promise to fulfil. The future holds the exception if the work failed.
    template <typename Result, typename Work>
    QFuture<Result> run(Work work)
    {
        try {
            prepareThread();
        } catch (...) {
            QPromise<Result> promise;
            promise.start();
            promise.setException(std::current_exception());
            promise.finish();
            return promise.future();
        }
        return QtConcurrent::run(
            &m_pool, [work = std::move(work)](QPromise<Result> &promise) mutable { work(promise); });
    }

    void waitForDone() { m_pool.waitForDone(); }
    bool isIdle() const { return m_pool.activeThreadCount() == 0; }
    int most() const { return m_most; } ///< the most tasks that run at the same time

private:
    void prepareThread();

    const int m_most;
    QThreadPool m_pool; ///< the pool's destructor waits for all tasks
};

} // namespace session

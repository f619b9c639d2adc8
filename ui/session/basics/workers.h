// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>
#include <QThreadPool>
#include <QtConcurrent>

#include <exception>
#include <functional>

namespace session {

/// The threads of all background work, by Qt Concurrent: each object has at most so many, which take its tasks in their order. A
/// task for which the system gives no thread ends at once, with an exception. A QThreadPool by itself would keep it, count it as
/// running, and wait for it without end.
class Workers {
public:
    explicit Workers(int most = 1);
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    /// Returns the workers for whatever nothing ends early. The program's end waits for them.
    static Workers &shared();

    /// Starts a task, which must not throw. Throws std::system_error if no thread can be started; as long as one
    /// runs, that one does the task later.
    void start(std::function<void()> task);
    /// Calls `work` with the promise that it is to keep. The future has what ended the work otherwise.
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
    int most() const { return m_most; } ///< the number of tasks that are done at the same time

private:
    void prepareThread();

    const int m_most;
    QThreadPool m_pool; ///< Its destructor waits until all is done.
};

} // namespace session

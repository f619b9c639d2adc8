// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>
#include <QPromise>

#include <exception>
#include <functional>
#include <memory>

namespace session {

/// The threads of all background work: each object has at most so many, which take its tasks in their order. A task for which
/// the system gives no thread ends at once, with an exception. QThreadPool would keep it, and wait for it without end.
class Workers {
public:
    explicit Workers(std::size_t most = 1);
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;
    ~Workers(); ///< waits until all is done

    /// Returns the workers for whatever nothing ends early. The program's end waits for them.
    static Workers &shared();

    /// Starts a task, which must not throw. Throws std::system_error if no thread can be started; as long as one
    /// runs, that one does the task later.
    void start(std::function<void()> task);
    /// Calls `work` with the promise that it is to keep. The future has what ended the work otherwise.
    template <typename Result, typename Work>
    QFuture<Result> run(Work work)
    {
        const auto promise = std::make_shared<QPromise<Result>>();
        promise->start();
        const auto end = [promise](const auto &attempt) {
            try {
                attempt();
            } catch (...) {
                promise->setException(std::current_exception());
                promise->finish();
            }
        };
        end([&] {
            start([promise, end, work = std::move(work)] {
                end([&] {
                    work(*promise);
                    promise->finish();
                });
            });
        });
        return promise->future();
    }

    void waitForDone();
    bool isIdle() const;
    std::size_t most() const { return m_most; } ///< the number of tasks that are done at the same time

private:
    struct Threads;

    const std::size_t m_most;
    const std::unique_ptr<Threads> m_threads;
};

} // namespace session

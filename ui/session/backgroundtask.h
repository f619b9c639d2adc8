// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QThreadPool>
#include <QtConcurrent>

#include <atomic>
#include <functional>

namespace session {

/// Runs `work` in a thread of `pool` and then hands its future to `finished`, in the thread of `context`; not
/// when that is gone by then. The other two are made of this.
template <typename Work, typename Finished>
auto *startInBackground(QThreadPool *pool, QObject *context, Work work, Finished finished)
{
    using Result = std::invoke_result_t<Work>;
    auto *watcher = new QFutureWatcher<Result>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, finished = std::move(finished)] {
                         watcher->deleteLater();
                         finished(watcher->future());
                     });
    watcher->setFuture(QtConcurrent::run(pool, std::move(work)));
    return watcher;
}

/// Does some work in a thread of the global pool and hands its result to `use`, in the thread of `context`.
/// Nothing ends it early: when `context` is gone by then, its result is dropped.
template <typename Work, typename Use>
void runInBackground(QObject *context, Work work, Use use)
{
    startInBackground(QThreadPool::globalInstance(), context, std::move(work),
                      [use = std::move(use)](const auto &future) { use(future.result()); });
}

/// One piece of work at a time, in a thread of its own, which is asked to end and waited for when the next
/// one starts and when this object dies. So the work may use what lives as long as this object.
template <typename Result>
class BackgroundTask {
public:
    using Work = std::function<Result(core::Control &)>;

    /// `done` is called with each result, in the thread that made this object.
    explicit BackgroundTask(std::function<void(const Result &)> done) : m_done(std::move(done))
    {
        m_pool.setMaxThreadCount(1);
    }
    ~BackgroundTask() { cancel(); }

    void start(Work work)
    {
        cancel();
        m_cancelled = false;
        m_watcher = startInBackground(
            &m_pool, &m_context,
            [this, work = std::move(work)] {
                core::CancelToken token(m_cancelled);
                return work(token);
            },
            [this](const QFuture<Result> &future) {
                if (future.resultCount() > 0) // none where the work threw
                    m_done(future.result());
            });
    }
    /// Asks the work to end early; what it has by then is still handed over.
    void finishEarly() { m_cancelled = true; }
    /// Ends the work, and drops its result.
    void cancel()
    {
        m_cancelled = true;
        if (m_watcher) {
            m_watcher->disconnect();
            m_watcher->deleteLater();
            m_watcher.clear();
        }
        m_pool.waitForDone();
    }

private:
    const std::function<void(const Result &)> m_done;
    std::atomic<bool> m_cancelled = true;
    QThreadPool m_pool;
    QObject m_context;
    QPointer<QFutureWatcher<Result>> m_watcher;
};

} // namespace session

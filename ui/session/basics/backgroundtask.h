// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "session/basics/catchexceptions.h"
#include "session/basics/workers.h"

#include <QFutureWatcher>
#include <QPointer>

#include <atomic>
#include <functional>
#include <stdexcept>

namespace session {

/// Returns the result of finished work, or throws the exception that ended it outside of `catchExceptions`, whose
/// result needs memory too.
template <typename Result>
Result resultOf(QFuture<Result> future)
{
    try {
        future.waitForFinished();
    } catch (const QUnhandledException &carrier) { // as which Qt brings exceptions from another thread
        std::rethrow_exception(carrier.exception());
    }
    if (future.resultCount() == 0)
        throw std::runtime_error("no result");
    return future.result();
}

/// Runs the work in `workers` and then, in the thread of `context`, passes its result to `use` or the reason of its
/// failure to `fail`. Calls neither if `context` has been destroyed by then. `runInBackground` and `BackgroundTask`
/// are built on this function.
template <typename Work, typename Use, typename Fail>
auto *startInBackground(Workers &workers, QObject *context, Work work, Use use, Fail fail)
{
    using Result = std::invoke_result_t<const Work &>;
    using Attempt = std::variant<Result, core::Explanation>;
    auto *watcher = new QFutureWatcher<Attempt>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, use = std::move(use), fail = std::move(fail)] {
                         watcher->deleteLater();
                         const auto come = catchExceptions([watcher] { return resultOf(watcher->future()); });
                         const auto *tried = std::get_if<0>(&come);
                         if (!tried)
                             fail(std::get<1>(come));
                         else if (const auto *result = std::get_if<0>(tried))
                             use(*result);
                         else
                             fail(std::get<1>(*tried));
                     });
    watcher->setFuture(workers.run<Attempt>(
        [work = std::move(work)](QPromise<Attempt> &promise) { promise.addResult(catchExceptions(work)); }));
    return watcher;
}

/// Runs some work in the shared workers and then, in the thread of `context`, passes its result to `use` or the
/// reason of its failure to `fail`. The work cannot be cancelled: if `context` has been destroyed by then, the result
/// is dropped.
template <typename Work, typename Use, typename Fail>
void runInBackground(QObject *context, Work work, Use use, Fail fail)
{
    startInBackground(Workers::shared(), context, std::move(work), std::move(use), std::move(fail));
}

/// Runs one piece of work at a time in a separate thread. When the next one starts, or this object is destroyed, the
/// work is asked to end and is waited for; so it may use objects that live as long as this one.
template <typename Result>
class BackgroundTask {
public:
    using Work = std::function<Result(core::SearchContext &)>;

    using Fail = std::function<void(const core::Explanation &)>;

    /// Calls `done` with each result, or `fail` with the reason of a failure, in the thread that made this
    /// object.
    BackgroundTask(std::function<void(const Result &)> done, Fail fail)
        : m_done(std::move(done)), m_fail(std::move(fail))
    {
    }
    ~BackgroundTask() { cancel(); }

    void start(Work work)
    {
        cancel();
        m_cancelled = false;
        m_watcher = startInBackground(
            m_workers, &m_context,
            [this, work = std::move(work)] {
                core::CancelToken token(m_cancelled);
                return work(token);
            },
            m_done, m_fail);
    }
    /// Asks the work to end early; the result that it has by then is still passed on.
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
        m_workers.waitForDone();
    }

private:
    const std::function<void(const Result &)> m_done;
    const Fail m_fail;
    std::atomic<bool> m_cancelled = true;
    Workers m_workers;
    QObject m_context;
    QPointer<QFutureWatcherBase> m_watcher;
};

} // namespace session

// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QtConcurrent>

namespace session {

/// Does some work in a thread of the pool and hands what comes of it to `use`, in the thread of `context`;
/// not when that is gone by then.
template <typename Work, typename Use>
void inBackground(Work work, QObject *context, Use use)
{
    using Result = std::invoke_result_t<Work>;
    auto *watcher = new QFutureWatcher<Result>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, use = std::move(use)] {
        watcher->deleteLater();
        use(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

} // namespace session

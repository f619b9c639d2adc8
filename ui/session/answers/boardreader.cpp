// SPDX-License-Identifier: MIT
#include "session/answers/boardreader.h"

#include "core/dealcancellation.h"
#include "core/othernames.h"
#include "session/basics/catchexceptions.h"
#include "session/basics/translation.h"
#include "session/basics/workers.h"

#include <QCoreApplication>
#include <QPointer>

#include <condition_variable>
#include <mutex>

namespace session {

namespace {

using namespace std::chrono_literals;

constexpr auto atOnce = 40ms; // a time too short to be noticed

} // namespace

/// The state shared by the thread that reads and the BoardReader, which may have been destroyed when the thread is
/// done.
struct BoardReader::Result {
    std::mutex mutex;
    std::condition_variable come;
    std::atomic<bool> givenUp = false;
    std::function<void()> use;    ///< uses what was read; empty until the reading is done
    std::function<void()> notify; ///< set once the reader no longer waits for `come`
};

BoardReader::~BoardReader()
{
    if (m_awaited)
        m_awaited->givenUp = true;
}

void BoardReader::read(const core::Kind &kind, std::string options, std::string position, const Done &done)
{
    giveUp();
    if (!core::namesDeal(options)) {
        const auto reading = catchExceptions([&] { return kind.parse(options, position); });
        const auto *why = std::get_if<core::Explanation>(&reading);
        return done(why ? core::Fault{0, failure(*why)} : std::get<core::Reading>(reading));
    }
    read(
        [&kind, options = std::move(options), position = std::move(position),
         done]() -> std::function<void()> {
            return [done, reading = kind.parse(options, position)] { done(reading); };
        },
        [done](const core::Explanation &why) {
            done(core::Fault{0, failure(why)});
        });
}

void BoardReader::read(Work work, Fail fail)
{
    giveUp();
    const auto result = std::make_shared<Result>();
    m_awaited = result;
    const auto task = [result, work = std::move(work), fail] {
        core::CancelToken token(result->givenUp);
        const core::DealCancellation cancellation(token);
        auto attempted = catchExceptions(work);
        std::function<void()> use;
        if (auto *why = std::get_if<core::Explanation>(&attempted))
            use = [fail, why = std::move(*why)] { fail(why); };
        else
            use = std::get<0>(std::move(attempted));
        const std::lock_guard lock(result->mutex);
        result->use = std::move(use);
        result->come.notify_all();
        if (const auto notify = std::exchange(result->notify, {}))
            notify();
    };
    const auto started = catchExceptions([&task] {
        Workers::shared().start(task);
        return true;
    });
    if (const auto *why = std::get_if<core::Explanation>(&started)) {
        giveUp();
        return fail(*why);
    }
    std::unique_lock lock(result->mutex);
    if (result->come.wait_for(lock, atOnce, [&] { return result->use != nullptr; })) {
        lock.unlock();
        return finish(result);
    }
    m_busy = true;
    result->notify = [self = QPointer(this), result] {
        QMetaObject::invokeMethod(
            qApp,
            [self, result] {
                if (self)
                    self->finish(result);
            },
            Qt::QueuedConnection);
    };
    lock.unlock();
    Q_EMIT busyChanged();
}

void BoardReader::finish(const std::shared_ptr<Result> &result)
{
    if (result != m_awaited)
        return;
    giveUp();
    result->use();
}

void BoardReader::giveUp()
{
    if (const auto awaited = std::exchange(m_awaited, nullptr))
        awaited->givenUp = true;
    if (std::exchange(m_busy, false))
        Q_EMIT busyChanged();
}

} // namespace session

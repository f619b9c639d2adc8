// SPDX-License-Identifier: MIT
#include "session/opening.h"

#include <QPointer>
#include <QThreadPool>

#include <condition_variable>
#include <mutex>

namespace session {

namespace {

using namespace std::chrono_literals;

constexpr auto atOnce = 40ms; // nobody notices so much

} // namespace

/// Where the thread leaves what it read, whoever still waits for it.
struct Opening::Answer {
    std::mutex mutex;
    std::condition_variable come;
    std::function<void()> use;    ///< of what was read
    std::function<void()> notify; ///< set when nobody waits on the condition any more
};

Opening::~Opening() = default;

void Opening::read(const core::Kind &kind, std::string options, std::string position, Done done)
{
    giveUp();
    if (options.find("deal=") == options.npos)
        return done(kind.parse(options, position));
    read([&kind, options = std::move(options), position = std::move(position),
          done = std::move(done)]() -> std::function<void()> {
        return [done, reading = kind.parse(options, position)] { done(reading); };
    });
}

void Opening::read(Work work)
{
    giveUp();
    const auto answer = std::make_shared<Answer>();
    m_awaited = answer;
    QThreadPool::globalInstance()->start([answer, work = std::move(work)] {
        std::function<void()> use = work();
        const std::lock_guard lock(answer->mutex);
        answer->use = std::move(use);
        answer->come.notify_all();
        if (const auto notify = std::exchange(answer->notify, {}))
            notify();
    });
    std::unique_lock lock(answer->mutex);
    if (answer->come.wait_for(lock, atOnce, [&] { return answer->use != nullptr; })) {
        lock.unlock();
        return finish(answer);
    }
    m_busy = true;
    answer->notify = [self = QPointer(this), answer] {
        QMetaObject::invokeMethod(
            qApp,
            [self, answer] {
                if (self)
                    self->finish(answer);
            },
            Qt::QueuedConnection);
    };
    lock.unlock();
    Q_EMIT busyChanged();
}

void Opening::finish(const std::shared_ptr<Answer> &answer)
{
    if (answer != m_awaited)
        return;
    giveUp();
    answer->use();
}

void Opening::giveUp()
{
    m_awaited.reset();
    if (std::exchange(m_busy, false))
        Q_EMIT busyChanged();
}

} // namespace session

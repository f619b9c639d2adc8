// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

#include <atomic>
#include <functional>

namespace session {

/// A control for short questions: it can only be told to end.
class Patience : public core::Control {
public:
    explicit Patience(const std::atomic<bool> &over) : m_over(over) {}

    bool keepGoing(const core::Stats &) override { return !m_over; }
    bool record(std::span<const core::Event>) override { return !m_over; }
    bool found(const core::Position &, std::span<const core::Step>) override { return !m_over; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    const std::atomic<bool> &m_over;
};

/// Answers one question at a time in a thread of its own; a new question gives up the one before, and so does
/// the end of this object's life.
template <typename Answer>
class Background {
public:
    using Question = std::function<Answer(core::Control &)>;

    explicit Background(std::function<void(const Answer &)> answered)
    {
        m_pool.setMaxThreadCount(1);
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this, answered] {
            if (m_watcher.future().resultCount() > 0)
                answered(m_watcher.result());
        });
    }
    ~Background() { drop(); }

    void ask(Question question)
    {
        drop();
        m_over = false;
        m_watcher.setFuture(QtConcurrent::run(&m_pool, [this, question = std::move(question)] {
            Patience patience(m_over);
            return question(patience);
        }));
    }
    /// Asks the question under way to come to its end; its answer still comes.
    void end() { m_over = true; }
    void drop()
    {
        m_over = true;
        m_watcher.setFuture({});
        m_pool.waitForDone();
    }

private:
    std::atomic<bool> m_over = true;
    QThreadPool m_pool;
    QFutureWatcher<Answer> m_watcher;
};

} // namespace session

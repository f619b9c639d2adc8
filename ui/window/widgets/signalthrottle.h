// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace window {

/// Limits how often a slot is called: `triggered` is emitted in the next turn of the event loop after `notify`, but
/// never sooner than a period after the last time.
class SignalThrottle : public QObject {
    Q_OBJECT

public:
    explicit SignalThrottle(std::chrono::milliseconds period, QObject *parent = nullptr)
        : QObject(parent), m_period(period)
    {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_sinceLast.start();
            Q_EMIT triggered();
        });
    }

    void notify()
    {
        if (m_timer.isActive())
            return;
        const std::chrono::milliseconds passed(m_sinceLast.isValid() ? m_sinceLast.elapsed()
                                                                     : m_period.count());
        m_timer.start(std::max(std::chrono::milliseconds(0), m_period - passed));
    }

Q_SIGNALS:
    void triggered();

private:
    const std::chrono::milliseconds m_period;
    QTimer m_timer;
    QElapsedTimer m_sinceLast;
};

} // namespace window

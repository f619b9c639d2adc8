// SPDX-License-Identifier: MIT
#include "window/throttle.h"

namespace window {

using namespace std::chrono_literals;

Throttle::Throttle(std::chrono::milliseconds period, QObject *parent) : QObject(parent), m_period(period)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_since.start();
        Q_EMIT due();
    });
}

void Throttle::touch()
{
    if (m_timer.isActive())
        return;
    const std::chrono::milliseconds passed(m_since.isValid() ? m_since.elapsed() : m_period.count());
    m_timer.start(std::max(0ms, m_period - passed));
}

} // namespace window

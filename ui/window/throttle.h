// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace window {

/// Turns many notices into a few: the first is passed on in this turn of the event loop, later ones no sooner
/// than a period after the one before.
class Throttle : public QObject {
    Q_OBJECT

public:
    explicit Throttle(std::chrono::milliseconds period, QObject *parent = nullptr);

    void touch();

Q_SIGNALS:
    void due();

private:
    const std::chrono::milliseconds m_period;
    QTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace window

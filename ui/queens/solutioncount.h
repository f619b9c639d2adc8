// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace ui {

/// Counts in threads of its own how many solutions have the queens that stand.
class SolutionCount : public QObject {
    Q_OBJECT

public:
    enum State { Idle, Counting, Counted, Stopped };

    explicit SolutionCount(QObject *parent = nullptr);
    ~SolutionCount() override;

    /// Gives up what is being counted and begins anew.
    void start(std::shared_ptr<const core::Puzzle> puzzle, core::Position position);
    void stop();  ///< what was found so far stays
    void reset(); ///< forgets it

    State state() const { return m_state; }
    quint64 solutions() const; ///< so far, or in all
    double done() const;       ///< 0 to 1, negative when not known

Q_SIGNALS:
    void changed(); ///< some times a second while it counts

private:
    struct World;
    class Worker;

    void drop();
    void finish();

    std::shared_ptr<World> m_world;
    QThreadPool m_pool;
    QFutureWatcher<bool> m_watcher;
    QTimer m_heartbeat;
    State m_state = Idle;
};

} // namespace ui

// SPDX-License-Identifier: MIT
#pragma once

#include "session/solverjob.h"

namespace ui {

/// Counts in the background how many solutions a position has.
class SolutionCount : public QObject {
    Q_OBJECT

public:
    enum State { Idle, Counting, Counted, Stopped };

    using QObject::QObject;

    /// Gives up what is being counted and begins anew.
    void start(const core::Solver &solver, std::shared_ptr<const core::Puzzle> puzzle,
               core::Position position);
    void stop();  ///< what was found so far stays
    void reset(); ///< forgets it

    State state() const { return m_state; }
    quint64 solutions() const { return m_solutions; } ///< so far, or in all
    double done() const;                              ///< 0 to 1, negative when not known

Q_SIGNALS:
    void changed(); ///< some times a second while it counts

private:
    void drop();
    void progress();
    void finish(const core::Outcome &outcome);

    session::SolverJob *m_job = nullptr; ///< a child of this
    quint64 m_solutions = 0;
    State m_state = Idle;
};

} // namespace ui

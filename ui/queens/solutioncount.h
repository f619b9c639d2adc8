// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/solverjob.h"

namespace ui {

/// Counts in the background how many solutions a position has.
class SolutionCount : public QObject {
    Q_OBJECT

public:
    enum State { Idle, Counting, Counted, Stopped };

    using QObject::QObject;

    /// Abandons the present count and begins a new one.
    void start(const core::Solver &solver, std::shared_ptr<const core::Puzzle> puzzle,
               core::Position position);
    void stop();  ///< stops counting and keeps the number found so far
    void reset(); ///< stops counting and forgets the number found

    State state() const { return m_state; }
    quint64 solutions() const { return m_solutions; } ///< the number found so far, or the final one
    /// Returns the progress from 0 to 1, negative if unknown.
    double done() const { return m_job ? m_job->stats().done : -1; }

Q_SIGNALS:
    void changed(); ///< emitted several times a second during a count, and when one starts, ends or is reset

private:
    void drop();

    session::SolverJob *m_job = nullptr; ///< the running job, a child of this object
    quint64 m_solutions = 0;
    State m_state = Idle;
};

} // namespace ui

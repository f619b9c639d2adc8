// SPDX-License-Identifier: MIT
#include "queens/solutioncount.h"

namespace ui {

/// Drops the count. A job that is still running is deleted when it ends, so that nothing waits for it.
void SolutionCount::drop()
{
    session::SolverJob *job = std::exchange(m_job, nullptr);
    m_solutions = 0;
    if (!job)
        return;
    job->disconnect(this);
    if (!job->isRunning())
        return job->deleteLater();
    connect(job, &session::SolverJob::finished, job, &QObject::deleteLater);
    job->stop();
}

void SolutionCount::start(const core::Solver &solver, std::shared_ptr<const core::Puzzle> puzzle,
                          core::Position position)
{
    drop();
    core::Task task;
    task.goal = core::Goal::Count;
    task.from = std::move(position);
    m_job = new session::SolverJob(std::move(puzzle), solver, std::move(task), this);
    connect(m_job, &session::SolverJob::progressed, this, [this] {
        m_solutions = m_job->stats().solutions;
        Q_EMIT changed();
    });
    connect(m_job, &session::SolverJob::finished, this, [this](const core::Outcome &outcome) {
        m_solutions = std::max<quint64>(m_solutions, outcome.stats.solutions);
        m_state = outcome.verdict == core::Outcome::Stopped ? Stopped : Counted;
        Q_EMIT changed();
    });
    m_state = Counting;
    m_job->start();
    Q_EMIT changed();
}

void SolutionCount::stop()
{
    if (m_job)
        m_job->stop();
}

void SolutionCount::reset()
{
    drop();
    m_state = Idle;
    Q_EMIT changed();
}

} // namespace ui

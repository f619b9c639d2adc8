// SPDX-License-Identifier: MIT
#include "taquin/tableteam.h"

#include "core/control.h"

#include <algorithm>

namespace taquin {

namespace {

constexpr int taskDepth = 9; // some hundred tasks

} // namespace

/// The control of a task's watch, whose nodes begin with those that the tasks before left untold: with a
/// single thread all is as if nothing were split, and with several the world is asked no less often.
class TableTeam::Share : public core::NullControl {
public:
    Share(TableTeam &team, int index, core::Control &control)
        : m_team(team), m_index(index), m_control(control), m_first(team.takeUntold())
    {
    }

    std::uint64_t first() const { return m_first; }

    bool keepGoing(const core::Stats &stats) override
    {
        if (m_team.m_stopped || m_team.m_winner < m_index)
            return false;
        m_told = stats.nodes;
        m_before += m_team.m_toldBefore.exchange(0);
        core::Stats all = stats;
        all.nodes += m_before;
        if (!m_control.keepGoing(all))
            m_team.m_stopped = true;
        return !m_team.m_stopped;
    }
    /// When the task has come to its end.
    void close(core::Stats stats)
    {
        if (!m_team.leaveUntold(stats.nodes - m_told))
            return;
        stats.nodes = m_told + core::Watch::period;
        keepGoing(stats);
    }

private:
    TableTeam &m_team;
    int m_index;
    core::Control &m_control;
    std::uint64_t m_first;
    std::uint64_t m_told = 0;
    std::uint64_t m_before = 0;
};

DescentEnd TableTeam::run(const TableBoard &board, int bound)
{
    m_untold = m_watch.stats().nodes % core::Watch::period;
    m_toldBefore = m_watch.stats().nodes - m_untold;
    const std::uint64_t after = list(board, bound);
    m_control.parallel(int(m_tasks.size()),
                       [&](int index, core::Control &control) { work(index, control, board, bound); });
    m_watch.stats().nodes += nodesThatCount();
    if (m_stopped)
        return DescentEnd::Stopped;
    if (m_winner < int(m_tasks.size()))
        return DescentEnd::Found;
    for (std::uint64_t i = 0; i < after; ++i) {
        if (!m_watch.node(0))
            return DescentEnd::Stopped;
    }
    return DescentEnd::Exhausted;
}

/// Returns the nodes after the last task.
std::uint64_t TableTeam::list(const TableBoard &board, int bound)
{
    core::NullControl control;
    core::NullWatch watch(control);
    TableDescent<core::NullWatch> descent(watch, board, bound);
    std::uint64_t listed = 0;
    descent.setLeaves(taskDepth, [&](const Arrival &arrival, const Route &route) {
        m_tasks.push_back({arrival, route, watch.stats().nodes - listed});
        listed = watch.stats().nodes;
    });
    descent.run({});
    m_nextBound = descent.nextBound();
    return watch.stats().nodes - listed;
}

std::uint64_t TableTeam::takeUntold()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_untold, 0);
}

/// True: there are so many now that the world must be asked, which tells of a period of them.
bool TableTeam::leaveUntold(std::uint64_t nodes)
{
    const std::lock_guard lock(m_mutex);
    m_untold += nodes;
    if (m_untold < core::Watch::period)
        return false;
    m_untold -= core::Watch::period;
    return true;
}

void TableTeam::work(int index, core::Control &control, const TableBoard &board, int bound)
{
    if (m_stopped || m_winner < index)
        return;
    const Task &task = m_tasks[std::size_t(index)];
    Share share(*this, index, control);
    core::NullWatch watch(share);
    watch.stats() = m_watch.stats();
    watch.stats().nodes = share.first();
    for (std::uint64_t i = 0; i < task.before && watch.going(); ++i)
        watch.node(task.arrival.depth);
    TableDescent<core::NullWatch> descent(watch, board, bound);
    descent.follow(task.route);
    const DescentEnd end = watch.going() ? descent.run(task.arrival) : DescentEnd::Stopped;
    m_tasks[std::size_t(index)].nodes = watch.stats().nodes - share.first();
    share.close(watch.stats());
    settle(index, end, descent);
}

void TableTeam::settle(int index, DescentEnd end, const TableDescent<core::NullWatch> &descent)
{
    const std::lock_guard lock(m_mutex);
    m_nextBound = std::min(m_nextBound, descent.nextBound());
    if (end != DescentEnd::Found || index > m_winner)
        return;
    m_winner = index;
    m_route = descent.route();
}

std::uint64_t TableTeam::nodesThatCount() const
{
    std::uint64_t nodes = 0;
    for (int index = 0; index < int(m_tasks.size()) && (m_stopped || index <= m_winner); ++index)
        nodes += m_tasks[std::size_t(index)].nodes;
    return nodes;
}

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/tabledescent.h"

#include <atomic>
#include <mutex>

namespace taquin {

/// One TableDescent split among threads (Rao, Kumar and Ramesh, 1987). The boards some moves below the root
/// are a task each, numbered in the order in which one thread would come to them. The first of them that
/// finds a way is the one that counts, and so do only the nodes up to its find: whatever the number of
/// threads, the answer and its nodes are those of a single one.
class TableTeam {
public:
    /// Below this bound there is nothing to split.
    static constexpr int leastBound = 16;

    /// `watch` is told the nodes.
    TableTeam(core::Control &control, core::NullWatch &watch) : m_control(control), m_watch(watch) {}

    DescentEnd run(const TableBoard &board, int bound);
    const Route &route() const { return m_route; }
    int nextBound() const { return m_nextBound; }

private:
    class Share;
    struct Task {
        Arrival arrival;
        Route route;
        std::uint64_t before = 0; ///< nodes on the way there from the task before
        std::uint64_t nodes = 0;  ///< with those
    };

    std::uint64_t list(const TableBoard &board, int bound);
    std::uint64_t takeUntold();
    bool leaveUntold(std::uint64_t nodes);
    void work(int index, core::Control &control, const TableBoard &board, int bound);
    void settle(int index, DescentEnd end, const TableDescent<core::NullWatch> &descent);
    std::uint64_t nodesThatCount() const;

    core::Control &m_control;
    core::NullWatch &m_watch;
    std::vector<Task> m_tasks;
    std::atomic<int> m_winner = std::numeric_limits<int>::max();
    std::atomic<bool> m_stopped = false;
    std::atomic<std::uint64_t> m_toldBefore = 0; ///< nodes before this iteration, until a task tells of them
    std::mutex m_mutex;                          ///< for what follows
    std::uint64_t m_untold = 0;                  ///< nodes that no look at the world has told of
    Route m_route;
    int m_nextBound = std::numeric_limits<int>::max();
};

} // namespace taquin

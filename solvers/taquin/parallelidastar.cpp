// SPDX-License-Identifier: MIT
#include "taquin/parallelidastar.h"

#include "core/control.h"

#include <algorithm>
#include <utility>

namespace taquin {

namespace {

constexpr int subtreeDepth = 9; // gives some hundred subtrees

} // namespace

/// The control of a subtree's watch. The watch begins its count with the nodes that the previous subtrees left
/// unreported: so a single thread calls the outer control exactly when an undivided search would, and several
/// threads call it no less often.
class ParallelIdaStar::SubtreeControl : public core::NullControl {
public:
    SubtreeControl(ParallelIdaStar &whole, int index, core::Control &control)
        : m_whole(whole), m_index(index), m_control(control), m_firstNodes(whole.takeUnreported())
    {
    }

    std::uint64_t firstNodes() const { return m_firstNodes; }

    bool keepGoing(const core::Stats &stats) override
    {
        if (m_whole.m_stopped || m_whole.m_winner < m_index)
            return false;
        m_reported = stats.nodes;
        m_nodesBefore += m_whole.m_nodesBefore.exchange(0);
        core::Stats all = stats;
        all.nodes += m_nodesBefore;
        if (!m_control.keepGoing(all))
            m_whole.m_stopped = true;
        return !m_whole.m_stopped;
    }
    /// Reports the rest of the nodes when the subtree is done.
    void finish(core::Stats stats)
    {
        if (!m_whole.leaveUnreported(stats.nodes - m_reported))
            return;
        stats.nodes = m_reported + core::Watch::period;
        keepGoing(stats);
    }

private:
    ParallelIdaStar &m_whole;
    int m_index;
    core::Control &m_control;
    std::uint64_t m_firstNodes;
    std::uint64_t m_reported = 0;
    std::uint64_t m_nodesBefore = 0;
};

IterationEnd ParallelIdaStar::searchWithin(int bound)
{
    m_unreported = m_watch.stats().nodes % core::Watch::period;
    m_nodesBefore = m_watch.stats().nodes - m_unreported;
    const std::uint64_t nodesAfter = listSubtrees(bound);
    m_control.parallel(int(m_subtrees.size()),
                       [&](int index, core::Control &control) { searchSubtree(index, control, bound); });
    m_watch.stats().nodes += nodesThatCount();
    if (m_stopped)
        return IterationEnd::Stopped;
    if (m_winner < int(m_subtrees.size()))
        return IterationEnd::Found;
    for (std::uint64_t i = 0; i < nodesAfter; ++i) {
        if (!m_watch.node(0))
            return IterationEnd::Stopped;
    }
    return IterationEnd::Exhausted;
}

/// Lists the subtrees and returns the number of nodes after the last one.
std::uint64_t ParallelIdaStar::listSubtrees(int bound)
{
    core::NullControl control;
    core::NullWatch watch(control);
    SubtreeSearch search = newSearch(watch);
    std::uint64_t listed = 0;
    search.setLeaves(subtreeDepth, [&] {
        m_subtrees.push_back({search.route(), watch.stats().nodes - listed});
        listed = watch.stats().nodes;
    });
    search.searchWithin(bound);
    m_nextBound = search.nextBound();
    return watch.stats().nodes - listed;
}

std::uint64_t ParallelIdaStar::takeUnreported()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_unreported, 0);
}

/// Adds unreported nodes. Returns true if there are now so many that the control must be called, which then
/// reports a period of them.
bool ParallelIdaStar::leaveUnreported(std::uint64_t nodes)
{
    const std::lock_guard lock(m_mutex);
    m_unreported += nodes;
    if (m_unreported < core::Watch::period)
        return false;
    m_unreported -= core::Watch::period;
    return true;
}

void ParallelIdaStar::searchSubtree(int index, core::Control &control, int bound)
{
    if (m_stopped || m_winner < index)
        return;
    Subtree &subtree = m_subtrees[std::size_t(index)];
    SubtreeControl subtreeControl(*this, index, control);
    core::NullWatch watch(subtreeControl);
    watch.stats() = m_watch.stats();
    watch.stats().nodes = subtreeControl.firstNodes();
    for (std::uint64_t i = 0; i < subtree.nodesBefore && watch.going(); ++i)
        watch.node(subtreeDepth);
    SubtreeSearch search = newSearch(watch);
    const IterationEnd end =
        watch.going() ? search.searchWithin(bound, subtree.route) : IterationEnd::Stopped;
    subtree.nodes = watch.stats().nodes - subtreeControl.firstNodes();
    subtreeControl.finish(watch.stats());
    conclude(index, end, search);
}

void ParallelIdaStar::conclude(int index, IterationEnd end, const SubtreeSearch &search)
{
    const std::lock_guard lock(m_mutex);
    m_nextBound = std::min(m_nextBound, search.nextBound());
    if (end != IterationEnd::Found || index > m_winner)
        return;
    m_winner = index;
    m_route = search.route();
}

std::uint64_t ParallelIdaStar::nodesThatCount() const
{
    std::uint64_t nodes = 0;
    for (int index = 0; index < int(m_subtrees.size()) && (m_stopped || index <= m_winner); ++index)
        nodes += m_subtrees[std::size_t(index)].nodes;
    return nodes;
}

} // namespace taquin

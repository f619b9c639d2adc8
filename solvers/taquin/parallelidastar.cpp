// SPDX-License-Identifier: MIT
#include "taquin/parallelidastar.h"

#include "core/searchcontext.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace taquin {

namespace {

constexpr std::size_t subtreeDepth = 9; // gives some hundred subtrees

/// A tracer that keeps a search out of the subtrees and reports the route to each.
class SubtreeLister : public core::SilentTracer {
public:
    using OnSubtree = std::function<void(const Route &)>;

    SubtreeLister(core::SearchContext &context, core::Grid grid, OnSubtree onSubtree)
        : SilentTracer(context), m_grid(grid), m_onSubtree(std::move(onSubtree))
    {
    }

    bool node(int depth) { return count(depth, 1); }
    void did(const auto &step, int) { m_route.push_back(directionOfBlank(m_grid, step())); }
    void undid() { m_route.pop_back(); }
    bool enter()
    {
        if (m_route.size() < subtreeDepth)
            return true;
        m_onSubtree(m_route);
        return false;
    }

private:
    core::Grid m_grid;
    OnSubtree m_onSubtree;
    Route m_route;
};

} // namespace

/// The context of a subtree's tracer. The tracer's count begins with the nodes that previous subtrees left
/// unreported, so that a single thread calls the outer context exactly when an undivided search would, and several
/// threads call it at least as often.
class ParallelIdaStar::SubtreeContext : public core::NullContext {
public:
    SubtreeContext(ParallelIdaStar &whole, int index, core::SearchContext &context)
        : m_whole(whole), m_index(index), m_context(context), m_firstNodes(whole.takeUnreported())
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
        if (!m_context.keepGoing(all))
            m_whole.m_stopped = true;
        return !m_whole.m_stopped;
    }
    /// Reports the remaining nodes at the end of the subtree.
    void finish(core::Stats stats)
    {
        if (!m_whole.leaveUnreported(stats.nodes - m_reported))
            return;
        stats.nodes = m_reported + core::Tracer::period;
        keepGoing(stats);
    }

private:
    ParallelIdaStar &m_whole;
    int m_index;
    core::SearchContext &m_context;
    std::uint64_t m_firstNodes;
    std::uint64_t m_reported = 0;
    std::uint64_t m_nodesBefore = 0;
};

IterationEnd ParallelIdaStar::searchWithin(int bound)
{
    m_unreported = m_tracer.stats().nodes % core::Tracer::period;
    m_nodesBefore = m_tracer.stats().nodes - m_unreported;
    const std::uint64_t nodesAfter = listSubtrees(bound);
    m_context.parallel(int(m_subtrees.size()), [&](int index, core::SearchContext &context) {
        searchSubtree(index, context, bound);
    });
    m_tracer.stats().nodes += nodesThatCount();
    if (m_stopped)
        return IterationEnd::Stopped;
    if (m_winner < int(m_subtrees.size()))
        return IterationEnd::Found;
    for (std::uint64_t i = 0; i < nodesAfter; ++i) {
        if (!m_tracer.node(0))
            return IterationEnd::Stopped;
    }
    return IterationEnd::Exhausted;
}

/// Lists the subtrees and returns the number of nodes after the last one.
std::uint64_t ParallelIdaStar::listSubtrees(int bound)
{
    core::NullContext context;
    std::uint64_t listed = 0;
    SubtreeLister tracer(context, m_board.grid(), [&](const Route &route) {
        m_subtrees.push_back({route, tracer.stats().nodes - listed});
        listed = tracer.stats().nodes;
    });
    IdaStar<SubtreeLister, PdbHeuristic> search(tracer, m_graph, m_board, m_heuristic);
    search.searchWithin(bound);
    m_nextBound = search.nextBound();
    return tracer.stats().nodes - listed;
}

std::uint64_t ParallelIdaStar::takeUnreported()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_unreported, 0);
}

/// Adds unreported nodes. Returns true if there are now enough for a call of the context, which then reports a
/// period of them.
bool ParallelIdaStar::leaveUnreported(std::uint64_t nodes)
{
    const std::lock_guard lock(m_mutex);
    m_unreported += nodes;
    if (m_unreported < core::Tracer::period)
        return false;
    m_unreported -= core::Tracer::period;
    return true;
}

void ParallelIdaStar::searchSubtree(int index, core::SearchContext &context, int bound)
{
    if (m_stopped || m_winner < index)
        return;
    Subtree &subtree = m_subtrees[std::size_t(index)];
    SubtreeContext subtreeContext(*this, index, context);
    core::NullTracer tracer(subtreeContext);
    tracer.stats() = m_tracer.stats();
    tracer.stats().nodes = subtreeContext.firstNodes();
    for (std::uint64_t i = 0; i < subtree.nodesBefore && tracer.going(); ++i)
        tracer.node(int(subtreeDepth));
    SubtreeSearch search(tracer, m_graph, m_board, m_heuristic);
    const IterationEnd end =
        tracer.going() ? search.searchWithin(bound, subtree.route) : IterationEnd::Stopped;
    subtree.nodes = tracer.stats().nodes - subtreeContext.firstNodes();
    subtreeContext.finish(tracer.stats());
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

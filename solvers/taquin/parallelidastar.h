// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/idastar.h"
#include "taquin/pdb/pdbheuristic.h"

#include <atomic>
#include <mutex>

namespace taquin {

/// One iteration of IdaStar with pattern databases, divided among threads (Rao, Kumar and Ramesh, 1987). The
/// boards some moves below the root are the roots of subtrees, numbered in the order in which a single thread
/// would reach them. The first subtree in that order with a path determines the result, and only the nodes up to
/// that path are counted: on any number of threads, the answer and the nodes are those of a single thread.
class ParallelIdaStar {
public:
    /// The least bound for which the search is divided.
    static constexpr int minBound = 16;

    /// `tracer` counts the nodes. All references must outlive the search.
    ParallelIdaStar(core::NullTracer &tracer, core::SearchContext &context, const GridGraph &graph,
                    const Board &board, const PdbHeuristic &heuristic)
        : m_tracer(tracer), m_context(context), m_graph(graph), m_board(board), m_heuristic(heuristic)
    {
    }

    IterationEnd searchWithin(int bound);
    const Route &route() const { return m_route; }
    int nextBound() const { return m_nextBound; }

private:
    using SubtreeSearch = IdaStar<core::NullTracer, PdbHeuristic>;
    class SubtreeContext;
    struct Subtree {
        Route route;               ///< the route to its root
        std::uint64_t nodesBefore; ///< the nodes between the previous subtree's root and this one's
        std::uint64_t nodes = 0;   ///< the subtree's nodes so far, including nodesBefore
    };

    std::uint64_t listSubtrees(int bound);
    std::uint64_t takeUnreported();
    bool leaveUnreported(std::uint64_t nodes);
    void searchSubtree(int index, core::SearchContext &context, int bound);
    void conclude(int index, IterationEnd end, const SubtreeSearch &search);
    std::uint64_t nodesThatCount() const;

    core::NullTracer &m_tracer;
    core::SearchContext &m_context;
    const GridGraph &m_graph;
    const Board &m_board;
    const PdbHeuristic &m_heuristic;
    std::vector<Subtree> m_subtrees;
    std::atomic<int> m_winner = std::numeric_limits<int>::max(); ///< the lowest subtree with a path so far
    std::atomic<bool> m_stopped = false;
    /// The nodes before this iteration; 0 once a subtree has reported them.
    std::atomic<std::uint64_t> m_nodesBefore = 0;
    std::mutex m_mutex; ///< protects the members below
    /// The nodes of this iteration that have not been reported to the context.
    std::uint64_t m_unreported = 0;
    Route m_route;
    int m_nextBound = std::numeric_limits<int>::max();
};

} // namespace taquin

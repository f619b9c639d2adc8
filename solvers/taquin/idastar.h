// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "taquin/idastarevents.h"
#include "taquin/parity.h"
#include "taquin/searchstack.h"

#include <algorithm>
#include <limits>

namespace taquin {

/// How an iteration ended. Stopped: the tracer ended it.
enum class IterationEnd : std::uint8_t { Exhausted, Found, Stopped };

/// Iterative deepening A* (IDA*; Korf, 1985): a depth-first search over the boards with moves made + lower bound
/// <= bound is repeated, each time with the least bound that was exceeded. So the first path found is a shortest
/// one; among these, it is the first in the order of `directions`, whatever the heuristic. A node is a move tried
/// that is not redundant; Stats::bound proves that no shorter path exists. A board that cannot be solved is reported as
/// such and not searched, since the search would not end. A tracer can end the search at any node, and exclude a subtree
/// by its enter().
template <typename Tracer, Heuristic H>
class IdaStar {
public:
    /// `graph` must outlive the search.
    IdaStar(Tracer &tracer, const GridGraph &graph, const Board &board, const H &heuristic)
        : m_tracer(tracer), m_events(tracer), m_stack(graph, board, heuristic)
    {
    }

    /// Iterates until a shortest path is found.
    core::Outcome run()
    {
        if (!solvable(Taquin(m_stack.board().grid()), m_stack.board().position()))
            return {core::Outcome::Impossible, {}, {}, m_tracer.stats()};
        for (int bound = m_stack.lowerBound(); m_tracer.going(); bound = m_nextBound) {
            m_tracer.stats().bound = bound;
            m_tracer.stats().lowerBound = std::max(m_tracer.stats().lowerBound, bound);
            if (searchWithin(bound) != IterationEnd::Found)
                continue;
            core::Path path = m_stack.path();
            m_tracer.found(m_stack.board().position(), path);
            return {core::Outcome::Solved, std::move(path), {}, m_tracer.stats()};
        }
        return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
    }

    /// Runs one iteration. With a `start`, it searches only below the board at the end of that route, and is the
    /// last iteration.
    IterationEnd searchWithin(int bound, const Route &start = {})
    {
        m_bound = bound;
        m_nextBound = unlimited;
        m_stack.start(bound);
        m_stack.follow(start);
        const int root = m_stack.depth();
        IterationEnd end = m_stack.isGoal() ? IterationEnd::Found : IterationEnd::Exhausted;
        while (end == IterationEnd::Exhausted) {
            if (Successor *successor = m_stack.next([this](Direction direction) { refuse(direction); }))
                end = trySuccessor(*successor);
            else if (m_stack.depth() > root)
                backtrack();
            else
                break;
        }
        return end;
    }
    /// Returns the bound of the next iteration: the least one that was exceeded.
    int nextBound() const { return m_nextBound; }
    /// Returns to the first board after an iteration that was stopped.
    void unwind()
    {
        while (m_stack.depth() > 0)
            backtrack();
    }
    /// Returns the path found.
    Route route() const { return m_stack.route(); }

private:
    using Stack = SearchStack<H, Tracer::traces>;
    using Successor = typename Stack::Successor;
    static constexpr int unlimited = std::numeric_limits<int>::max();

    IterationEnd trySuccessor(Successor &successor)
    {
        const int lowerBound = m_stack.evaluate(successor);
        if (lowerBound > m_stack.mostLeft()) {
            const int length = m_stack.depth() + 1 + lowerBound;
            m_nextBound = std::min(m_nextBound, length);
            m_events.refusedBeyond(length - m_bound, lowerBound, [&] { return successor.step(); });
            return countNode();
        }
        m_stack.push(successor);
        m_events.descended([this] { return m_stack.lowerBound(); }, [&] { return successor.step(); });
        const IterationEnd end = countNode();
        if (end != IterationEnd::Exhausted)
            return end;
        if (m_stack.isGoal())
            return IterationEnd::Found;
        if (!m_tracer.enter())
            backtrack();
        return end;
    }
    void refuse(Direction redundant)
    {
        m_events.refusedRedundant(redundant == opposite(m_stack.lastMove()),
                                  [&] { return m_stack.board().step(redundant); });
    }
    void backtrack()
    {
        m_stack.pop();
        m_events.backtracked();
    }
    IterationEnd countNode()
    {
        return m_tracer.node(m_stack.depth()) ? IterationEnd::Exhausted : IterationEnd::Stopped;
    }

    Tracer &m_tracer;
    IdaStarEvents<Tracer, H::valueInEvents> m_events;
    Stack m_stack;
    int m_bound = 0;
    int m_nextBound = unlimited;
};

} // namespace taquin

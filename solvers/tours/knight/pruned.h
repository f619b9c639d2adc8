// SPDX-License-Identifier: MIT
#pragma once

#include "tours/givenreach.h"
#include "tours/knight/explanations.h"
#include "tours/knight/unvisitedgraph.h"
#include "tours/walk.h"

#include <algorithm>
#include <optional>

namespace tours {

enum class PrunedLine { TryAll = 1, KeepFeasible, GoThere, GoBack, Complete };

/// The order in which the jumps from a square are tried.
enum class JumpOrder { Clockwise, Ascending, FewestOnward };

/// The knight's backtracking with forward checking: it goes back as soon as the unvisited squares are infeasible,
/// see UnvisitedGraph. A node is a jump tried; a jump is refused if it leads to an infeasibility. As a part of
/// another method, it runs in a single line of that method's pseudocode. A count walks closed tours in one
/// direction only: after a jump from the start was tried, it is no longer a way back.
template <typename Tracer>
class PrunedKnightSearch {
public:
    PrunedKnightSearch(Tracer &tracer, const Knight &knight, const core::Task &task, JumpOrder order,
                       int onlyLine = 0)
        : m_walk(tracer, knight, task), m_knight(knight),
          m_graph(knight.grid(), order == JumpOrder::Ascending ? JumpGraph::Ascending : JumpGraph::Clockwise,
                  knight.conditions().closed),
          m_unvisited(knight, m_walk.route()), m_fewestFirst(order == JumpOrder::FewestOnward),
          m_oneWay(knight.isClosed() && task.goal == core::Goal::Count && !task.traced &&
                   m_walk.given() == 1 && !knight.conditions().givesNumbers()),
          m_onlyLine(onlyLine)
    {
        if (knight.conditions().givesNumbers())
            m_reach.emplace(knight);
    }

    core::Outcome run()
    {
        if (m_unvisited.infeasibility() == Infeasibility::None)
            search(1);
        return m_walk.outcome(explainExhausted(m_walk.given()));
    }

private:
    struct Targets {
        core::IndexedArray<int, 8> cells;
        int count = 0;
    };

    int shown(PrunedLine line) const { return m_onlyLine > 0 ? m_onlyLine : int(line); }
    void at(PrunedLine line) { m_walk.at(shown(line)); }

    Targets targets() const
    {
        Targets targets;
        for (const int cell : m_graph.neighbours(m_walk.here())) {
            if (m_unvisited.isFree(cell))
                targets.cells[targets.count++] = cell;
        }
        if (m_fewestFirst)
            std::stable_sort(targets.cells.begin(), targets.cells.begin() + targets.count,
                             [this](int a, int b) {
                                 return m_unvisited.freeNeighbours(a) < m_unvisited.freeNeighbours(b);
                             });
        return targets;
    }

    bool search(double share)
    {
        if (m_unvisited.squaresLeft() == 0) {
            at(PrunedLine::Complete);
            m_walk.finishLeaf(share);
            return m_walk.found() && (!m_oneWay || m_walk.foundBackwards());
        }
        const Targets all = targets();
        for (int i = 0; i < all.count; ++i) {
            if (!tryJump(all.cells[i], share / all.count))
                return false;
            if (m_oneWay && m_walk.size() == 1)
                m_unvisited.removeReturn(all.cells[i]);
        }
        return true;
    }

    bool tryJump(int cell, double share)
    {
        if (!m_walk.node())
            return false;
        if (m_reach) {
            const GivenReach::Refusal refusal = m_reach->refusal(m_walk.size(), cell);
            if (refusal != GivenReach::Refusal::None)
                return refuse(refusal == GivenReach::Refusal::TooFar ? JumpReason::TooFar
                                                                     : JumpReason::NotGiven,
                              cell, share);
        }
        const int from = m_walk.here();
        const bool staysOpen =
            m_knight.isClosed() && m_unvisited.squaresLeft() == 1 && !m_unvisited.mayEnd(cell);
        m_unvisited.make(from, cell);
        if (staysOpen || m_unvisited.infeasibilityAfter(from, cell) != Infeasibility::None) {
            m_unvisited.unmake(from, cell);
            return refuse(staysOpen ? JumpReason::DoesNotClose : JumpReason::Infeasible, cell, share);
        }
        at(PrunedLine::GoThere);
        m_walk.push(cell);
        if (m_walk.enter()) {
            if (!search(share))
                return false;
            m_walk.leave();
        }
        at(PrunedLine::GoBack);
        m_walk.pop();
        m_unvisited.unmake(from, cell);
        m_walk.finishBranch(share);
        return true;
    }

    bool refuse(JumpReason reason, int cell, double share)
    {
        return m_walk.refuse(shown(PrunedLine::KeepFeasible), reason, cell, share);
    }

    Walk<Tracer> m_walk;
    const Knight &m_knight;
    std::optional<GivenReach> m_reach; ///< set if numbers are given
    JumpGraph m_graph;
    UnvisitedGraph m_unvisited;
    bool m_fewestFirst;
    const bool m_oneWay; ///< each closed tour is walked in one direction, and counted in both
    int m_onlyLine;
};

} // namespace tours

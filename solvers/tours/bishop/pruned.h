// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishop/degreetracker.h"
#include "tours/bishop/explanations.h"
#include "tours/givenreach.h"
#include "tours/walk.h"

namespace tours {

/// The bishop's backtracking with forward checking: it goes back as soon as the last corner is visited too early
/// or a square can no longer be visited, see DegreeTracker. A node is a step tried, in the order of `course`; a
/// step is refused if no tour is possible after it.
template <typename Tracer>
class PrunedBishopSearch {
public:
    PrunedBishopSearch(Tracer &tracer, const Bishop &bishop, const core::Task &task)
        : m_walk(tracer, bishop, task), m_bishop(bishop), m_tracker(bishop, m_walk.route())
    {
        if (bishop.conditions().givesNumbers())
            m_reach.emplace(bishop);
    }

    core::Outcome run()
    {
        if (m_tracker.isComplete() || !m_tracker.unreachable())
            search(1);
        return m_walk.outcome(explainExhausted(m_walk.given()));
    }

private:
    enum Line { TryAll = 1, CornerLast, KeepReachable, GoThere, GoBack, Complete };

    bool search(double share)
    {
        if (m_tracker.isComplete()) {
            m_walk.at(Complete);
            m_walk.finishLeaf(share);
            return m_walk.found();
        }
        const DiagonalNeighbours &neighbours = m_bishop.neighbours(m_walk.here());
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            const Sense sense = senseOf(i);
            const double part = share / double(neighbours.size());
            if (neighbours[i] < 0 || !m_tracker.isFree(neighbours[i], sense))
                m_walk.finishLeaf(part);
            else if (!tryStep(neighbours[i], sense, part))
                return false;
        }
        return true;
    }

    bool tryStep(int cell, Sense sense, double share)
    {
        if (!m_walk.node())
            return false;
        if (m_tracker.isTooEarly(cell))
            return m_walk.refuse(CornerLast, StepReason::CornerTooEarly, cell, share);
        if (const StepReason reason = givenReason(cell); reason != StepReason::None)
            return m_walk.refuse(KeepReachable, reason, cell, share);
        const DegreeTracker::MadeStep step = m_tracker.make(m_walk.here(), cell, sense);
        if (!step.feasible) {
            m_tracker.unmake(step);
            return m_walk.refuse(KeepReachable, StepReason::Unreachable, cell, share);
        }
        m_walk.at(GoThere);
        m_walk.push(cell);
        if (m_walk.enter()) {
            if (!search(share))
                return false;
            m_walk.leave();
        }
        m_walk.at(GoBack);
        m_walk.pop();
        m_tracker.unmake(step);
        m_walk.finishBranch(share);
        return true;
    }

    StepReason givenReason(int cell) const
    {
        if (!m_reach)
            return StepReason::None;
        if (m_reach->refusal(m_walk.size(), cell) == GivenReach::Refusal::TooFar)
            return StepReason::TooFar;
        return m_bishop.whyNotGiven(m_walk.route(), cell).empty() ? StepReason::None : StepReason::NotGiven;
    }

    Walk<Tracer> m_walk;
    const Bishop &m_bishop;
    DegreeTracker m_tracker;
    std::optional<GivenReach> m_reach; ///< set if numbers are given
};

} // namespace tours

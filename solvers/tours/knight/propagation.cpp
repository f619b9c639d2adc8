// SPDX-License-Identifier: MIT
//
// The knight's method `propagation`, for tours of which some numbers are given, as in magazines. It walks from
// number to number, but makes no jump from which it does not know a tour: that tour is found by constraint
// propagation (NumberDomains, CompletionSearch), which works on all numbers at once. So the walk itself meets no
// dead end, and the first tour comes at once if propagation alone decides it. A node is a try: a jump of the walk,
// or a number that the search for a tour tries on a square.
#include "tours/knight/completion.h"
#include "tours/knight/explanations.h"
#include "tours/knight/methods.h"
#include "tours/knight/unvisitedgraph.h"
#include "tours/walk.h"

namespace tours::propagation {

namespace {

enum Line { TryAll = 1, NotExcluded, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the knight’s square, every jump to a free square:"),
    PUZZLE_TEXT("tours", "… not if no tour is left: each number needs a square a jump away from the numbers "
                         "before and after it, and each square a number"),
    PUZZLE_TEXT("tours", "… otherwise go there, and repeat"),
    PUZZLE_TEXT("tours", "All jumps were tried: back one jump"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

template <typename Tracer>
class PropagationSearch {
public:
    PropagationSearch(Tracer &tracer, const Knight &knight, const core::Task &task)
        : m_tracer(tracer), m_walk(tracer, knight, task), m_knight(knight), m_goal(task.goal)
    {
    }

    core::Outcome run()
    {
        NumberDomains domains(m_knight, m_walk.route());
        if (!domains.propagate()) {
            if (const Route tour = completed(domains); !tour.empty())
                search(domains, tour, 1);
        }
        return m_walk.outcome(explainExcluded(m_knight, m_walk.route()));
    }

private:
    /// Returns a tour with the squares of these domains; empty if there is none, or if the search is to end.
    Route completed(const NumberDomains &domains)
    {
        CompletionSearch completion(m_knight, [this] { return m_walk.node(); });
        const std::vector<Route> found = completion.find(domains, 1);
        return found.empty() ? Route() : found.front();
    }

    /// Goes on from the last square, with a tour that continues it. Returns false if the search is to end.
    bool search(const NumberDomains &domains, const Route &tour, double share)
    {
        if (m_walk.size() == domains.numbers()) {
            m_walk.at(Complete);
            m_walk.finishLeaf(share);
            return m_walk.found();
        }
        const JumpGraph::Neighbours targets = m_knight.graph().neighbours(m_walk.here());
        const double part = share / targets.size();
        for (const int cell : targets) {
            const bool isVisited = std::ranges::find(m_walk.route(), cell) != m_walk.route().end();
            const bool isLeftOut = m_goal == core::Goal::First && domains.has(m_walk.size(), cell) &&
                                   cell != tour[std::size_t(m_walk.size())];
            if (isVisited || isLeftOut)
                m_walk.finishLeaf(part);
            else if (!tryJump(domains, tour, cell, part))
                return false;
        }
        return true;
    }

    bool tryJump(const NumberDomains &domains, const Route &tour, int cell, double share)
    {
        if (!m_walk.node())
            return false;
        const int number = m_walk.size();
        if (!m_knight.isAllowed(std::size_t(number), cell))
            return m_walk.refuse(NotExcluded, JumpReason::NotGiven, cell, share);
        if (!domains.has(number, cell))
            return m_walk.refuse(NotExcluded, JumpReason::Excluded, cell, share);
        NumberDomains next = domains;
        next.assign(number, cell);
        const bool isExcluded = next.propagate().has_value();
        const Route along = isExcluded || cell == tour[std::size_t(number)] ? tour : completed(next);
        if (!m_tracer.going())
            return false;
        if (isExcluded || along.empty())
            return m_walk.refuse(NotExcluded, JumpReason::Excluded, cell, share);
        m_walk.at(GoThere);
        m_walk.push(cell);
        if (!search(next, along, share))
            return false;
        m_walk.at(GoBack);
        m_walk.pop();
        m_walk.finishBranch(share);
        return true;
    }

    Tracer &m_tracer;
    Walk<Tracer> m_walk;
    const Knight &m_knight;
    const core::Goal m_goal;
};

core::Explanation unsuitable(const Knight &knight, const core::Position &, std::span<const core::Step>)
{
    if (!knight.conditions().givesNumbers())
        return {PUZZLE_TEXT("tours", "This method is for boards with given numbers or a given end.")};
    if (knight.squareCount() > mostDomainSquares)
        return {PUZZLE_TEXT("tours", "This method is for boards of at most %1 squares."),
                {mostDomainSquares}};
    return {};
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(knight, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    const Route route = knight.route(task.from);
    core::Explanation none = whyNoTour(knight, route);
    if (none.empty())
        none = explainInfeasible(knight, route);
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::runSearch<PropagationSearch>(context, task, knight, task);
}

} // namespace

core::Solver solver()
{
    return {.id = "propagation",
            .name = PUZZLE_TEXT("tours", "Constraint propagation"),
            .about = PUZZLE_TEXT("tours",
                                 "Finds what the given numbers force: for each number the squares that are "
                                 "left, for each square the numbers. It jumps only where a tour is left, "
                                 "and shows whether it is the only one."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tours", "Squares tried"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explainJump>,
            .variables = core::callback<walkVariables>};
}

} // namespace tours::propagation

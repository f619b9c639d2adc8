// SPDX-License-Identifier: MIT
#pragma once

#include "core/treecut.h"
#include "tours/tour.h"

#include <algorithm>

namespace tours {

/// The current tour of a backtracking search, watched or not, and the solution that it found.
template <typename Tracer>
class Walk {
public:
    Walk(Tracer &tracer, const Tour &tour, const core::Task &task)
        : m_tracer(tracer), m_tour(tour), m_goal(task.goal), m_route(tour.route(task.from)),
          m_given(m_route.size())
    {
        m_route.reserve(std::size_t(tour.mostNumbers()));
    }

    const Route &route() const { return m_route; }
    int here() const { return m_route.back(); }
    int size() const { return int(m_route.size()); }
    /// Returns how many squares were visited before the search began, including the start.
    int given() const { return int(m_given); }

    bool node() { return m_tracer.node(size()); }
    bool enter() { return m_tracer.enter(); }
    void leave() { m_tracer.leave(); }
    void at(int line) { m_tracer.at(line); }
    void push(int cell, int reason = 0)
    {
        m_tracer.did([&] { return m_tour.step(m_route, m_route.size(), cell); }, reason);
        m_route.push_back(cell);
    }
    void pop(int reason = 0)
    {
        m_route.pop_back();
        m_tracer.undid(reason);
    }
    /// Reports at this line of the pseudocode that the piece may not go to this cell, which is a leaf of the tree.
    /// Returns true, since the search goes on.
    bool refuse(int line, auto reason, int cell, double share)
    {
        at(line);
        m_tracer.refused(int(reason), [&] { return m_tour.step(m_route, m_route.size(), cell); });
        finishLeaf(share);
        return true;
    }

    /// Reports a complete tour; returns false if the search is to end.
    bool found()
    {
        const core::Path path = steps(m_route);
        const bool more = m_tracer.found(m_tour.position(m_route), path);
        if (m_goal != core::Goal::First)
            return more;
        m_path = path;
        m_solved = true;
        return false;
    }
    /// Reports the complete closed tour in the opposite direction; returns false if the search is to end.
    bool foundBackwards()
    {
        Route route = m_route;
        std::reverse(route.begin() + 1, route.end());
        return m_tracer.found(m_tour.position(route), steps(route));
    }
    bool isSolved() const { return m_solved; }

    /// Adds a leaf's share to the progress: the part of the tree that has been searched, measured on its upper
    /// levels, where the shares of all branches add up to 1. A leaf is a branch that ended without going deeper.
    void finishLeaf(double share)
    {
        if (isCounted(size()))
            addProgress(share);
    }
    /// Adds the share of a branch that was searched completely. Subtrees on measured levels have added their own
    /// shares.
    void finishBranch(double share)
    {
        if (isCounted(size()) && !isCounted(size() + 1))
            addProgress(share);
    }

    /// Returns the outcome at the end of an exhaustive search; `none` is the reason if there is no tour.
    core::Outcome outcome(core::Explanation none) const
    {
        const core::Stats &stats = m_tracer.stats();
        if (m_solved)
            return {core::Outcome::Solved, m_path, {}, stats};
        if (!m_tracer.going())
            return {core::Outcome::Stopped, {}, {}, stats};
        if (stats.solutions == 0)
            return {core::Outcome::Impossible, {}, std::move(none), stats};
        return {core::Outcome::Solved, {}, {}, stats};
    }

private:
    static constexpr int countedLevels = 10;

    bool isCounted(int size) const { return size < int(m_given) + countedLevels; }
    void addProgress(double share)
    {
        double &done = m_tracer.stats().done;
        done = std::max(done, 0.0) + share;
    }
    core::Path steps(const Route &route) const
    {
        core::Path path;
        for (std::size_t number = m_given; number < route.size(); ++number)
            path.push_back(m_tour.step(route, number, route[number]));
        return path;
    }

    Tracer &m_tracer;
    const Tour &m_tour;
    core::Goal m_goal;
    Route m_route;
    std::size_t m_given;
    core::Path m_path;
    bool m_solved = false;
};

/// Implements Solver::solve for a search that knows only plain boards.
template <template <typename> class Search, typename Puzzle>
core::Outcome solvePlainBoard(const Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = needsPlainBoard(puzzle, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::runSearch<Search>(context, task, puzzle, task);
}

/// Explains why an exhaustive search found no tour that begins with `given` squares.
inline core::Explanation explainExhausted(int given)
{
    if (given > 1)
        return {PUZZLE_TEXT("tours", "No tour begins with these squares: everything was tried.")};
    return {PUZZLE_TEXT("tours", "No tour begins here: everything was tried.")};
}

/// Runs a search for tours, in units if it can be. It is constructed with the tracer, the puzzle, the task and `more`.
template <template <typename> class Search>
core::Outcome searchTours(core::SearchContext &context, const core::Task &task, const auto &puzzle,
                          const auto &...more)
{
    if (!core::runsInUnits(task, context))
        return core::runSearch<Search>(context, task, puzzle, task, more...);
    const auto walk = [&](core::UnitTracer &tracer) {
        Search<core::UnitTracer>(tracer, puzzle, task, more...).run();
    };
    return core::unitsOutcome(task, core::searchInUnits(task, context, walk),
                              explainExhausted(int(puzzle.route(task.from).size())));
}

} // namespace tours

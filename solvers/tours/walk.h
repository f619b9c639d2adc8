// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "tours/tour.h"

#include <algorithm>

namespace tours {

/// A tour under way in a search that may be watched, and what has been found.
template <typename Watch>
class Walk {
public:
    Walk(Watch &watch, const Tour &tour, const core::Task &task)
        : m_watch(watch), m_tour(tour), m_goal(task.goal), m_route(tour.route(task.from)),
          m_kept(m_route.size())
    {
        m_route.reserve(std::size_t(tour.mostNumbers()));
    }

    const Route &route() const { return m_route; }
    int here() const { return m_route.back(); }
    int size() const { return int(m_route.size()); }
    int kept() const { return int(m_kept); } ///< what lay on the board already

    bool node() { return m_watch.node(size()); }
    void at(int line) { m_watch.at(line); }
    void go(int cell, int reason = 0)
    {
        m_watch.did([&] { return m_tour.step(m_route, m_route.size(), cell); }, reason);
        m_route.push_back(cell);
    }
    void back(int reason = 0)
    {
        m_route.pop_back();
        m_watch.undid(reason);
    }
    void refuse(int reason, int cell)
    {
        m_watch.refused(reason, [&] { return m_tour.step(m_route, m_route.size(), cell); });
    }

    /// The tour is complete. False: come to an end.
    bool found()
    {
        const core::Path path = steps();
        const bool more = m_watch.found(m_tour.position(m_route), path);
        if (m_goal != core::Goal::First)
            return more;
        m_path = path;
        m_solved = true;
        return false;
    }
    bool isSolved() const { return m_solved; }

    /// How much of the tree lies behind is told by its uppermost levels; all shares make 1. A try is over,
    /// and nothing came of it:
    void passLeaf(double share)
    {
        if (isTold(size()))
            pass(share);
    }
    /// A try is over, and has told what lies below it where that is told.
    void passBranch(double share)
    {
        if (isTold(size()) && !isTold(size() + 1))
            pass(share);
    }

    /// At the end of a search that leaves nothing out; `none` tells why there is no tour.
    core::Outcome outcome(core::Explanation none) const
    {
        const core::Stats &stats = m_watch.stats();
        if (m_solved)
            return {core::Outcome::Solved, m_path, {}, stats};
        if (!m_watch.going())
            return {core::Outcome::Stopped, {}, {}, stats};
        if (stats.solutions == 0)
            return {core::Outcome::Impossible, {}, std::move(none), stats};
        return {core::Outcome::Solved, {}, {}, stats};
    }

private:
    static constexpr int levelsTold = 10;

    bool isTold(int size) const { return size < int(m_kept) + levelsTold; }
    void pass(double share)
    {
        double &done = m_watch.stats().done;
        done = std::max(done, 0.0) + share;
    }
    core::Path steps() const
    {
        core::Path path;
        for (std::size_t number = m_kept; number < m_route.size(); ++number)
            path.push_back(m_tour.step(m_route, number, m_route[number]));
        return path;
    }

    Watch &m_watch;
    const Tour &m_tour;
    core::Goal m_goal;
    Route m_route;
    std::size_t m_kept;
    core::Path m_path;
    bool m_solved = false;
};

/// For a search that began at the start or at what was laid before.
inline core::Explanation everythingTried(int kept)
{
    if (kept > 1)
        return {PUZZLE_TEXT("tours", "No tour begins with these squares: every way on has been tried.")};
    return {PUZZLE_TEXT("tours", "No tour begins here: every way has been tried.")};
}

} // namespace tours

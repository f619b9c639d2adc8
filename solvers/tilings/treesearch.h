// SPDX-License-Identifier: MIT
#pragma once

#include "core/treecut.h"
#include "tilings/symmetry.h"

namespace tilings {

/// Estimates how much of a search tree has been searched, from the branches taken at the first levels. All
/// branches of a node count equally, as in D. E. Knuth's estimate of a tree's size (1975).
class TreeProgress {
public:
    static constexpr int levels = 4;

    /// Enters a branch at a depth below `levels`; returns the share of the tree before it, from 0 to 1.
    double enter(int depth, int branch, int branches)
    {
        m_widths[depth + 1] = m_widths[depth] / branches;
        m_begins[depth + 1] = m_begins[depth] + branch * m_widths[depth + 1];
        return m_begins[depth + 1];
    }

private:
    core::IndexedArray<double, levels + 1> m_begins{};
    core::IndexedArray<double, levels + 1> m_widths{1};
};

/// Takes the tilings that a search finds: stores the first, or reports or counts all, each with its images.
template <typename Tracer>
class SolutionRecorder {
public:
    SolutionRecorder(Tracer &tracer, const Tilings &tilings, const core::Task &task)
        : m_tracer(tracer), m_tilings(tilings), m_task(task)
    {
    }

    const core::Path &first() const { return m_first; }

    /// Records a tiling; returns false if the search is to end. Images are shown at line `imageLine` of the
    /// pseudocode.
    bool record(const Subproblem &subproblem, const core::Path &path, int imageLine)
    {
        if (m_task.goal == core::Goal::First) {
            m_first = path;
            m_tracer.found(core::after(m_task.from, path), path);
            return false;
        }
        if (m_task.goal == core::Goal::Count) {
            m_tracer.stats().solutions += subproblem.symmetries.size();
            return m_tracer.going();
        }
        return reportImages(subproblem, path, imageLine);
    }

private:
    bool reportImages(const Subproblem &subproblem, const core::Path &path, int imageLine)
    {
        m_cells.clear();
        for (const core::Step &step : path)
            m_cells.push_back(*m_tilings.coveredCells(m_tilings.kindOf(step.piece), step.to));
        for (const Symmetry &symmetry : subproblem.symmetries) {
            map(symmetry, path);
            const bool isIdentity = &symmetry == &subproblem.symmetries.front();
            if (!isIdentity) {
                m_tracer.at(imageLine);
                m_tracer.show([&] { return m_image; });
            }
            if (!m_tracer.found(m_position, m_image))
                return false;
        }
        if (subproblem.symmetries.size() > 1)
            m_tracer.show([&] { return path; });
        return true;
    }

    /// Maps the tiling at the end of these steps, as steps and as a position.
    void map(const Symmetry &symmetry, const core::Path &path)
    {
        m_image = path;
        m_position = m_task.from;
        for (std::size_t i = 0; i < path.size(); ++i) {
            core::Step &step = m_image[i];
            const Polyomino &polyomino = m_tilings.pieces().polyomino(m_tilings.kindOf(step.piece));
            step.to = symmetry.image(polyomino, step.to, m_cells[i]);
            m_position[step.piece] = step.to;
        }
    }

    Tracer &m_tracer;
    const Tilings &m_tilings;
    const core::Task &m_task;
    core::Path m_first;
    // These buffers are members, since allocating them for each solution would take longer than filling them.
    std::vector<CoveredCells> m_cells; ///< the cells that each step of the tiling covers
    core::Path m_image;
    core::Position m_position;
};

/// Returns the outcome of a search from a position that has found what was wanted, has searched its whole tree
/// (`isComplete`), or was stopped.
core::Outcome searchOutcome(const Tilings &tilings, const core::Task &task, const core::Position &from,
                            bool isComplete, core::Stats stats, core::Path first);

/// The statistics of branches searched in parallel.
struct BranchTotals {
    core::Stats stats;
    bool areComplete = true; ///< no branch was stopped
};

/// Searches branches in parallel, if there are threads for it: calls work(branch, tracer) for each. When one
/// branch is stopped, all are.
BranchTotals searchBranches(core::SearchContext &context, int branches,
                            const std::function<void(int, core::NullTracer &)> &work);

/// Runs the search of `cells` or `cover`, created by makeSearch(tracer), subproblem by subproblem. For the first
/// solution, the whole search is one subproblem. A watched search for all solutions runs the subproblems one after
/// the other; otherwise their branches run in parallel, with the same nodes. A part of a search is walked in
/// units.
class SubproblemSearch {
public:
    SubproblemSearch(const Tilings &tilings, const core::Task &task);

    core::Outcome solve(core::SearchContext &context, auto &&makeSearch) const
    {
        if (m_task.division)
            return inUnits(context, makeSearch);
        if (m_task.goal == core::Goal::First || m_task.traced)
            return core::watched(context, m_task, [&](auto &tracer) { return inTurn(tracer, makeSearch); });
        return sideBySide(context, makeSearch);
    }

private:
    core::Outcome inTurn(auto &tracer, auto &&makeSearch) const
    {
        auto search = makeSearch(tracer);
        bool isComplete = true;
        for (std::size_t i = 0; i < m_subproblems.size() && isComplete; ++i)
            isComplete = search.run(m_subproblems[i], int(i), int(m_subproblems.size()));
        return searchOutcome(m_tilings, m_task, m_task.from, isComplete, tracer.stats(), search.first());
    }

    core::Outcome inUnits(core::SearchContext &context, auto &&makeSearch) const
    {
        const auto walk = [&](core::UnitTracer &tracer) {
            auto search = makeSearch(tracer);
            for (std::size_t i = 0; i < m_subproblems.size() && tracer.going(); ++i)
                search.run(m_subproblems[i], int(i), int(m_subproblems.size()));
        };
        return core::unitsOutcome(m_task, core::searchInUnits(m_task, context, walk), {});
    }

    core::Outcome sideBySide(core::SearchContext &context, auto &&makeSearch) const
    {
        core::Indexed<std::pair<const Subproblem *, int>> branches;
        core::NullTracer divisionTracer(context);
        for (const Subproblem &subproblem : m_subproblems) {
            for (const int branch : makeSearch(divisionTracer).branches(subproblem))
                branches.emplace_back(&subproblem, branch);
        }
        BranchTotals totals =
            searchBranches(context, int(branches.size()), [&](int i, core::NullTracer &tracer) {
                const auto &[subproblem, branch] = branches[i];
                makeSearch(tracer).runBranch(*subproblem, branch);
            });
        totals.stats.nodes += divisionTracer.stats().nodes;
        return searchOutcome(m_tilings, m_task, m_task.from, totals.areComplete, totals.stats, {});
    }

    const Tilings &m_tilings;
    const core::Task &m_task;
    std::vector<Subproblem> m_subproblems;
};

} // namespace tilings

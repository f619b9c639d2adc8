// SPDX-License-Identifier: MIT
#include "tilings/treesearch.h"

#include "tilings/impossibility.h"

#include <atomic>
#include <mutex>

namespace tilings {

core::Outcome searchOutcome(const Tilings &tilings, const core::Task &task, const core::Position &from,
                            bool isComplete, core::Stats stats, core::Path first)
{
    const bool isSolved = task.goal == core::Goal::First ? stats.solutions > 0 : isComplete;
    if (isSolved || isComplete)
        stats.done = 1;
    if (isComplete && stats.solutions == 0)
        return {core::Outcome::Impossible, {}, explainExhausted(tilings, from), stats};
    return {isSolved ? core::Outcome::Solved : core::Outcome::Stopped, std::move(first), {}, stats};
}

BranchTotals searchBranches(core::SearchContext &context, int branches,
                            const std::function<void(int, core::NullTracer &)> &work)
{
    BranchTotals totals;
    std::mutex mutex;
    std::atomic<bool> shouldContinue = true;
    context.parallel(branches, [&](int branch, core::SearchContext &own) {
        if (!shouldContinue)
            return;
        core::NullTracer tracer(own);
        work(branch, tracer);
        tracer.stats().done = 1;
        // The tracer reports only every 1024 nodes; this call reports the rest.
        if (!tracer.going() || !own.keepGoing(tracer.stats()))
            shouldContinue = false;
        const std::lock_guard lock(mutex);
        totals.stats.nodes += tracer.stats().nodes;
        totals.stats.solutions += tracer.stats().solutions;
    });
    totals.areComplete = shouldContinue;
    return totals;
}

SubproblemSearch::SubproblemSearch(const Tilings &tilings, const core::Task &task)
    : m_tilings(tilings), m_task(task)
{
    if (task.goal == core::Goal::First)
        m_subproblems.push_back(wholeProblem(tilings, task.from));
    else
        m_subproblems = subproblems(tilings, task.from);
}

} // namespace tilings

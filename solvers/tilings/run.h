// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/portion.h"
#include "tilings/together.h"

namespace tilings {

/// One run of a search that goes portion by portion, CellSearch or CoverSearch: `make(watch)` gives it. For
/// the first solution the whole is one portion. For all of them the portions come one after the other while
/// somebody watches; else their branches run side by side, and count the same.
class Run {
public:
    Run(const Tilings &tilings, const core::Task &task);

    core::Outcome solve(core::Control &control, auto &&make) const
    {
        if (m_task.goal == core::Goal::First || m_task.traced)
            return core::watched(control, m_task, [&](auto &watch) { return inTurn(watch, make); });
        return divided(control, make);
    }

private:
    core::Outcome inTurn(auto &watch, auto &&make) const
    {
        auto search = make(watch);
        bool complete = true;
        for (std::size_t i = 0; i < m_portions.size() && complete; ++i)
            complete = search.run(m_portions[i], int(i), int(m_portions.size()));
        return outcome(complete, watch.stats(), search.first());
    }

    core::Outcome divided(core::Control &control, auto &&make) const
    {
        std::vector<std::pair<const Portion *, int>> branches;
        core::NullWatch beginning(control);
        for (const Portion &portion : m_portions) {
            for (const int branch : make(beginning).branches(portion))
                branches.emplace_back(&portion, branch);
        }
        Together together = runTogether(control, int(branches.size()), [&](int task, core::NullWatch &watch) {
            const auto &[portion, branch] = branches[std::size_t(task)];
            make(watch).runBranch(*portion, branch);
        });
        together.stats.nodes += beginning.stats().nodes;
        return outcome(together.complete, together.stats, {});
    }

    core::Outcome outcome(bool complete, core::Stats stats, core::Path first) const;

    const Tilings &m_tilings;
    const core::Task &m_task;
    std::vector<Portion> m_portions;
};

} // namespace tilings

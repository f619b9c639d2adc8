// SPDX-License-Identifier: MIT
#include "tilings/run.h"

#include "tilings/arguments.h"

namespace tilings {

Run::Run(const Tilings &tilings, const core::Task &task) : m_tilings(tilings), m_task(task)
{
    if (task.goal == core::Goal::First)
        m_portions.push_back(undivided(tilings, task.from));
    else
        m_portions = portions(tilings, task.from);
}

core::Outcome Run::outcome(bool complete, core::Stats stats, core::Path first) const
{
    const bool wanted = m_task.goal == core::Goal::First ? stats.solutions > 0 : complete;
    if (wanted || complete)
        stats.done = 1;
    if (complete && stats.solutions == 0)
        return {core::Outcome::Impossible, {}, explainTried(m_tilings), stats};
    return {wanted ? core::Outcome::Solved : core::Outcome::Stopped, std::move(first), {}, stats};
}

} // namespace tilings

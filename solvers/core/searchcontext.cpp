// SPDX-License-Identifier: MIT
#include "core/searchcontext.h"

namespace core {

Cancellation::~Cancellation() = default;
SearchListener::~SearchListener() = default;
Executor::~Executor() = default;

void NullContext::parallel(int tasks, const std::function<void(int, SearchContext &)> &work)
{
    for (int task = 0; task < tasks; ++task)
        work(task, *this);
}

bool BudgetContext::keepGoing(const Stats &stats)
{
    m_parentGoesOn = m_parentGoesOn && m_parent.keepGoing(stats);
    return m_parentGoesOn && stats.nodes < m_budget.nodes && stats.solutions < m_budget.solutions &&
           (!m_budget.time || Clock::now() - m_start < *m_budget.time);
}

bool BudgetContext::record(std::span<const Event> events)
{
    m_parentGoesOn = m_parentGoesOn && m_parent.record(events);
    return m_parentGoesOn;
}

} // namespace core

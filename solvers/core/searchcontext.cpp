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
    m_parentKeepsGoing = m_parentKeepsGoing && m_parent.keepGoing(stats);
    return m_parentKeepsGoing && stats.nodes < m_budget.nodes && stats.solutions < m_budget.solutions &&
           (!m_budget.time || Clock::now() - m_start < *m_budget.time);
}

bool BudgetContext::record(std::span<const Event> events)
{
    m_parentKeepsGoing = m_parentKeepsGoing && m_parent.record(events);
    return m_parentKeepsGoing;
}

} // namespace core

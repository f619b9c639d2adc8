// SPDX-License-Identifier: MIT
#include "core/control.h"

namespace core {

Cancellation::~Cancellation() = default;
SearchListener::~SearchListener() = default;
Executor::~Executor() = default;

void NullControl::parallel(int tasks, const std::function<void(int, Control &)> &work)
{
    for (int task = 0; task < tasks; ++task)
        work(task, *this);
}

bool BudgetControl::keepGoing(const Stats &stats)
{
    m_parentGoesOn = m_parentGoesOn && m_parent.keepGoing(stats);
    return m_parentGoesOn && stats.nodes < m_budget.nodes && stats.solutions < m_budget.solutions &&
           (!m_budget.time || Clock::now() - m_start < *m_budget.time);
}

bool BudgetControl::record(std::span<const Event> events)
{
    m_parentGoesOn = m_parentGoesOn && m_parent.record(events);
    return m_parentGoesOn;
}

} // namespace core

// SPDX-License-Identifier: MIT
#include "core/dealcancellation.h"

#include <utility>

namespace core {

namespace {

thread_local DealCancellation *current = nullptr;

} // namespace

DealCancellation::DealCancellation(Cancellation &cancellation)
    : m_cancellation(cancellation), m_before(std::exchange(current, this))
{
}

DealCancellation::~DealCancellation()
{
    current = m_before;
}

bool DealCancellation::keepGoing()
{
    if (current && !current->m_cancellation.keepGoing({}))
        current->m_stopped = true;
    return !current || !current->m_stopped;
}

ReadingContext::ReadingContext() : m_around(current ? &current->m_cancellation : nullptr) {}

bool ReadingContext::keepGoing(const Stats &stats)
{
    return !m_around || m_around->keepGoing(stats);
}

} // namespace core

// SPDX-License-Identifier: MIT
#include "core/dealcancellation.h"

#include <utility>

namespace core {

namespace {

thread_local Cancellation *current = nullptr;

} // namespace

DealCancellation::DealCancellation(Cancellation &cancellation)
    : m_before(std::exchange(current, &cancellation))
{
}

DealCancellation::~DealCancellation()
{
    current = m_before;
}

bool DealCancellation::keepGoing()
{
    return !current || current->keepGoing({});
}

} // namespace core

// SPDX-License-Identifier: MIT
#include "support/nothreads.h"

#include <pthread.h>

namespace tests {

namespace {

/// Sets the stack size of all threads started from now on, and returns the previous size.
std::size_t exchangeStackSize(std::size_t size)
{
    pthread_attr_t attributes;
    std::size_t before = 0;
    pthread_getattr_default_np(&attributes);
    pthread_attr_getstacksize(&attributes, &before);
    pthread_attr_setstacksize(&attributes, size);
    pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
    return before;
}

} // namespace

NoThreads::NoThreads() : m_before(exchangeStackSize(std::size_t(1) << 47)) {}

NoThreads::~NoThreads()
{
    exchangeStackSize(m_before);
}

} // namespace tests

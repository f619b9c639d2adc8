// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tests {

/// While this object exists, the system gives this process no thread: each would have a stack that fits nowhere.
class NoThreads {
public:
    NoThreads();
    NoThreads(const NoThreads &) = delete;
    NoThreads &operator=(const NoThreads &) = delete;
    ~NoThreads();

private:
    std::size_t m_before = 0; ///< the size of a stack otherwise
};

} // namespace tests

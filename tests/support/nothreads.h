// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tests {

/// While this object exists, no thread can be started in this process, as its stack would be too large.
class NoThreads {
public:
    NoThreads();
    NoThreads(const NoThreads &) = delete;
    NoThreads &operator=(const NoThreads &) = delete;
    ~NoThreads();

private:
    std::size_t m_before = 0; ///< the previous stack size
};

} // namespace tests

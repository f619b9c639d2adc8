// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tests {

/// As long as this object exists, other threads than the one that made it cannot allocate an object of one size. The test
/// program replaces operator new for this.
class RefusedAllocation {
public:
    explicit RefusedAllocation(std::size_t size);
    ~RefusedAllocation();
    RefusedAllocation(const RefusedAllocation &) = delete;
    RefusedAllocation &operator=(const RefusedAllocation &) = delete;

    /// Returns how many allocations were refused.
    int count() const;
};

} // namespace tests

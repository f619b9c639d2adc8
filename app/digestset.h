// SPDX-License-Identifier: MIT
#pragma once

#include "core/symmetryclass.h"

#include <utility>
#include <vector>

namespace app {

/// A set of digests of symmetry classes: a hash table with slots of sixteen bytes, of which at most half are
/// taken, so that it stays fast and small with millions of classes.
class DigestSet {
public:
    void insert(const core::ClassDigest &digest)
    {
        if (2 * m_size == m_slots.size())
            grow();
        m_size += place(digest);
    }
    std::size_t size() const { return m_size; }

private:
    static constexpr std::size_t fewest = 64; ///< the initial number of slots, a power of two

    /// Inserts a digest by linear probing. An all-zero slot is free, since no class has the all-zero digest.
    bool place(const core::ClassDigest &digest)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = std::size_t(digest.low) & mask;
        while (m_slots[slot] != core::ClassDigest()) {
            if (m_slots[slot] == digest)
                return false;
            slot = (slot + 1) & mask;
        }
        m_slots[slot] = digest;
        return true;
    }
    void grow()
    {
        const std::vector<core::ClassDigest> before = std::exchange(m_slots, {});
        m_slots.resize(before.empty() ? fewest : 2 * before.size());
        for (const core::ClassDigest &digest : before) {
            if (digest != core::ClassDigest())
                place(digest);
        }
    }

    std::vector<core::ClassDigest> m_slots;
    std::size_t m_size = 0;
};

} // namespace app

// SPDX-License-Identifier: MIT
#pragma once

#include "core/symmetryclass.h"

#include <array>
#include <utility>
#include <vector>

namespace app {

/// A set of digests of symmetry classes: a hash table with slots of sixteen bytes, of which at most half are
/// taken, so that it stays fast and small with millions of classes. The latest digests wait outside the table until
/// the memory of their slots has been fetched.
class DigestSet {
public:
    void insert(const core::ClassDigest &digest)
    {
        core::ClassDigest &oldest = m_waiting[m_next++ % m_waiting.size()];
        add(std::exchange(oldest, digest));
        if (!m_slots.empty())
            __builtin_prefetch(&m_slots[std::size_t(digest.low) & (m_slots.size() - 1)]);
    }
    /// Returns the number of different digests.
    std::size_t size()
    {
        for (core::ClassDigest &digest : m_waiting)
            add(std::exchange(digest, {}));
        return m_size;
    }
    /// Returns the number of different digests in the table; the latest ones may still be missing there.
    std::size_t placed() const { return m_size; }

private:
    static constexpr std::size_t fewest = 64; ///< the initial number of slots, a power of two

    void add(const core::ClassDigest &digest)
    {
        if (digest == core::ClassDigest()) // nothing is waiting
            return;
        if (2 * m_size == m_slots.size())
            grow();
        m_size += addToSlots(digest);
    }

    /// Inserts a digest by linear probing, and returns whether it was missing. An all-zero slot is free, since no class has
    /// the all-zero digest.
    bool addToSlots(const core::ClassDigest &digest)
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
                addToSlots(digest);
        }
    }

    std::vector<core::ClassDigest> m_slots;
    std::array<core::ClassDigest, 8> m_waiting; ///< a ring; an all-zero digest stands for none
    std::size_t m_next = 0; ///< counts the digests, and so says which of the ring is the oldest
    std::size_t m_size = 0;
};

} // namespace app

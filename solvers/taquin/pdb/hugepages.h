// SPDX-License-Identifier: MIT
#pragma once

#include "core/system.h"

#include <new>
#include <vector>

namespace taquin {

using core::os::largePage;

/// An allocator that puts large blocks into huge pages, if the system supports them: a processor caches the
/// addresses of only a few pages, and a pattern database is accessed at random. Freed memory returns to the system
/// at once; a heap would keep it for the thread that allocated it, which may never need it again.
template <typename Item>
struct HugePages {
    using value_type = Item;

    HugePages() = default;
    template <typename Other>
    HugePages(const HugePages<Other> &)
    {
    }

    Item *allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(Item);
        return static_cast<Item *>(bytes < largePage ? ::operator new(bytes)
                                                     : core::os::allocateHugePages(bytes));
    }
    void deallocate(Item *items, std::size_t count)
    {
        if (const std::size_t bytes = count * sizeof(Item); bytes < largePage)
            ::operator delete(items);
        else
            core::os::freeHugePages(items, bytes);
    }
    bool operator==(const HugePages &) const { return true; }
};

template <typename Item>
using LargeVector = std::vector<Item, HugePages<Item>>;

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace taquin {

inline constexpr std::size_t largePage = std::size_t(1) << 21;

/// Memory that begins with a large page, and large pages laid under it where the system has any: a processor
/// knows few pages by heart, and has to look up the others. For blocks of a large page or more. Given back,
/// it is the system's at once; a heap would keep it for the thread that had it, and that may never come
/// again. Throws std::bad_alloc.
void *takeLargePages(std::size_t bytes);
void giveLargePages(void *memory, std::size_t bytes);

/// Allocates large blocks as large pages.
template <typename Item>
struct LargePages {
    using value_type = Item;

    LargePages() = default;
    template <typename Other>
    LargePages(const LargePages<Other> &)
    {
    }

    Item *allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(Item);
        return static_cast<Item *>(bytes < largePage ? ::operator new(bytes) : takeLargePages(bytes));
    }
    void deallocate(Item *items, std::size_t count)
    {
        if (const std::size_t bytes = count * sizeof(Item); bytes < largePage)
            ::operator delete(items);
        else
            giveLargePages(items, bytes);
    }
    bool operator==(const LargePages &) const { return true; }
};

template <typename Item>
using LargeVector = std::vector<Item, LargePages<Item>>;

} // namespace taquin

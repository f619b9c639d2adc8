// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace taquin {

/// Asks the system to lay large pages under memory that is read here and there: a processor knows few pages
/// by heart, and has to look up the others. Where there are none, nothing happens.
void layLargePages(void *memory, std::size_t bytes);

inline constexpr std::size_t largePage = std::size_t(1) << 21;

/// Allocates memory that begins with a large page, if it is that large.
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
        void *const memory = ::operator new(bytes, alignment(bytes));
        layLargePages(memory, bytes);
        return static_cast<Item *>(memory);
    }
    void deallocate(Item *items, std::size_t count)
    {
        ::operator delete(items, alignment(count * sizeof(Item)));
    }
    bool operator==(const LargePages &) const { return true; }

private:
    static std::align_val_t alignment(std::size_t bytes)
    {
        return std::align_val_t(bytes < largePage ? alignof(std::max_align_t) : largePage);
    }
};

template <typename Item>
using LargeVector = std::vector<Item, LargePages<Item>>;

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace core {

/// A large array that begins with zeros: the system provides zeroed pages as they are used, while a vector would wait
/// for all of them. It can be moved.
template <typename Item>
class ZeroedArray {
    static_assert(std::is_trivially_copyable_v<Item>);

public:
    explicit ZeroedArray(std::size_t size) : m_items(static_cast<Item *>(std::calloc(size, sizeof(Item))))
    {
        if (!m_items)
            throw std::bad_alloc();
    }

    Item &operator[](std::size_t index) { return m_items[index]; }
    const Item &operator[](std::size_t index) const { return m_items[index]; }

private:
    struct Free {
        void operator()(Item *items) const { std::free(items); }
    };
    std::unique_ptr<Item[], Free> m_items;
};

} // namespace core

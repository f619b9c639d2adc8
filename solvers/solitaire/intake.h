// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/packing.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace solitaire {

/// Takes in boards with the same number of pegs as they are found, and numbers them: each once, from 0.
template <typename Key>
class Intake {
public:
    /// With room for about so many, so that the table need not grow step by step.
    explicit Intake(std::size_t boards = 0)
        : m_slots(std::max(std::bit_ceil(2 * boards), firstSlots)),
          m_shift(1 + std::countl_zero(m_slots.size()))
    {
    }

    std::size_t size() const { return m_size; }
    void foresee(Key key) const { __builtin_prefetch(&m_slots[home(key)]); }
    /// Its number, a new one when it was not there.
    std::uint32_t add(Key key)
    {
        const std::size_t at = place(key);
        return m_slots[at].number == empty ? append(at, key) : m_slots[at].number;
    }
    /// Calls visit(board, number) for all, in no order that means anything.
    void each(auto &&visit) const
    {
        for (const Slot &slot : m_slots) {
            if (slot.number != empty)
                visit(slot.key, slot.number);
        }
    }
    std::size_t bytes() const { return m_slots.size() * sizeof(Slot); }

private:
    static constexpr std::uint32_t empty = ~std::uint32_t(0);
    struct Slot {
        Key key = 0;
        std::uint32_t number = empty;
    };
    static constexpr std::size_t firstSlots = 256;

    std::size_t home(Key key) const { return std::size_t(scattered(key) >> m_shift); }
    /// Where the board is, or else is to be.
    std::size_t place(Key key) const
    {
        std::size_t at = home(key);
        while (m_slots[at].number != empty && m_slots[at].key != key)
            at = (at + 1) & (m_slots.size() - 1);
        return at;
    }
    std::uint32_t append(std::size_t at, Key key)
    {
        const std::uint32_t number = m_size++;
        m_slots[at] = {key, number};
        if (2 * std::size_t(m_size) > m_slots.size()) [[unlikely]]
            grow();
        return number;
    }
    void grow()
    {
        std::vector<Slot> before(2 * m_slots.size());
        before.swap(m_slots);
        --m_shift;
        for (const Slot &slot : before) {
            if (slot.number != empty)
                m_slots[place(slot.key)] = slot;
        }
    }

    std::vector<Slot> m_slots;
    int m_shift;
    std::uint32_t m_size = 0;
};

} // namespace solitaire

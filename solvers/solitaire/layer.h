// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

#include <algorithm>

namespace solitaire {

/// How a board of a known number of pegs is kept. On the English board the middle need not be: the number
/// tells.
template <typename Key>
struct Packing {
    static Key pack(Pegs pegs) { return pegs; }
    static Pegs unpack(Key key, int) { return key; }
};
template <>
struct Packing<std::uint32_t> {
    static std::uint32_t pack(Pegs pegs) { return std::uint32_t(pegs); }
    static Pegs unpack(std::uint32_t key, int count)
    {
        int seen = 0;
        for (int byte = 0; byte < 4; ++byte)
            seen += counts[key >> 8 * byte & 0xff];
        return key | Pegs(count - seen) << 32;
    }
    static constexpr auto counts = [] {
        std::array<std::int8_t, 256> all{};
        for (unsigned byte = 0; byte < all.size(); ++byte)
            all[byte] = std::int8_t(std::popcount(byte));
        return all;
    }();
};

/// Boards with the same number of pegs, each once and numbered as they come.
template <typename Key>
class Layer {
public:
    static constexpr std::int64_t none = -1;

    const std::vector<Key> &boards() const { return m_boards; }
    Key board(std::size_t number) const { return m_boards[number]; }

    /// Room for about so many, so that the table need not grow step by step. While there are none.
    void expect(std::size_t boards)
    {
        m_slots.assign(std::max(std::bit_ceil(2 * boards), firstSlots), {});
        m_shift = 1 + std::countl_zero(m_slots.size());
    }
    void foresee(Key key) const { __builtin_prefetch(&m_slots[home(key)]); }
    /// Its number, a new one when it was not there.
    std::uint32_t add(Key key)
    {
        const std::size_t at = place(key);
        return m_slots[at].number == empty ? append(at, key) : m_slots[at].number;
    }
    std::int64_t find(Key key) const
    {
        const std::uint32_t number = m_slots[place(key)].number;
        return number == empty ? none : number;
    }
    std::size_t bytes() const { return m_slots.size() * sizeof(Slot) + m_boards.capacity() * sizeof(Key); }

private:
    static constexpr std::uint32_t empty = ~std::uint32_t(0);
    struct Slot {
        Key key = 0;
        std::uint32_t number = empty;
    };
    static constexpr std::size_t firstSlots = 256;

    std::size_t home(Key key) const { return std::size_t((key * 0x9e3779b97f4a7c15U) >> m_shift); }
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
        const auto number = std::uint32_t(m_boards.size());
        m_slots[at] = {key, number};
        m_boards.push_back(key);
        if (2 * m_boards.size() > m_slots.size()) [[unlikely]]
            grow();
        return number;
    }
    void grow()
    {
        m_slots.assign(2 * m_slots.size(), {});
        --m_shift;
        std::uint32_t number = 0;
        for (const Key key : m_boards)
            m_slots[place(key)] = {key, number++};
    }

    std::vector<Slot> m_slots = std::vector<Slot>(firstSlots);
    std::vector<Key> m_boards;
    int m_shift = 1 + std::countl_zero(firstSlots);
};

} // namespace solitaire

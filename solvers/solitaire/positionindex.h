// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"

namespace solitaire {

/// How a position of a known number of pegs is kept. On the English board the middle hole need not be: the
/// number of pegs tells what is in it, so that 32 bits are enough.
template <typename Key>
struct KeyCodec {
    static Key encode(Pegs pegs) { return pegs; }
    static Pegs decode(Key key, int) { return key; }
};
template <>
struct KeyCodec<std::uint32_t> {
    static std::uint32_t encode(Pegs pegs) { return std::uint32_t(pegs); }
    static Pegs decode(std::uint32_t key, int pegs)
    {
        int others = 0;
        for (int byte = 0; byte < 4; ++byte)
            others += counts[key >> 8 * byte & 0xff];
        return key | Pegs(pegs - others) << 32;
    }
    /// The number of bits of a byte: without a machine instruction for it this is the fastest.
    static constexpr auto counts = [] {
        std::array<std::int8_t, 256> all{};
        for (unsigned byte = 0; byte < all.size(); ++byte)
            all[byte] = std::int8_t(std::popcount(byte));
        return all;
    }();
};

/// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4): similar positions become numbers far
/// apart. The first bits are the best ones.
inline std::uint64_t hash(std::uint64_t key)
{
    return key * 0x9e3779b97f4a7c15U;
}

/// Numbers positions as they are found: each once, from 0. A hash table with linear probing.
template <typename Key>
class HashIndex {
public:
    /// With room for about so many, so that the table need not grow step by step.
    explicit HashIndex(std::size_t positions = 0)
        : m_slots(std::max(std::bit_ceil(2 * positions), fewestSlots)),
          m_shift(1 + std::countl_zero(m_slots.size()))
    {
    }

    std::size_t size() const { return m_size; }
    void prefetch(Key key) const { __builtin_prefetch(&m_slots[home(key)]); }
    /// The number of a position, a new one when it was not there.
    std::uint32_t add(Key key)
    {
        const std::size_t at = slotOf(key);
        return m_slots[at].number == empty ? append(at, key) : m_slots[at].number;
    }
    /// Calls visit(key, number) for all, in no order that means anything.
    void forEach(auto &&visit) const
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
    static constexpr std::size_t fewestSlots = 256;

    std::size_t home(Key key) const { return std::size_t(hash(key) >> m_shift); }
    /// Where the position is, or else is to be.
    std::size_t slotOf(Key key) const
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
                m_slots[slotOf(slot.key)] = slot;
        }
    }

    std::vector<Slot> m_slots;
    int m_shift;
    std::uint32_t m_size = 0;
};

/// The same once no more positions come: they lie side by side, sorted into buckets of a few, so that hardly
/// more memory is taken than for themselves.
template <typename Key>
class BucketIndex {
public:
    static constexpr std::int64_t none = -1;

    BucketIndex() = default;
    /// `numbers` gets the numbers that the positions have here, by those that they had in `index`.
    BucketIndex(const HashIndex<Key> &index, std::vector<std::uint32_t> &numbers)
        : m_keys(index.size()), m_begins(std::bit_ceil(std::max(index.size() / 2, fewestBuckets)) + 1),
          m_shift(1 + std::countl_zero(m_begins.size() - 1))
    {
        index.forEach([this](Key key, std::uint32_t) { ++m_begins[bucket(key) + 1]; });
        std::uint32_t sum = 0;
        for (std::uint32_t &begin : m_begins)
            begin = sum += begin;
        numbers.resize(index.size());
        // A counting sort: each beginning moves through its bucket, and comes to where the next one began.
        index.forEach([&](Key key, std::uint32_t number) {
            const std::uint32_t own = m_begins[bucket(key)]++;
            m_keys[own] = key;
            numbers[number] = own;
        });
        std::shift_right(m_begins.begin(), m_begins.end(), 1);
        m_begins.front() = 0;
    }

    std::size_t size() const { return m_keys.size(); }
    Key key(std::size_t number) const { return m_keys[number]; }

    void prefetch(Key key) const { __builtin_prefetch(m_keys.data() + m_begins[bucket(key)]); }
    /// The number of a position, or `none`.
    std::int64_t find(Key key) const
    {
        const std::size_t at = bucket(key);
        for (std::uint32_t number = m_begins[at]; number < m_begins[at + 1]; ++number) {
            if (m_keys[number] == key)
                return number;
        }
        return none;
    }
    std::size_t bytes() const
    {
        return m_keys.size() * sizeof(Key) + m_begins.size() * sizeof(std::uint32_t);
    }

private:
    static constexpr std::size_t fewestBuckets = 2;

    std::size_t bucket(Key key) const { return std::size_t(hash(key) >> m_shift); }

    std::vector<Key> m_keys;
    std::vector<std::uint32_t> m_begins =
        std::vector<std::uint32_t>(fewestBuckets + 1); ///< and the last's end
    int m_shift = 1 + std::countl_zero(fewestBuckets);
};

} // namespace solitaire

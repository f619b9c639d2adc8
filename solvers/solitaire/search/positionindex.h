// SPDX-License-Identifier: MIT
#pragma once

#include "core/zeroedarray.h"
#include "solitaire/board.h"

#include <numeric>

namespace solitaire {

/// The encoding of a position with a known number of pegs. On the English board the middle hole is left out, since
/// the number of pegs determines its content: so 32 bits are enough.
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
    /// The number of set bits in each byte value: the fastest way without a machine instruction.
    static constexpr auto counts = [] {
        std::array<std::int8_t, 256> all{};
        for (unsigned byte = 0; byte < all.size(); ++byte)
            all[byte] = std::int8_t(std::popcount(byte));
        return all;
    }();
};

/// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4): similar positions get distant hashes. The
/// leading bits are the best ones.
inline std::uint64_t hash(std::uint64_t key)
{
    return key * 0x9e3779b97f4a7c15U;
}

/// The size of a cache line in bytes. Counters of different threads must not share a line, which would move back
/// and forth between their processors.
inline constexpr std::size_t cacheLine = 64;

/// Numbers distinct positions as they are found, from 0: a hash table with linear probing.
template <typename Key>
class alignas(cacheLine) HashIndex {
public:
    /// Makes room for about `positions` positions, so that the table need not grow step by step. `sameBits` is the
    /// number of leading bits of the hash that all positions share.
    explicit HashIndex(std::size_t positions = 0, int sameBits = 0)
        : m_count(std::max(std::bit_ceil(2 * positions), fewestSlots)), m_slots(m_count),
          m_sameBits(sameBits), m_shift(1 + std::countl_zero(m_count))
    {
    }

    std::size_t size() const { return m_size; }
    void prefetch(Key key) const { __builtin_prefetch(&m_slots[home(key)]); }
    /// Makes room for `more` more positions. Returns false if keepGoing(), called every few milliseconds, returned
    /// false: then there is no room.
    bool makeRoom(std::size_t more, auto &&keepGoing)
    {
        while (2 * (m_size + more) > m_count) {
            if (!grow(keepGoing))
                return false;
        }
        return true;
    }
    /// Returns the number of a position, which is new if the position was not found before. There must be room.
    std::uint32_t add(Key key)
    {
        Slot &slot = m_slots[slotOf(key)];
        if (slot.numberFromOne == 0)
            slot = {key, ++m_size};
        return slot.numberFromOne - 1;
    }
    /// Calls visit(key, number) for all positions, in no particular order. Returns false if keepGoing() returned false.
    bool forEach(auto &&keepGoing, auto &&visit) const
    {
        constexpr std::size_t atOnce = 1 << 16;
        for (std::size_t first = 0; first < m_count; first += atOnce) {
            if (!keepGoing())
                return false;
            for (std::size_t at = first; at < std::min(first + atOnce, m_count); ++at) {
                if (const Slot &slot = m_slots[at]; slot.numberFromOne != 0)
                    visit(slot.key, slot.numberFromOne - 1);
            }
        }
        return true;
    }
    std::size_t bytes() const { return m_count * sizeof(Slot); }

private:
    struct Slot {
        Key key;
        std::uint32_t numberFromOne; ///< 0: the slot is empty
    };
    static constexpr std::size_t fewestSlots = 256;

    std::size_t home(Key key) const { return std::size_t(hash(key) << m_sameBits >> m_shift); }
    /// Returns the slot of the position, or the empty slot where it belongs.
    std::size_t slotOf(Key key) const
    {
        std::size_t at = home(key);
        while (m_slots[at].numberFromOne != 0 && m_slots[at].key != key)
            at = (at + 1) & (m_count - 1);
        return at;
    }
    bool grow(auto &&keepGoing)
    {
        HashIndex larger(m_count, m_sameBits);
        const auto take = [&larger](Key key, std::uint32_t number) {
            larger.m_slots[larger.slotOf(key)] = {key, number + 1};
        };
        if (!forEach(keepGoing, take))
            return false;
        larger.m_size = m_size;
        *this = std::move(larger);
        return true;
    }

    std::size_t m_count; ///< the number of slots, a power of two
    core::ZeroedArray<Slot> m_slots;
    int m_sameBits;
    int m_shift;
    std::uint32_t m_size = 0;
};

/// Positions distributed to shards by the leading bits of their hash, so that each thread can remove duplicates in
/// one shard, whose table fits into a cache. The number of shards is a power of two.
template <typename Key>
class Shards {
public:
    /// Returns one number that combines a shard and a number in it; shardIn and numberIn recover them.
    static std::uint32_t numberOfAll(std::size_t shard, std::uint32_t number)
    {
        return number << mostBits | std::uint32_t(shard);
    }
    static std::size_t shardIn(std::uint32_t both) { return both & ((1 << mostBits) - 1); }
    static std::uint32_t numberIn(std::uint32_t both) { return both >> mostBits; }

    /// Makes shards for about `positions` positions.
    explicit Shards(std::size_t positions) : m_bits(bitsFor(positions))
    {
        for (std::size_t shard = 0; shard < std::size_t(1) << m_bits; ++shard)
            m_tables.emplace_back(positions >> m_bits, m_bits);
    }

    std::size_t count() const { return m_tables.size(); }
    int bits() const { return m_bits; }
    std::size_t shardOf(Key key) const { return m_bits == 0 ? 0 : std::size_t(hash(key) >> (64 - m_bits)); }
    HashIndex<Key> &operator[](std::size_t shard) { return m_tables[shard]; }
    const HashIndex<Key> &operator[](std::size_t shard) const { return m_tables[shard]; }
    std::size_t size() const { return sum(&HashIndex<Key>::size); }
    std::size_t bytes() const { return sum(&HashIndex<Key>::bytes); }

private:
    static constexpr std::size_t positionsEach = 8192;
    static constexpr int mostBits = 8;

    static int bitsFor(std::size_t positions)
    {
        return std::min(int(std::bit_width(positions / positionsEach)), mostBits);
    }
    std::size_t sum(std::size_t (HashIndex<Key>::*what)() const) const
    {
        std::size_t sum = 0;
        for (const HashIndex<Key> &table : m_tables)
            sum += (table.*what)();
        return sum;
    }

    int m_bits;
    std::vector<HashIndex<Key>> m_tables;
};

/// An index of a complete set of positions: they are stored contiguously in small sorted buckets, so that they
/// take hardly more memory than the positions themselves.
template <typename Key>
class BucketIndex {
public:
    static constexpr std::int64_t none = -1;

    BucketIndex() = default;
    /// Makes room for the positions of these shards, which `take` adds.
    explicit BucketIndex(const Shards<Key> &shards)
        : m_keys(shards.size()),
          m_begins(std::bit_ceil(std::max({m_keys.size() / 2, fewestBuckets, shards.count()})) + 1),
          m_shift(1 + std::countl_zero(m_begins.size() - 1))
    {
        m_begins.back() = std::uint32_t(m_keys.size());
    }

    /// Takes the positions of a shard; the shards before it have `before` positions. `numbers` receives their
    /// numbers here, indexed by their numbers in the shard. Returns false if keepGoing() returned false: then the index
    /// is unusable. Different shards can be taken in parallel.
    bool take(const Shards<Key> &shards, std::size_t shard, std::uint32_t before,
              std::vector<std::uint32_t> &numbers, auto &&keepGoing)
    {
        const std::size_t buckets = (m_begins.size() - 1) >> shards.bits();
        const std::size_t first = shard * buckets;
        std::vector<std::uint32_t> next(buckets);
        const auto count = [&](Key key, std::uint32_t) { ++next[bucket(key) - first]; };
        if (!shards[shard].forEach(keepGoing, count))
            return false;
        std::exclusive_scan(next.begin(), next.end(), next.begin(), before);
        std::ranges::copy(next, m_begins.begin() + std::ptrdiff_t(first));
        numbers.resize(shards[shard].size());
        return shards[shard].forEach(keepGoing, [&](Key key, std::uint32_t number) {
            const std::uint32_t own = next[bucket(key) - first]++;
            m_keys[own] = key;
            numbers[number] = own;
        });
    }

    /// Returns the numbers in the order of the positions, which does not depend on how these were found.
    std::vector<std::uint32_t> inOrder() const
    {
        std::vector<std::uint32_t> order(m_keys.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::sort(order, {}, [this](std::uint32_t number) { return m_keys[number]; });
        return order;
    }
    std::size_t size() const { return m_keys.size(); }
    Key key(std::size_t number) const { return m_keys[number]; }

    void prefetch(Key key) const { __builtin_prefetch(m_keys.data() + m_begins[bucket(key)]); }
    /// Returns the number of a position, or `none`.
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
    /// The index at which each bucket begins and, after them, the end of the last bucket.
    std::vector<std::uint32_t> m_begins = std::vector<std::uint32_t>(fewestBuckets + 1);
    int m_shift = 1 + std::countl_zero(fewestBuckets);
};

} // namespace solitaire

// SPDX-License-Identifier: MIT
#pragma once

#include "queens/shareddiagonals.h"

#include <span>

namespace queens {

/// Counts the pairs of a western and an eastern half board whose queens have no diagonal in common, each with the
/// weight of its western half. A half is the mask of the shared diagonals with a queen. Eastern halves are
/// compared 64 at a time: for every group of diagonals and every subset of it, a table has one bit for each half
/// that has a diagonal of the subset and is therefore ruled out.
class DisjointPairs {
public:
    explicit DisjointPairs(const SharedDiagonals &diagonals);
    DisjointPairs(const DisjointPairs &) = delete; ///< m_tables points into m_lines
    DisjointPairs &operator=(const DisjointPairs &) = delete;

    std::uint64_t count(std::span<const std::uint64_t> east, std::span<const std::uint64_t> west);

private:
    static constexpr int groups = 4;
    /// The number of diagonals below those that define the buckets on the largest board.
    static constexpr int mostCompared = 2 * SharedDiagonals::largest - 2 - SharedDiagonals::bucketBits;
    static constexpr int buckets = 1 << SharedDiagonals::bucketBits;
    static constexpr std::size_t wordBits = 64;
    static constexpr std::size_t slack = 8; ///< the masks that may be written beyond the sorted ones
    static constexpr int mostWords = 8;     ///< the words, of 64 halves each, that are compared at once

    /// Words that are read at once. If they were not in one line of the cache, reading would take twice as long.
    struct alignas(64) CacheLine {
        std::array<std::uint64_t, mostWords> words;
    };
    using Bounds = core::IndexedArray<std::size_t, buckets + 1>;

    /// Sorts masks into buckets by their topmost diagonals: two buckets with one of these in common need not be
    /// compared.
    void sort(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted, Bounds &bounds) const;
    void sortByVectors(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted,
                       Bounds &bounds) const;
    std::uint64_t countBucket(int number);
    using HalvesByDiagonal = std::array<std::uint64_t, SharedDiagonals::weightShift>;
    void list(std::span<const std::uint64_t> east, HalvesByDiagonal &bits) const;
    void listByVectors(std::span<const std::uint64_t, wordBits> east, HalvesByDiagonal &bits) const;
    template <int words>
    void fillTables(std::span<const std::uint64_t> east);
    template <int words>
    void fillSingletons(std::size_t word, std::span<const std::uint64_t> east);
    template <int words>
    void fillUnions(std::size_t group);
    template <int words>
    std::uint64_t compare(int number) const;
    template <int words>
    std::uint64_t comparePortably(int number) const;
    template <int words>
    std::uint64_t compareByHardware(int number) const;
    template <int compared>
    std::uint64_t compareByVectors(int number) const;
    std::uint64_t compareByVectors(int number) const;
    template <int words>
    std::uint64_t countBlock(int number, std::span<const std::uint64_t> east);

    int m_bucketShift;
    std::uint64_t m_compared = 0; ///< the diagonals below those that define the buckets
    bool m_hasPopcount;           ///< the processor has an instruction that counts bits
    bool m_hasVectors;            ///< the processor has an instruction that does so for eight words
    core::IndexedArray<int, groups> m_shift; ///< the lowest diagonal of each group
    core::IndexedArray<int, groups> m_width; ///< the number of diagonals of each group
    std::vector<CacheLine> m_lines;          ///< the memory of the tables, one after the other
    core::IndexedArray<std::uint64_t *, groups>
        m_tables; ///< by group; each is indexed by subset, then by word
    std::vector<std::uint64_t> m_east;
    std::vector<std::uint64_t> m_west;
    Bounds m_eastBounds{};
    Bounds m_westBounds{};
    core::IndexedArray<std::uint64_t, buckets> m_westWeights{}; ///< the sum of the weights in a bucket
};

} // namespace queens

// SPDX-License-Identifier: MIT
#include "queens/disjointpairs.h"

#include <algorithm>
#include <bit>

// The comparison is compiled twice: for any processor, and for those with an instruction that counts bits.
#if defined(__x86_64__) && defined(__GNUC__)
#define WITH_POPCOUNT __attribute__((target("avx2,popcnt")))
#define ALWAYS_INLINED __attribute__((always_inline)) inline
#else
#define WITH_POPCOUNT
#define ALWAYS_INLINED inline
#endif

namespace queens {

namespace {

constexpr std::uint64_t one = 1;
constexpr std::size_t wordBits = 64;

bool hasPopcount()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

} // namespace

DisjointPairs::DisjointPairs(const SharedDiagonals &diagonals)
    : m_bucketShift(diagonals.bits() - SharedDiagonals::bucketBits), m_hasPopcount(hasPopcount())
{
    int shift = 0;
    for (int group = 0; group < groups; ++group) {
        const int width = (m_bucketShift - shift) / (groups - group);
        m_shift[group] = shift;
        m_width[group] = width;
        m_tables[group].resize(std::size_t(mostWords) << width);
        shift += width;
    }
    m_compared = (one << shift) - 1;
}

void DisjointPairs::sort(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted,
                         Bounds &bounds) const
{
    const auto bucketOf = [this](std::uint64_t mask) { return mask >> m_bucketShift & (buckets - 1); };
    sorted.resize(std::max(sorted.size(), masks.size()));
    Bounds next{};
    for (const std::uint64_t mask : masks)
        ++next[bucketOf(mask) + 1];
    for (std::size_t i = 1; i < next.size(); ++i)
        next[i] += next[i - 1];
    bounds = next;
    for (const std::uint64_t mask : masks)
        sorted[next[bucketOf(mask)]++] = mask;
}

std::uint64_t DisjointPairs::count(std::span<const std::uint64_t> east, std::span<const std::uint64_t> west)
{
    sort(east, m_east, m_eastBounds);
    sort(west, m_west, m_westBounds);
    std::uint64_t total = 0;
    for (int number = 0; number < buckets; ++number)
        total += countBucket(number);
    return total;
}

template <int words>
void DisjointPairs::fillTables(std::span<const std::uint64_t> east)
{
    for (std::size_t word = 0; word < words; ++word)
        fillSingletons<words>(word, east.subspan(std::min(word * wordBits, east.size())));
    for (std::size_t group = 0; group < groups; ++group)
        fillUnions<words>(group);
}

/// Fills the table entries of single diagonals: the halves, among the first 64, that each diagonal rules out by
/// itself.
template <int words>
void DisjointPairs::fillSingletons(std::size_t word, std::span<const std::uint64_t> east)
{
    std::array<std::uint64_t, SharedDiagonals::weightShift> bits{};
    const std::size_t filled = std::min(east.size(), wordBits);
    for (std::size_t half = 0; half < filled; ++half) {
        for (std::uint64_t rest = east[half] & m_compared; rest != 0; rest &= rest - 1)
            bits[std::size_t(std::countr_zero(rest))] |= one << half;
    }
    for (std::size_t group = 0; group < groups; ++group) {
        m_tables[group][word] = 0;
        for (int i = 0; i < m_width[group]; ++i)
            m_tables[group][(std::size_t(words) << i) + word] = bits[std::size_t(m_shift[group] + i)];
    }
    // Every subset rules out the bits to which no half belongs.
    const std::uint64_t beyond = filled < wordBits ? ~std::uint64_t(0) << filled : 0;
    m_tables[0][word] = beyond;
    for (int i = 0; i < m_width[0]; ++i)
        m_tables[0][(std::size_t(words) << i) + word] |= beyond;
}

/// Fills the table entries of subsets: a subset rules out the halves that its highest diagonal or the others rule
/// out.
template <int words>
void DisjointPairs::fillUnions(std::size_t group)
{
    std::uint64_t *const table = m_tables[group].data();
    for (std::size_t subsets = 1; subsets < one << m_width[group]; subsets *= 2) {
        std::uint64_t *const with = table + subsets * words;
        std::array<std::uint64_t, words> highest;
        std::copy_n(with, words, highest.begin());
        for (std::size_t subset = 0; subset < subsets; ++subset) {
            for (std::size_t word = 0; word < words; ++word)
                with[subset * words + word] = table[subset * words + word] | highest[word];
        }
    }
}

template <int words>
ALWAYS_INLINED std::uint64_t DisjointPairs::compare(int number) const
{
    std::array<const std::uint64_t *, groups> tables;
    std::array<std::uint64_t, groups> subsets;
    for (std::size_t group = 0; group < groups; ++group) {
        tables[group] = m_tables[group].data();
        subsets[group] = (one << m_width[group]) - 1;
    }
    std::uint64_t total = 0;
    for (std::size_t other = 0; other < buckets; ++other) {
        if (other & std::size_t(number))
            continue;
        for (std::size_t i = m_westBounds[other]; i < m_westBounds[other + 1]; ++i) {
            const std::uint64_t mask = m_west[i];
            const auto ruledOut = [&](std::size_t group) {
                return tables[group] + (mask >> m_shift[group] & subsets[group]) * words;
            };
            const std::uint64_t *const a = ruledOut(0);
            const std::uint64_t *const b = ruledOut(1);
            const std::uint64_t *const c = ruledOut(2);
            const std::uint64_t *const d = ruledOut(3);
            std::uint64_t any[words];
            for (int word = 0; word < words; ++word)
                any[word] = a[word] | b[word] | c[word] | d[word];
            std::uint64_t left = words * wordBits;
            for (int word = 0; word < words; ++word)
                left -= std::uint64_t(std::popcount(any[word]));
            total += left << (mask >> SharedDiagonals::weightShift);
        }
    }
    return total;
}

template <int words>
std::uint64_t DisjointPairs::comparePortably(int number) const
{
    return compare<words>(number);
}

template <int words>
WITH_POPCOUNT std::uint64_t DisjointPairs::compareByHardware(int number) const
{
    return compare<words>(number);
}

template <int words>
std::uint64_t DisjointPairs::countBlock(int number, std::span<const std::uint64_t> east)
{
    fillTables<words>(east);
    return m_hasPopcount ? compareByHardware<words>(number) : comparePortably<words>(number);
}

std::uint64_t DisjointPairs::countBucket(int number)
{
    const std::size_t begin = m_eastBounds[number];
    std::span<const std::uint64_t> rest = std::span(m_east).subspan(begin, m_eastBounds[number + 1] - begin);
    std::uint64_t total = 0;
    for (; rest.size() > 4 * wordBits; rest = rest.subspan(std::min(rest.size(), 8 * wordBits)))
        total += countBlock<8>(number, rest.first(std::min(rest.size(), 8 * wordBits)));
    if (rest.size() > 2 * wordBits)
        return total + countBlock<4>(number, rest);
    if (rest.size() > wordBits)
        return total + countBlock<2>(number, rest);
    return rest.empty() ? total : total + countBlock<1>(number, rest);
}

} // namespace queens

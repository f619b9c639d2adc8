// SPDX-License-Identifier: MIT
#include "queens/disjointpairs.h"

#include "queens/processor.h"

#include <algorithm>
#include <bit>
#include <utility>

#ifdef __GNUC__
#define ALWAYS_INLINED __attribute__((always_inline)) inline
#else
#define ALWAYS_INLINED inline
#endif

// The comparison is compiled three times: for any processor, for those with an instruction that counts the bits of a
// word, and for those with one that counts the bits of eight.

namespace queens {

namespace {

constexpr std::uint64_t lowest = 1;

/// Returns the lowest diagonal of a group, the number of all diagonals for a group beyond the last.
constexpr int lowestOf(int group, int groups, int diagonals)
{
    return group * diagonals / groups;
}

} // namespace

DisjointPairs::DisjointPairs(const SharedDiagonals &diagonals)
    : m_bucketShift(diagonals.bits() - SharedDiagonals::bucketBits), m_hasPopcount(hasPopcount()),
      m_hasVectors(hasVectors())
{
    m_compared = (lowest << m_bucketShift) - 1;
    std::array<std::size_t, groups> begin{};
    std::size_t lines = 0;
    for (int group = 0; group < groups; ++group) {
        m_shift[group] = lowestOf(group, groups, m_bucketShift);
        m_width[group] = lowestOf(group + 1, groups, m_bucketShift) - m_shift[group];
        begin[std::size_t(group)] = std::exchange(lines, lines + (std::size_t(1) << m_width[group]));
    }
    m_lines.resize(lines);
    for (int group = 0; group < groups; ++group)
        m_tables[group] = m_lines[begin[std::size_t(group)]].words.data();
}

void DisjointPairs::sort(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted,
                         Bounds &bounds) const
{
    sorted.resize(std::max(sorted.size(), masks.size() + slack));
    if (m_hasVectors)
        return sortByVectors(masks, sorted, bounds);
    const auto bucketOf = [this](std::uint64_t mask) { return mask >> m_bucketShift & (buckets - 1); };
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
    for (int number = 0; number < buckets; ++number) {
        m_westWeights[number] = 0;
        for (std::size_t i = m_westBounds[number]; i < m_westBounds[number + 1]; ++i)
            m_westWeights[number] += lowest << (m_west[i] >> SharedDiagonals::weightShift);
    }
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

/// Lists, for each diagonal, the halves that have it as bits.
void DisjointPairs::list(std::span<const std::uint64_t> east, HalvesByDiagonal &bits) const
{
    for (std::size_t half = 0; half < east.size(); ++half) {
        for (std::uint64_t rest = east[half] & m_compared; rest != 0; rest &= rest - 1)
            bits[std::size_t(std::countr_zero(rest))] |= lowest << half;
    }
}

/// Fills the table entries of single diagonals: the halves, among the first 64, that each diagonal rules out by
/// itself.
template <int words>
void DisjointPairs::fillSingletons(std::size_t word, std::span<const std::uint64_t> east)
{
    HalvesByDiagonal bits{};
    const std::size_t filled = std::min(east.size(), wordBits);
    if (m_hasVectors && filled == wordBits)
        listByVectors(east.first<wordBits>(), bits);
    else
        list(east.first(filled), bits);
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
    std::uint64_t *const table = m_tables[group];
    for (std::size_t subsets = 1; subsets < lowest << m_width[group]; subsets *= 2) {
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
        tables[group] = m_tables[group];
        subsets[group] = (lowest << m_width[group]) - 1;
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

#ifdef HAS_VECTOR_INSTRUCTIONS
/// Does the same as `sort`: takes the masks of one bucket after the other, eight masks at once.
WITH_VECTORS void DisjointPairs::sortByVectors(std::span<const std::uint64_t> masks,
                                               std::vector<std::uint64_t> &sorted, Bounds &bounds) const
{
    constexpr std::size_t atOnce = slack;
    const __m512i bucketBits = _mm512_set1_epi64((buckets - 1LL) << m_bucketShift);
    std::uint64_t *out = sorted.data();
    for (int number = 0; number < buckets; ++number) {
        const __m512i bucket = _mm512_set1_epi64(static_cast<long long>(number) << m_bucketShift);
        bounds[number] = std::size_t(out - sorted.data());
        for (std::size_t i = 0; i < masks.size(); i += atOnce) {
            const auto there = __mmask8((1U << std::min(atOnce, masks.size() - i)) - 1);
            const __m512i some = _mm512_maskz_loadu_epi64(there, &masks[i]);
            const __mmask8 kept = _mm512_mask_cmpeq_epi64_mask(there, some & bucketBits, bucket);
            _mm512_storeu_si512(out, _mm512_maskz_compress_epi64(kept, some));
            out += std::popcount(unsigned(kept));
        }
    }
    bounds[buckets] = std::size_t(out - sorted.data());
}

/// Does the same as `list`, for 64 halves.
WITH_VECTORS void DisjointPairs::listByVectors(std::span<const std::uint64_t, wordBits> east,
                                               HalvesByDiagonal &bits) const
{
    constexpr std::size_t atOnce = 8;
    for (std::size_t half = 0; half < wordBits; half += atOnce) {
        const __m512i masks = _mm512_loadu_si512(&east[half]);
        __m512i diagonal = _mm512_set1_epi64(1);
        for (std::size_t i = 0; (m_compared >> i) != 0; ++i, diagonal += diagonal)
            bits[i] |= std::uint64_t(_mm512_test_epi64_mask(masks, diagonal)) << half;
    }
}

/// Compares 512 halves at once. The compiler knows the number of diagonals: shifts, masks and the places of the tables need
/// no registers, of which there would be too few.
template <int compared>
WITH_VECTORS std::uint64_t DisjointPairs::compareByVectors(int number) const
{
    constexpr auto shift = [](int group) { return lowestOf(group, groups, compared); };
    constexpr auto size = [shift](int group) {
        return std::size_t(mostWords) << (shift(group + 1) - shift(group));
    };
    // Returns the place of a mask's subset in the table of a group. A rotation needs no copy of the mask.
    constexpr auto placeOf = [shift, size](std::uint64_t mask, int group) {
        return std::rotr(mask, shift(group) - std::countr_zero(unsigned(mostWords))) &
               (size(group) - mostWords);
    };
    const std::uint64_t *const a = m_tables[0];
    const std::uint64_t *const b = a + size(0);
    const std::uint64_t *const c = b + size(1);
    const std::uint64_t *const d = c + size(2);
    std::uint64_t all = 0;                     // the pairs compared, with their weights
    __m512i ruledOut = _mm512_setzero_si512(); // the pairs ruled out, by word
    for (std::size_t other = 0; other < buckets; ++other) {
        if (other & std::size_t(number))
            continue;
        all += m_westWeights[other];
        for (std::size_t i = m_westBounds[other]; i < m_westBounds[other + 1]; ++i) {
            const std::uint64_t mask = m_west[i];
            const __m512i any =
                _mm512_loadu_si512(a + placeOf(mask, 0)) | _mm512_loadu_si512(b + placeOf(mask, 1)) |
                _mm512_loadu_si512(c + placeOf(mask, 2)) | _mm512_loadu_si512(d + placeOf(mask, 3));
            const auto weight = static_cast<long long>(mask >> SharedDiagonals::weightShift);
            ruledOut += _mm512_popcnt_epi64(any) << _mm512_set1_epi64(weight);
        }
    }
    all *= mostWords * wordBits;
    alignas(64) std::array<std::uint64_t, mostWords> ruledOutByWord;
    _mm512_store_si512(ruledOutByWord.data(), ruledOut);
    for (const std::uint64_t pairs : ruledOutByWord)
        all -= pairs;
    return all;
}

std::uint64_t DisjointPairs::compareByVectors(int number) const
{
    using Compare = std::uint64_t (DisjointPairs::*)(int) const;
    static constexpr auto byNumber = []<std::size_t... compared>(std::index_sequence<compared...>)
    {
        return std::array<Compare, sizeof...(compared)>{&DisjointPairs::compareByVectors<int(compared)>...};
    }
    (std::make_index_sequence<mostCompared + 1>());
    return (this->*byNumber[std::size_t(m_bucketShift)])(number);
}
#else
void DisjointPairs::sortByVectors(std::span<const std::uint64_t>, std::vector<std::uint64_t> &,
                                  Bounds &) const
{
    // It is never called.
}
void DisjointPairs::listByVectors(std::span<const std::uint64_t, wordBits> east, HalvesByDiagonal &bits) const
{
    list(east, bits);
}
std::uint64_t DisjointPairs::compareByVectors(int number) const
{
    return compare<mostWords>(number);
}
#endif

template <int words>
std::uint64_t DisjointPairs::countBlock(int number, std::span<const std::uint64_t> east)
{
    fillTables<words>(east);
    if (words == mostWords && m_hasVectors)
        return compareByVectors(number);
    return m_hasPopcount ? compareByHardware<words>(number) : comparePortably<words>(number);
}

std::uint64_t DisjointPairs::countBucket(int number)
{
    const std::size_t begin = m_eastBounds[number];
    std::span<const std::uint64_t> rest = std::span(m_east).subspan(begin, m_eastBounds[number + 1] - begin);
    std::uint64_t total = 0;
    // With vectors, eight words take no more time than four.
    const std::size_t fewest = m_hasVectors ? 2 * wordBits : 4 * wordBits;
    for (; rest.size() > fewest; rest = rest.subspan(std::min(rest.size(), 8 * wordBits)))
        total += countBlock<8>(number, rest.first(std::min(rest.size(), 8 * wordBits)));
    if (rest.size() > 2 * wordBits)
        return total + countBlock<4>(number, rest);
    if (rest.size() > wordBits)
        return total + countBlock<2>(number, rest);
    return rest.empty() ? total : total + countBlock<1>(number, rest);
}

} // namespace queens

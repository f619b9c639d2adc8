// SPDX-License-Identifier: MIT
#include "queens/matching.h"

#include <algorithm>
#include <bit>

// One text is compiled twice: for any processor, and for those that count bits in one instruction.
#if defined(__x86_64__) && defined(__GNUC__)
#define BY_HARDWARE __attribute__((target("avx2,popcnt")))
#define MERGED __attribute__((always_inline)) inline
#else
#define BY_HARDWARE
#define MERGED inline
#endif

namespace queens {

namespace {

constexpr std::uint64_t one = 1;
constexpr std::size_t wordBits = 64;

/// Exchanges rows and columns of 64 x 64 bits (H. S. Warren, Hacker's Delight, 2002), the lowest bit first.
void transpose(std::array<std::uint64_t, wordBits> &bits)
{
    std::uint64_t mask = 0xffffffff;
    for (std::size_t width = wordBits / 2; width > 0; width /= 2, mask ^= mask << width) {
        for (std::size_t row = 0; row < wordBits; row = ((row | width) + 1) & ~width) {
            const std::uint64_t change = ((bits[row] >> width) ^ bits[row | width]) & mask;
            bits[row] ^= change << width;
            bits[row | width] ^= change;
        }
    }
}

bool countsBits()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

} // namespace

Matching::Matching(const Crossings &crossings)
    : m_classShift(crossings.bits() - Crossings::classBits), m_fast(countsBits())
{
    int shift = 0;
    for (int group = 0; group < groups; ++group) {
        const int width = (m_classShift - shift) / (groups - group);
        m_shift[std::size_t(group)] = shift;
        m_width[std::size_t(group)] = width;
        m_tables[std::size_t(group)].resize(std::size_t(mostWords) << width);
        shift += width;
    }
}

void Matching::sort(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted,
                    Bounds &bounds) const
{
    const auto classOf = [this](std::uint64_t mask) { return mask >> m_classShift & (classes - 1); };
    sorted.resize(std::max(sorted.size(), masks.size()));
    Bounds next{};
    for (const std::uint64_t mask : masks)
        ++next[classOf(mask) + 1];
    for (std::size_t i = 1; i < next.size(); ++i)
        next[i] += next[i - 1];
    bounds = next;
    for (const std::uint64_t mask : masks)
        sorted[next[classOf(mask)]++] = mask;
}

std::uint64_t Matching::count(std::span<const std::uint64_t> east, std::span<const std::uint64_t> west)
{
    sort(east, m_east, m_eastBounds);
    sort(west, m_west, m_westBounds);
    std::uint64_t total = 0;
    for (int number = 0; number < classes; ++number)
        total += countClass(number);
    return total;
}

template <int words>
void Matching::tabulate(std::span<const std::uint64_t> east)
{
    for (std::size_t word = 0; word < words; ++word) {
        std::array<std::uint64_t, wordBits> bits{};
        const std::size_t from = std::min(word * wordBits, east.size());
        const std::size_t filled = std::min(east.size() - from, wordBits);
        std::copy_n(east.begin() + std::ptrdiff_t(from), filled, bits.begin());
        transpose(bits);
        for (std::size_t group = 0; group < groups; ++group) {
            m_tables[group][word] = 0;
            for (int i = 0; i < m_width[group]; ++i)
                m_tables[group][(std::size_t(words) << i) + word] = bits[std::size_t(m_shift[group] + i)];
        }
        // Places without a half are ruled out whatever the choice.
        const std::uint64_t beyond = filled < wordBits ? ~std::uint64_t(0) << filled : 0;
        m_tables[0][word] = beyond;
        for (int i = 0; i < m_width[0]; ++i)
            m_tables[0][(std::size_t(words) << i) + word] |= beyond;
    }
    for (std::size_t group = 0; group < groups; ++group) {
        std::uint64_t *const table = m_tables[group].data();
        for (std::size_t choice = 1; choice < one << m_width[group]; ++choice) {
            const std::size_t lowest = choice & (0 - choice);
            const std::uint64_t *const a = table + lowest * words;
            const std::uint64_t *const b = table + (choice ^ lowest) * words;
            std::uint64_t *const both = table + choice * words;
            for (std::size_t word = 0; word < words; ++word)
                both[word] = a[word] | b[word];
        }
    }
}

template <int words>
MERGED std::uint64_t Matching::look(int number) const
{
    std::array<const std::uint64_t *, groups> tables;
    std::array<std::uint64_t, groups> choices;
    for (std::size_t group = 0; group < groups; ++group) {
        tables[group] = m_tables[group].data();
        choices[group] = (one << m_width[group]) - 1;
    }
    std::uint64_t total = 0;
    for (std::size_t other = 0; other < classes; ++other) {
        if (other & std::size_t(number))
            continue;
        for (std::size_t i = m_westBounds[other]; i < m_westBounds[other + 1]; ++i) {
            const std::uint64_t mask = m_west[i];
            const auto ruledOut = [&](std::size_t group) {
                return tables[group] + (mask >> m_shift[group] & choices[group]) * words;
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
            total += left << (mask >> Crossings::weightShift);
        }
    }
    return total;
}

template <int words>
std::uint64_t Matching::lookPlainly(int number) const
{
    return look<words>(number);
}

template <int words>
BY_HARDWARE std::uint64_t Matching::lookFast(int number) const
{
    return look<words>(number);
}

template <int words>
std::uint64_t Matching::countBlock(int number, std::span<const std::uint64_t> east)
{
    tabulate<words>(east);
    return m_fast ? lookFast<words>(number) : lookPlainly<words>(number);
}

std::uint64_t Matching::countClass(int number)
{
    const std::size_t begin = m_eastBounds[std::size_t(number)];
    std::span<const std::uint64_t> rest =
        std::span(m_east).subspan(begin, m_eastBounds[std::size_t(number) + 1] - begin);
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

// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tilings {

/// A set of candidates by their numbers, below 64 for each of its words.
template <int words>
class Ways {
public:
    static constexpr int most = 64 * words;

    bool empty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words)
            any |= word;
        return any == 0;
    }
    int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : m_words)
            sum += std::popcount(word);
        return sum;
    }
    /// The lowest, and no longer in the set; there must be one.
    int takeFirst()
    {
        std::size_t word = 0;
        while (words > 1 && m_words[word] == 0)
            ++word;
        const int lowest = std::countr_zero(m_words[word]);
        m_words[word] &= m_words[word] - 1;
        return int(word) * 64 + lowest;
    }
    void add(int candidate, bool really = true)
    {
        m_words[std::size_t(candidate / 64)] |= std::uint64_t(really) << candidate % 64;
    }
    void add(const Ways &others)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] |= others.m_words[word];
    }
    void remove(const Ways &others)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] &= ~others.m_words[word];
    }

    friend bool operator==(const Ways &, const Ways &) = default;

private:
    std::array<std::uint64_t, words> m_words{};
};

} // namespace tilings

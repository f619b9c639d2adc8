// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace tours {

/// Holds 64 counters up to 15, each as four bits in four words, so that those of a set are changed all at once.
class VerticalCounters {
public:
    int at(int counter) const
    {
        int count = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            count |= int(m_words[i] >> counter & 1) << i;
        return count;
    }
    void increment(std::uint64_t set)
    {
        for (std::uint64_t &word : m_words) {
            const std::uint64_t carry = word & set;
            word ^= set;
            set = carry;
        }
    }
    void decrement(std::uint64_t set)
    {
        for (std::uint64_t &word : m_words) {
            const std::uint64_t borrow = ~word & set;
            word ^= set;
            set = borrow;
        }
    }
    /// Returns the set of the counters that are 0; ones returns those that are 1.
    std::uint64_t zeros() const { return ~(m_words[0] | m_words[1] | m_words[2] | m_words[3]); }
    std::uint64_t ones() const { return m_words[0] & ~(m_words[1] | m_words[2] | m_words[3]); }

private:
    std::array<std::uint64_t, 4> m_words{};
};

} // namespace tours

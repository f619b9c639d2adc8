// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace dogs {

/// A set of small numbers, 64 to a word.
template <std::size_t Words>
struct Bits {
    std::array<std::uint64_t, Words> words{};

    Bits() = default;
    /// The beginning of a longer set.
    template <std::size_t More>
    requires(More > Words) explicit Bits(const Bits<More> &longer)
    {
        for (std::size_t i = 0; i < Words; ++i)
            words[i] = longer.words[i];
    }

    /// 4 number to 4 number + 3.
    static Bits four(int number)
    {
        Bits set;
        set.words[std::size_t(number) / 16] = std::uint64_t(15) << (number % 16 * 4);
        return set;
    }

    void add(int number) { words[std::size_t(number) / 64] |= std::uint64_t(1) << (number % 64); }
    bool any() const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words)
            all |= word;
        return all != 0;
    }
    int count() const
    {
        int all = 0;
        for (const std::uint64_t word : words)
            all += std::popcount(word);
        return all;
    }
    /// Takes out the least; there must be one.
    int takeFirst()
    {
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            if (words[i] != 0)
                return takeFrom(i);
        }
        return takeFrom(Words - 1);
    }

    friend Bits operator&(Bits one, const Bits &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] &= other.words[i];
        return one;
    }
    friend Bits operator|(Bits one, const Bits &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] |= other.words[i];
        return one;
    }
    friend Bits operator-(Bits one, const Bits &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] &= ~other.words[i];
        return one;
    }
    friend bool operator==(const Bits &, const Bits &) = default;

private:
    int takeFrom(std::size_t word)
    {
        const int bit = std::countr_zero(words[word]);
        words[word] &= words[word] - 1;
        return int(word) * 64 + bit;
    }
};

} // namespace dogs

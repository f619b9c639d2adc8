// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace dogs {

/// A card and its turn in one number, 4 card + turn.
using OrientedCard = std::uint8_t;
inline constexpr int mostCards = 36;
inline constexpr int mostOrientedCards = 4 * mostCards;

inline int cardOf(int oriented)
{
    return oriented / 4;
}
inline int turnOf(int oriented)
{
    return oriented % 4;
}

/// A set of oriented cards as a bitmask, 64 to a word: three words suffice for any board, one word for up to 16 cards,
/// two for up to 32.
template <std::size_t Words>
struct OrientedCardSet {
    std::array<std::uint64_t, Words> words{};

    OrientedCardSet() = default;
    /// Takes the first words of a larger set.
    template <std::size_t More>
    requires(More > Words) explicit OrientedCardSet(const OrientedCardSet<More> &longer)
    {
        for (std::size_t i = 0; i < Words; ++i)
            words[i] = longer.words[i];
    }

    /// Returns the set of all numbers, whether there are such cards or not.
    static OrientedCardSet all()
    {
        OrientedCardSet set;
        set.words.fill(~std::uint64_t(0));
        return set;
    }
    /// Returns the set of all four turns of a card.
    static OrientedCardSet allTurns(int card)
    {
        OrientedCardSet set;
        set.words[std::size_t(card) / 16] = std::uint64_t(15) << (card % 16 * 4);
        return set;
    }

    void add(int oriented) { words[std::size_t(oriented) / 64] |= std::uint64_t(1) << (oriented % 64); }
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
    /// Removes and returns the least element; the set must not be empty.
    int takeFirst()
    {
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            if (words[i] != 0)
                return takeFrom(i);
        }
        return takeFrom(Words - 1);
    }

    friend OrientedCardSet operator&(OrientedCardSet one, const OrientedCardSet &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] &= other.words[i];
        return one;
    }
    friend OrientedCardSet operator|(OrientedCardSet one, const OrientedCardSet &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] |= other.words[i];
        return one;
    }
    friend OrientedCardSet operator-(OrientedCardSet one, const OrientedCardSet &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] &= ~other.words[i];
        return one;
    }
    friend OrientedCardSet operator^(OrientedCardSet one, const OrientedCardSet &other)
    {
        for (std::size_t i = 0; i < Words; ++i)
            one.words[i] ^= other.words[i];
        return one;
    }
    friend bool operator==(const OrientedCardSet &, const OrientedCardSet &) = default;

private:
    int takeFrom(std::size_t word)
    {
        const int bit = std::countr_zero(words[word]);
        words[word] &= words[word] - 1;
        return int(word) * 64 + bit;
    }
};

using OrientedCards = OrientedCardSet<3>;

} // namespace dogs

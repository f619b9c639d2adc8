// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/affixrules.h"

#include <array>
#include <functional>
#include <span>

namespace anagrams {

/// The letters that words are to be made of. A character of a dictionary stands for one of the puzzle's letters, for
/// none, or is a ligature that is written with two.
class LetterFilter {
public:
    static constexpr std::size_t mostLetters = 20;

    /// `alphabet` has the different letters of the puzzle, and `letters` all of them. With `plain`, the accents of the
    /// dictionary's characters are disregarded. With `capitals`, a word may begin with a capital letter.
    LetterFilter(const Word &alphabet, const Word &letters, bool plain, bool capitals);

    /// Returns how many letters of this word are too many: those that the puzzle does not have, or not so often. Above
    /// `most`, they are not counted further.
    std::size_t excess(const Word &word, std::size_t most = 0) const;
    /// Returns the letters of a word, without excess, by their numbers.
    std::string fit(const Word &word) const;

private:
    static constexpr char32_t mostCodes = 0x2000; ///< above all letters that can be on a tile
    static constexpr signed char none = -1;

    /// Calls use(number) for each letter of a word as long as it returns true; `none` stands for a letter that the
    /// puzzle does not have.
    void forEach(const Word &word, auto &&use) const;
    signed char indexOf(char32_t character) const
    {
        return character < mostCodes ? m_indexes[character] : none;
    }

    std::vector<signed char> m_indexes; ///< indexed by code point
    std::array<signed char, mostLetters> m_counts{};
    bool m_plain;
    bool m_capitals;
};

/// Generates the words that a dictionary derives from its entries by affix rules: with up to two suffixes and up to two
/// prefixes. Only words without excess letters are generated, together with some that are no words, since conditions
/// on the whole word, such as flags for compounds, are not checked.
class WordGenerator {
public:
    using Found = std::function<void(const Word &)>;

    /// `keepGoing` is asked from time to time; generating ends when it returns false.
    WordGenerator(const AffixRules &rules, const LetterFilter &filter, Found found,
                  std::function<bool()> keepGoing)
        : m_rules(rules), m_filter(filter), m_found(std::move(found)), m_keepGoing(std::move(keepGoing))
    {
    }

    /// Generates the words of an entry. Returns whether to go on.
    bool generate(const Word &stem, const std::vector<Flag> &flags);

private:
    using Flags = std::span<const Flag>;

    /// The rules that may still be applied to a word: prefixes are those of the entry and those that the last suffix
    /// brings.
    struct Rules {
        Flags suffixes;
        Flags prefixes;
        Flags furtherPrefixes = {};
        int suffixesLeft = 2;
        int prefixesLeft = 2;
    };

    void expand(const Word &word, const Rules &rules);
    void expandSuffixes(const Word &word, std::size_t excess, const Rules &rules);
    std::size_t longestStrip(Flags suffixes) const;
    void expandPrefixes(const Word &word, Flags flags, const Rules &rules);
    bool mayApply();

    const AffixRules &m_rules;
    const LetterFilter &m_filter;
    const Found m_found;
    const std::function<bool()> m_keepGoing;
    std::uint64_t m_applied = 0;
    bool m_going = true;
};

} // namespace anagrams

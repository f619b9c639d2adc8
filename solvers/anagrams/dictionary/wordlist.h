// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/dictionaryfiles.h"
#include "anagrams/letters.h"
#include "core/searchcontext.h"

#include <array>
#include <atomic>
#include <memory>
#include <unordered_map>

namespace anagrams {

/// How often each letter occurs, for up to 20 different letters: six bits for each, of which the highest stays 0.
class LetterCounts {
public:
    static constexpr std::size_t mostLetters = 20;

    void add(std::size_t letter) { word(letter) += one(letter); }
    void remove(std::size_t letter) { word(letter) -= one(letter); }
    bool has(std::size_t letter) const { return (m_words[letter / perWord] & 31 * one(letter)) != 0; }
    bool isEmpty() const { return m_words[0] == 0 && m_words[1] == 0; }
    bool contains(const LetterCounts &other) const
    {
        const auto holds = [&](std::size_t at) {
            return (((m_words[at] | guards) - other.m_words[at]) & guards) == guards;
        };
        return holds(0) && holds(1);
    }
    /// Removes letters, which must all be there.
    void remove(const LetterCounts &other)
    {
        m_words[0] -= other.m_words[0];
        m_words[1] -= other.m_words[1];
    }
    std::size_t hash() const
    {
        return std::size_t((m_words[0] ^ m_words[1] * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U >> 16);
    }

    friend bool operator==(const LetterCounts &, const LetterCounts &) = default;
    friend auto operator<=>(const LetterCounts &, const LetterCounts &) = default;

private:
    static constexpr std::size_t perWord = 10;
    static constexpr std::uint64_t guards = 0x0820'8208'2082'0820U;

    static std::uint64_t one(std::size_t letter) { return std::uint64_t(1) << letter % perWord * 6; }
    std::uint64_t &word(std::size_t letter) { return m_words[letter / perWord]; }

    std::array<std::uint64_t, 2> m_words{};
};

class Speller;

/// The words of a dictionary that can be made of given letters: the longest first, and in alphabetical order where
/// they are equally long, except that anagrams of one another stand together. The words are generated from the
/// dictionary's files; Hunspell is asked about each of them when it is first needed. Threads may share a list.
///
/// A word is written in lower case, without apostrophes and hyphens. A word of one letter counts only in languages
/// that have it, and a word without a vowel, such as km, not in the languages of western Europe. Names and
/// abbreviations with capital letters do not count, except that German nouns have theirs. In a plain list, each line is a
/// word, and counts, also in capital letters or with hyphens.
class WordList {
public:
    /// Words that have the same letters.
    struct Anagrams {
        LetterCounts letters;
        int length = 0;
        int first = 0; ///< the number of the first of the words
        int end = 0;   ///< the word after the last one
    };

    static constexpr std::size_t mostWords = 1'000'000;

    /// Reads the words that can be made of these letters, which have at most 20 different values. With `plain`, accents
    /// are disregarded. Returns null if the work was cancelled, and a fault if the dictionary cannot be used or takes too long.
    static std::variant<std::shared_ptr<const WordList>, core::Explanation>
    load(const DictionaryFiles &files, const Word &letters, bool plain, core::Cancellation &cancellation);
    ~WordList();

    /// Returns the number of a letter of the puzzle among the different letters, in the order of their code points.
    std::size_t indexOf(char32_t letter) const;
    const LetterCounts &allLetters() const { return m_all; }
    const std::vector<Anagrams> &anagrams() const { return m_anagrams; }
    /// Returns the words with exactly these letters; -1 if there are none.
    int find(const LetterCounts &letters) const;
    /// Returns the word of these letters, given by their numbers; -1 if it is not in the list.
    int find(std::string_view word) const;
    /// Returns the letters of a word, by their numbers.
    std::string_view letters(int word) const { return m_words[std::size_t(word)].letters; }
    /// Returns a word as it is made of the puzzle's letters: in lower case, and with `plain` without accents.
    std::string text(int word) const;
    /// Returns whether Hunspell accepts a word of the list; those of a plain list are all accepted.
    bool accepts(int word) const;
    /// Returns the ways in which a word is written in the dictionary: with `plain`, nacre is also nacré.
    std::vector<std::string> spellings(int word) const;
    int size() const { return int(m_words.size()); }
    const std::string &dictionary() const { return m_dictionary; }

private:
    struct Entry {
        std::string letters;
        int firstSpelling = 0;
        int endSpelling = 0;
    };
    struct Hash {
        std::size_t operator()(const LetterCounts &letters) const { return letters.hash(); }
    };
    enum Verdict : signed char { Unknown, Accepted, Refused };
    class Reader;

    WordList();
    bool acceptsSpelling(std::size_t spelling) const;

    std::string m_dictionary;
    bool m_plain = false;
    Word m_alphabet; ///< the different letters of the puzzle
    LetterCounts m_all;
    std::vector<Anagrams> m_anagrams;
    std::unordered_map<LetterCounts, int, Hash> m_byLetters;
    std::vector<Entry> m_words;
    std::vector<Word> m_spellings;
    mutable std::vector<std::atomic<signed char>> m_verdicts; ///< the verdicts on the spellings
    std::shared_ptr<Speller> m_speller;                       ///< null for a plain list
};

} // namespace anagrams

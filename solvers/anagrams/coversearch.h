// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/wordlist.h"

namespace anagrams {

/// Goes through the sets of words that together use given letters, each of them exactly once: an exact cover of the
/// letters. No set is found twice, since its words are in the order of the list; the letters that the last word must
/// use are known, so it is looked up. Sets of fewer words come first.
///
/// The visitor has these functions, of which those with a result return whether to go on:
///
///     bool lay(int word);     // the word is added to the set
///     void takeBack();        // the word that was added last is removed
///     bool found();           // the set is complete
///     bool failed();          // no word has the letters that are left
///     bool keepGoing();       // asked often between two words
template <typename Visitor>
class CoverSearch {
public:
    CoverSearch(const WordList &list, Visitor &visitor) : m_list(list), m_visitor(visitor) {}

    /// Finds the sets of one to `most` words. Returns whether the visitor let it go on to the end.
    bool run(const LetterCounts &letters, int length, int most)
    {
        for (int words = 1; words <= std::min(most, length); ++words) {
            if (!cover({letters, length}, words, {0, 0}))
                return false;
        }
        return true;
    }

private:
    struct RemainingLetters {
        LetterCounts letters;
        int length;
    };
    /// The first word of the list that may be laid, and the index of its anagrams.
    struct Begin {
        int anagrams;
        int word;
    };

    bool cover(const RemainingLetters &remaining, int words, const Begin &begin)
    {
        if (words == 1)
            return coverByOne(remaining, begin);
        const auto &all = m_list.anagrams();
        for (int at = begin.anagrams; at < int(all.size()); ++at) {
            const WordList::Anagrams &anagrams = all[std::size_t(at)];
            if (anagrams.length * words < remaining.length)
                return true; // all further words are too short
            if (!m_visitor.keepGoing())
                return false;
            if (remaining.length - anagrams.length < words - 1 ||
                !remaining.letters.contains(anagrams.letters))
                continue;
            RemainingLetters after{remaining.letters, remaining.length - anagrams.length};
            after.letters.remove(anagrams.letters);
            for (int word = std::max(anagrams.first, begin.word); word < anagrams.end; ++word) {
                if (m_list.accepts(word) && !step(word, [&] { return cover(after, words - 1, {at, word}); }))
                    return false;
            }
        }
        return true;
    }

    bool coverByOne(const RemainingLetters &remaining, const Begin &begin)
    {
        const int at = m_list.find(remaining.letters);
        if (at < 0)
            return m_visitor.failed();
        const WordList::Anagrams &anagrams = m_list.anagrams()[std::size_t(at)];
        for (int word = std::max(anagrams.first, begin.word); word < anagrams.end; ++word) {
            if (m_list.accepts(word) && !step(word, [&] { return m_visitor.found(); }))
                return false;
        }
        return true;
    }

    /// Lays a word for what `then` does. The words stay where they are when the search ends.
    bool step(int word, auto &&then)
    {
        if (!m_visitor.lay(word) || !then())
            return false;
        m_visitor.takeBack();
        return true;
    }

    const WordList &m_list;
    Visitor &m_visitor;
};

} // namespace anagrams

// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/wordlist.h"
#include "core/kind.h"

#include <array>
#include <bit>
#include <mutex>

namespace anagrams {

/// The steps that exchange two letters; a single step if a letter stays.
struct ExchangeSteps {
    std::array<core::Step, 2> steps;
    std::size_t count = 1;

    const core::Step *begin() const { return steps.data(); }
    const core::Step *end() const { return steps.data() + count; }
    core::Path path() const { return {begin(), end()}; }
};

/// The words that a board asks for, if it asks for words of a dictionary rather than for any order of the letters.
struct RealWords {
    int most = 0;              ///< the most words that the letters make; 0: any order will do
    std::string language = {}; ///< the name of the dictionary; empty: that of the reader's language
    bool plain = false;        ///< accents are disregarded

    friend bool operator==(const RealWords &, const RealWords &) = default;
};

/// The letters in a row: the piece at each place, how many letters, from the left, are set, and after which of them a
/// word ends. This is the whole state of the recursive program, and determines the call that it is in. Places and
/// pieces are numbered from 0; piece k is letter k of the given word.
class Row {
public:
    static constexpr int maxLetters = 20;

    /// What becomes of the last letter: it is set along with the last but one, since no choice is left, or by itself,
    /// since another word may begin there.
    enum class Last : bool { Follows, IsChosen };

    /// Makes the row of the given word with no letter set; a single letter that follows is set at once.
    explicit Row(int size, Last last = Last::Follows);
    explicit Row(const core::Position &position, Last last = Last::Follows);

    int size() const { return m_size; }
    int setCount() const { return m_set; } ///< the number of letters set, which is also the first open place
    bool isWhole() const { return m_set == m_size; }
    int piece(int place) const { return m_pieces[place]; }
    /// Returns the depth of the recursion: the number of exchanges made and not taken back; in a whole word, one
    /// less than the number of letters.
    int depth() const { return isWhole() && m_last == Last::Follows ? m_size - 1 : m_set; }
    bool endsWord(int place) const { return (m_ends >> place & 1U) != 0; }
    /// Returns the number of words that have ended before the open letters.
    int endCount() const { return std::popcount(m_ends); }
    /// Returns whether a word has ended after the letter that was set last.
    bool hasEnded() const { return m_set > 0 && endsWord(m_set - 1); }
    /// Returns the argument of each exchange that was made and not taken back, in order.
    std::vector<int> choices() const;

    /// Sets the letter of `place`, which must be open, at the first open place, and moves the letter there to
    /// `place`. If `place` is the first open place, its letter stays. The last letter is set along with the last
    /// but one.
    void exchange(int place);
    /// Takes back the last exchange, which was made with `place`, and after which no word has ended.
    void takeBack(int place);
    /// Ends a word after the letter that was set last.
    void endWord() { m_ends |= 1U << (m_set - 1); }
    /// Takes back what was done last: the end of a word, or an exchange.
    void takeBack();

    core::Position position() const;
    /// Returns the steps of `exchange(place)`.
    ExchangeSteps steps(int place) const;
    /// Returns the step of `endWord`.
    core::Step stepOfEnd() const;
    /// Returns the move that takes back what was done last.
    core::Path stepsBack() const;

    friend bool operator==(const Row &, const Row &) = default;

private:
    core::Step step(int place, int to, int set, bool closes) const;

    core::IndexedArray<std::int8_t, maxLetters> m_pieces{}; ///< indexed by place
    int m_size;
    int m_set = 0;
    unsigned m_ends = 0; ///< bit p: a word ends after place p
    Last m_last;
};

/// The places of a word in a row.
struct WordRange {
    int first = 0;
    int end = 0; ///< the place after the last one
};

/// The letters of a word, which change places until each is set: a letter moves to the first open place, in
/// exchange for the letter there, and is set; the letter set last can be taken back. So every position is a call
/// of the recursive program, and a word is whole when all its letters are set. Piece k is letter k of the given
/// word; Place::turn is 1 for a letter that is set, and 2 if a word ends after it.
///
/// A board may ask for words of a dictionary. Then a word can be ended after a set letter, so that another begins, and
/// the board is solved when all letters are set and each word is in the dictionary.
class Anagrams : public core::Puzzle {
public:
    static constexpr int mostLetters = 9; ///< the most letters of a board for any order
    static constexpr int mostWords = 3;

    /// `word` has 1 to `mostLetters` letters, or up to Row::maxLetters if words are asked for. With `distinct`, and if
    /// words are asked for, no letter is set at a place where an equal one was before, so that each word is made only
    /// once.
    Anagrams(Word word, bool distinct, RealWords words = {});

    std::string options() const override;
    /// Returns the arranged word, with a / before the open letters and a blank after each word that has ended.
    std::string write(const core::Position &position) const override;
    /// Returns the letters in the order in which they are set: a letter is followed by a ' for each equal letter
    /// that was nearer, _ ends a word, and < takes back an exchange or the end of a word. Setting all letters thus
    /// spells the word.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return {size(), 1}; }
    core::Position start() const override { return row().position(); }
    /// Returns the exchanges, the end of a word if it is possible, and then the moves that take back what was done
    /// last, the last two things, and so on.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    /// If words are asked for, this may read the dictionary, which takes a tenth of a second once.
    bool solved(const core::Position &position) const override;

    Row row() const { return Row(size(), last()); }
    Row row(const core::Position &position) const { return Row(position, last()); }
    const Word &word() const { return m_word; }
    const RealWords &realWords() const { return m_realWords; }
    bool asksForWords() const { return m_realWords.most > 0; }
    int size() const { return int(m_word.size()); }
    bool distinct() const { return m_distinct; }
    bool hasEqualLetters() const;
    char32_t letter(int piece) const { return m_word[std::size_t(piece)]; }
    /// Returns the word or the words that the row shows, with its open letters.
    std::string text(const Row &row) const;
    std::string text(const Row &row, const WordRange &range) const;
    std::string text(const Row &row, int place) const { return utf8(letter(row.piece(place))); }

    static constexpr int none = -1;
    /// Returns an open place before `place` with an equal letter, which forbids the exchange with `place` if each
    /// word is to be made only once; `none` if there is no such place.
    int equalBefore(const Row &row, int place) const
    {
        if (m_distinct) {
            for (int before = row.setCount(); before < place; ++before) {
                if (letter(row.piece(before)) == letter(row.piece(place)))
                    return before;
            }
        }
        return none;
    }

    /// Returns the words of a row that have ended, and the last one if the row is whole.
    std::vector<WordRange> words(const Row &row) const;
    bool canEndWord(const Row &row) const
    {
        return row.setCount() > 0 && !row.isWhole() && !row.hasEnded() &&
               row.endCount() + 1 < m_realWords.most;
    }

    /// Returns the words of the dictionary that the letters make, which are read when they are first asked for; null if
    /// that was cancelled, and the fault if there is no dictionary that can be used.
    std::variant<std::shared_ptr<const WordList>, core::Explanation>
    wordList(core::Cancellation &cancellation) const;
    /// Returns the name of the dictionary whose words are asked for; if none is installed, the name that was looked
    /// for.
    std::string dictionaryName() const;
    /// Returns the word list if it has been read; null otherwise.
    std::shared_ptr<const WordList> knownWordList() const;
    /// Returns the letters at these places, by their numbers in the word list.
    std::string lettersOf(const WordList &list, const Row &row, const WordRange &range) const;

private:
    Row::Last last() const { return asksForWords() ? Row::Last::IsChosen : Row::Last::Follows; }
    core::Explanation refusalReason(const Row &row, int from, int to) const;
    core::Explanation whyNoEnd(const Row &row) const;

    Word m_word;
    bool m_distinct;
    RealWords m_realWords;
    mutable std::mutex m_guard;
    mutable std::shared_ptr<const WordList> m_wordList;
};

/// Implements Kind::parse: reads a word, perhaps with ",distinct" or ",words=2,language=fr,plain", and the arranged
/// word, with a / before the open letters. Equal letters are distinguished by the first exchanges that lead to the
/// arrangement.
core::Reading read(std::string_view options, std::string_view position);

const core::Kind &kind();

} // namespace anagrams

// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/letters.h"
#include "core/kind.h"

#include <array>

namespace anagrams {

/// The steps that exchange two letters; a single step if a letter stays.
struct ExchangeSteps {
    std::array<core::Step, 2> steps;
    std::size_t count = 1;

    const core::Step *begin() const { return steps.data(); }
    const core::Step *end() const { return steps.data() + count; }
    core::Path path() const { return {begin(), end()}; }
};

/// The letters in a row: the piece at each place, and how many letters, from the left, are set. This is the whole
/// state of the recursive program, and determines the call that it is in. Places and pieces are numbered from 0;
/// piece k is letter k of the given word.
class Row {
public:
    static constexpr int maxLetters = 9;

    /// Makes the row of the given word with no letter set; a single letter is set at once.
    explicit Row(int size);
    explicit Row(const core::Position &position);

    int size() const { return m_size; }
    int setCount() const { return m_set; } ///< the number of letters set, which is also the first open place
    bool isWhole() const { return m_set == m_size; }
    int piece(int place) const { return m_pieces[place]; }
    /// Returns the depth of the recursion: the number of exchanges made and not taken back; in a whole word, one
    /// less than the number of letters.
    int depth() const { return isWhole() ? m_size - 1 : m_set; }
    /// Returns the argument of each exchange that was made and not taken back, in order.
    std::vector<int> choices() const;

    /// Sets the letter of `place`, which must be open, at the first open place, and moves the letter there to
    /// `place`. If `place` is the first open place, its letter stays. The last letter is set along with the last
    /// but one.
    void exchange(int place);
    /// Takes back the last exchange, which was made with `place`.
    void takeBack(int place);

    core::Position position() const;
    /// Returns the steps of `exchange(place)`.
    ExchangeSteps steps(int place) const;
    /// Returns the move that takes back the last exchange.
    core::Path stepsBack() const;

    friend bool operator==(const Row &, const Row &) = default;

private:
    core::Step step(int place, int to, int set, bool closes) const;

    core::IndexedArray<std::int8_t, maxLetters> m_pieces{}; ///< indexed by place
    int m_size;
    int m_set = 0;
};

/// The letters of a word, which change places until each is set: a letter moves to the first open place, in
/// exchange for the letter there, and is set; the letter set last can be taken back. So every position is a call
/// of the recursive program, and a word is whole when all its letters are set. Piece k is letter k of the given
/// word; Place::turn is 1 for a letter that is set.
class Anagrams : public core::Puzzle {
public:
    /// `word` has 1 to Row::maxLetters letters. With `distinct`, no letter is set at a place where an equal one
    /// was before, so that each word is made only once.
    Anagrams(Word word, bool distinct);

    std::string options() const override;
    /// Returns the arranged word, with a / before the open letters.
    std::string write(const core::Position &position) const override;
    /// Returns the letters in the order in which they are set: a letter is followed by a ' for each equal letter
    /// that was nearer, and < takes back an exchange. Setting all letters thus spells the word.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return {size(), 1}; }
    core::Position start() const override { return Row(size()).position(); }
    /// Returns the exchanges, and then the moves that take back one exchange, two, and so on.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override { return Row(position).isWhole(); }

    const Word &word() const { return m_word; }
    int size() const { return int(m_word.size()); }
    bool distinct() const { return m_distinct; }
    bool hasEqualLetters() const;
    char32_t letter(int piece) const { return m_word[std::size_t(piece)]; }
    /// Returns the word that the row shows, with its open letters.
    std::string text(const Row &row) const;
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

private:
    core::Explanation refusalReason(const Row &row, int from, int to) const;

    Word m_word;
    bool m_distinct;
};

/// Implements Kind::parse: reads a word, perhaps with ",distinct", and the arranged word, with a / before the open
/// letters. Equal letters are distinguished by the first exchanges that lead to the arrangement.
core::Reading read(std::string_view options, std::string_view position);

const core::Kind &kind();

} // namespace anagrams

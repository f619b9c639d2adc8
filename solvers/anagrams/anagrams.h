// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/letters.h"
#include "core/kind.h"
#include "core/runsonce.h"

#include <array>

namespace anagrams {

/// The steps of one exchange.
struct ExchangeSteps {
    std::array<core::Step, 2> steps;
    std::size_t count = 1;

    const core::Step *begin() const { return steps.data(); }
    const core::Step *end() const { return steps.data() + count; }
    core::Path path() const { return {begin(), end()}; }
};

/// The letters in a row: which piece stands at each place, and how many of them, from the left, are set for
/// good. That is the whole state of the recursive program by exchanges, and tells the call that it is in.
/// Places and pieces are numbered from 0; piece k is letter k of the word given.
class Row {
public:
    static constexpr int maxLetters = 9;

    /// The word as it was given, nothing set; a letter that is alone is set.
    explicit Row(int size);
    explicit Row(const core::Position &position);

    int size() const { return m_size; }
    int setCount() const { return m_set; } ///< also the first open place
    bool isWhole() const { return m_set == m_size; }
    int piece(int place) const { return m_pieces[place]; }
    /// The depth of the recursion, which is the number of exchanges made and not taken back; one less than
    /// letters in a whole word.
    int depth() const { return isWhole() ? m_size - 1 : m_set; }
    /// For each of those exchanges, the place whose letter it set.
    std::vector<int> choices() const;

    /// The letter of `place`, an open one, changes places with that of the first open place and is set there;
    /// at the first open place itself it just stays. The last letter of all is set along with the last but
    /// one.
    void exchange(int place);
    /// Takes the last exchange back; `place` as it was given then.
    void takeBack(int place);

    core::Position position() const;
    /// The move that is `exchange(place)`: one step or two.
    ExchangeSteps steps(int place) const;
    /// The move that takes the last exchange back.
    core::Path stepsBack() const;

    friend bool operator==(const Row &, const Row &) = default;

private:
    core::Step step(int place, int to, int set, bool closes) const;

    core::IndexedArray<std::int8_t, maxLetters> m_pieces{}; ///< by place
    int m_size;
    int m_set = 0;
};

/// The letters of a word, which change places until each is set: a letter goes to the first open place in
/// exchange for the one there, and is set; what was set last can be taken back. So every position is a call
/// of the recursive program by exchanges, and a word is whole when all its letters are set. Piece k is
/// letter k of the word given; Place::turn is 1 where a letter is set.
class Anagrams : public core::Puzzle {
public:
    /// `word` has 1 to Row::maxLetters letters. With `distinct` a letter does not go where an equal one has
    /// been before, so that each word comes once.
    Anagrams(Word word, bool distinct);

    std::string options() const override;
    /// The word as it stands, with a / before the letters that are still open.
    std::string write(const core::Position &position) const override;
    /// The letters as they are set, those of a whole word in its order; behind a letter a ' for each equal
    /// one that stood nearer, and < where the last exchange is taken back.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return {size(), 1}; }
    core::Position start() const override { return Row(size()).position(); }
    /// Exchanges, then the taking back of one exchange, of two, and so on.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override { return Row(position).isWhole(); }

    const Word &word() const { return m_word; }
    int size() const { return int(m_word.size()); }
    bool distinct() const { return m_distinct; }
    bool hasEqualLetters() const;
    char32_t letter(int piece) const { return m_word[std::size_t(piece)]; }
    /// The word that stands there, set or open.
    std::string text(const Row &row) const;
    std::string text(const Row &row, int place) const { return utf8(letter(row.piece(place))); }

    static constexpr int none = -1;
    /// Where each word is to come once: the open place before `place` with an equal letter, which forbids
    /// the exchange with `place`. None when there is none.
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
    core::Explanation whyNot(const Row &row, int from, int to) const;

    Word m_word;
    bool m_distinct;
};

/// Kind::parse: a word, perhaps with ",distinct", and the word as it stands, with a / before what is open.
/// Letters of equal look are told apart by the first exchanges that lead there.
core::Reading read(std::string_view options, std::string_view position);

RUNS_ONCE const core::Kind &kind();

} // namespace anagrams

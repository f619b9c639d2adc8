// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/letters.h"
#include "anagrams/row.h"

namespace anagrams {

/// The letters of a word, that change places until each stands for good: a letter goes to the first open
/// place in exchange for the one there, and is set; what was set last can be taken back. So every position is
/// a call of the recursive program by exchanges, and a word is whole when all its letters are set. Piece k is
/// letter k of the word given; Place::turn is 1 where a letter is set.
class Anagrams : public core::Puzzle {
public:
    /// `word` has 1 to Row::longest letters. With `distinct` a letter does not go where an equal one has been
    /// before, so that each word comes once.
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
    bool solved(const core::Position &position) const override { return Row(position).whole(); }

    const Word &word() const { return m_word; }
    int size() const { return int(m_word.size()); }
    bool distinct() const { return m_distinct; }
    bool hasEqualLetters() const;
    char32_t letter(int piece) const { return m_word[std::size_t(piece)]; }
    /// The word that stands there, set or open.
    std::string text(const Row &row) const;
    std::string text(const Row &row, int place) const { return utf8(letter(row.piece(place))); }

    static constexpr int none = -1;
    /// The open place before `place` whose equal letter makes an exchange with `place` one too many; none
    /// when that is allowed.
    int sameBefore(const Row &row, int place) const
    {
        if (m_distinct) {
            for (int before = row.set(); before < place; ++before) {
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

} // namespace anagrams

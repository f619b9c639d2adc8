// SPDX-License-Identifier: MIT
#include "anagrams/swapwords.h"

#include "anagrams/counting.h"

#include <algorithm>

namespace anagrams {

namespace {

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("anagrams", "First all letters go back to where they stand in the word as given"),
    PUZZLE_TEXT("anagrams", "If only one letter is open, the word is whole: it is noted"),
    PUZZLE_TEXT("anagrams",
                "Else the letter of the first open place stays there, and a call deals with the rest"),
    PUZZLE_TEXT("anagrams",
                "… then each open letter behind it in turn changes places with it, and a call deals "
                "with the rest"),
    PUZZLE_TEXT("anagrams", "… but with each word once, none where an equal letter has been"),
    PUZZLE_TEXT("anagrams", "Back from a call, the two letters change places again"),
};

long long number(int place)
{
    return place + 1;
}

core::Mark mark(int place, core::Role role)
{
    return {std::int16_t(place), role, {}};
}

/// The exchange that a step of the search is part of, whichever of its two steps it is.
class Exchange {
public:
    Exchange(const Anagrams &puzzle, const core::Position &before, const core::Step &step)
        : m_puzzle(puzzle), m_before(before)
    {
        const int from = step.from.cell;
        const int to = step.to.cell;
        m_place = from == to ? std::min(from, puzzle.size() - 2) : std::min(from, to);
        m_other = std::max({from, to, m_place});
        const bool comes = from == to ? from == m_place : to == m_place;
        m_piece = comes ? step.piece : partnerOf(step.piece);
        m_partner = comes ? partnerOf(step.piece) : step.piece;
        if (from == to)
            m_other = m_place;
    }

    core::Explanation done() const
    {
        const bool last = m_place + 2 == m_puzzle.size();
        if (stays() && last)
            return {PUZZLE_TEXT("anagrams",
                                "Place %1: “%2” stays, and only “%3” is left. The word is whole: %4."),
                    {number(m_place), letter(m_piece), letter(m_partner), word()},
                    marks()};
        if (stays())
            return {PUZZLE_TEXT("anagrams", "Place %1: “%2” stays. On to place %3."),
                    {number(m_place), letter(m_piece), number(m_place + 1)},
                    marks()};
        if (last)
            return {PUZZLE_TEXT("anagrams", "Place %1: “%2” comes in exchange for “%3”, which is left for "
                                            "the last. The word is whole: %4."),
                    {number(m_place), letter(m_piece), letter(m_partner), word()},
                    marks()};
        return {PUZZLE_TEXT("anagrams",
                            "Place %1: “%2” comes from place %3 in exchange for “%4”. On to place %5."),
                {number(m_place), letter(m_piece), number(m_other), letter(m_partner), number(m_place + 1)},
                marks()};
    }

    core::Explanation undone() const
    {
        const bool more = m_other + 1 < m_puzzle.size();
        if (stays())
            return {PUZZLE_TEXT("anagrams",
                                "Back to place %1: “%2” has been there. Next comes the letter of place %3."),
                    {number(m_place), letter(m_piece), number(m_other + 1)},
                    marks()};
        if (more)
            return {PUZZLE_TEXT("anagrams",
                                "Back to place %1: “%2” and “%3” change places again. Next comes the "
                                "letter of place %4."),
                    {number(m_place), letter(m_piece), letter(m_partner), number(m_other + 1)},
                    marks()};
        return {PUZZLE_TEXT("anagrams",
                            "Back to place %1: “%2” and “%3” change places again. Now every letter has "
                            "been there."),
                {number(m_place), letter(m_piece), letter(m_partner)},
                marks()};
    }

private:
    bool stays() const { return m_place == m_other; }
    std::string letter(int piece) const { return utf8(m_puzzle.letter(piece)); }

    /// Between the two steps of an exchange both letters lie on one place.
    int partnerOf(int piece) const
    {
        for (int other = 0; other < m_puzzle.size(); ++other) {
            const int cell = m_before[std::size_t(other)].cell;
            if (other != piece && (cell == m_place || cell == std::max(m_other, m_place + 1)))
                return other;
        }
        return piece;
    }

    std::string word() const
    {
        Word letters(std::size_t(m_place), U' ');
        for (int piece = 0; piece < m_puzzle.size(); ++piece) {
            if (m_before[std::size_t(piece)].cell < m_place)
                letters[std::size_t(m_before[std::size_t(piece)].cell)] = m_puzzle.letter(piece);
        }
        return utf8(letters) + letter(m_piece) + letter(m_partner);
    }

    std::vector<core::Mark> marks() const
    {
        std::vector<core::Mark> marks = {mark(m_place, core::Role::Target)};
        if (!stays())
            marks.push_back(mark(m_other, core::Role::Moving));
        return marks;
    }

    const Anagrams &m_puzzle;
    const core::Position &m_before;
    int m_place;   ///< the one that is filled
    int m_other;   ///< the one that its letter comes from; the same where the letter stays
    int m_piece;   ///< what is set there
    int m_partner; ///< what makes room for it; where the last but one stays, the last
};

core::Explanation refused(const Anagrams &puzzle, const core::Position &before, const core::Step &step)
{
    const Row row(before);
    const int same = puzzle.sameBefore(row, step.from.cell);
    return {PUZZLE_TEXT("anagrams",
                        "Place %1: “%2” of place %3 is passed over, since the “%2” of place %4 has been "
                        "there: the words would be the same."),
            {number(step.to.cell), puzzle.text(row, step.from.cell), number(step.from.cell), number(same)},
            {mark(step.from.cell, core::Role::Moving), mark(same, core::Role::Culprit)}};
}

} // namespace

std::span<const core::Text> swapListing()
{
    return pseudocode;
}

core::Explanation explainSwap(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event)
{
    const auto &anagrams = static_cast<const Anagrams &>(puzzle);
    const core::Step &step = event.step;
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("anagrams", "The word is whole: %1, number %2 of %3."),
                {anagrams.text(Row(before)), numberOf(anagrams, Row(before)),
                 wordsFrom(anagrams, Row(anagrams.size()))}};
    if (event.type == core::Event::Refused)
        return refused(anagrams, before, step);
    if (event.type == core::Event::Undid)
        return Exchange(anagrams, before, step).undone();
    if (SwapLine(event.line) == SwapLine::SetOut)
        return {PUZZLE_TEXT("anagrams",
                            "The search sets out from the word as given: “%1” goes back to place %2."),
                {utf8(anagrams.letter(step.piece)), number(step.to.cell)},
                {mark(step.to.cell, core::Role::Target)}};
    return Exchange(anagrams, before, step).done();
}

} // namespace anagrams

// SPDX-License-Identifier: MIT
#include "anagrams/spelling.h"

#include <algorithm>
#include <optional>

namespace anagrams {

namespace {

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// The open places of the letter, the nearest first.
std::vector<int> placesOf(const Anagrams &puzzle, const Row &row, char32_t letter)
{
    std::vector<int> places;
    for (int place = row.set(); place < row.size(); ++place) {
        if (puzzle.letter(row.piece(place)) == letter)
            places.push_back(place);
    }
    return places;
}

std::string spellExchange(const Anagrams &puzzle, const Row &row, int place)
{
    const char32_t letter = puzzle.letter(row.piece(place));
    const std::vector<int> places = placesOf(puzzle, row, letter);
    return utf8(letter) + std::string(std::size_t(std::ranges::find(places, place) - places.begin()), '\'');
}

/// Reads moves one after the other, up to the first fault.
class Replay {
public:
    Replay(const Anagrams &puzzle, const Row &row, std::string_view moves)
        : m_puzzle(puzzle), m_row(row), m_moves(moves), m_left(moves)
    {
    }

    std::variant<core::Path, core::Fault> read()
    {
        while (!m_left.empty()) {
            auto fault = m_left.front() == '<' ? back() : exchange();
            if (fault)
                return *std::move(fault);
        }
        return std::move(m_path);
    }

private:
    using Found = std::optional<core::Fault>;

    std::size_t at() const { return m_moves.size() - m_left.size(); }

    Found back()
    {
        if (m_row.standing() == 0)
            return fault(at(), PUZZLE_TEXT("anagrams", "no exchange stands that could be taken back here"));
        std::ranges::copy(m_row.stepsBack(), std::back_inserter(m_path));
        m_row.takeBack(m_row.choices().back());
        m_left.remove_prefix(1);
        return {};
    }

    Found exchange()
    {
        const std::size_t begin = at();
        char32_t letter = 0;
        if (Found found = take(letter))
            return found;
        const std::size_t marks = std::min(m_left.find_first_not_of('\''), m_left.size());
        m_left.remove_prefix(marks);
        const std::vector<int> places = placesOf(m_puzzle, m_row, letter);
        if (marks >= places.size())
            return fault(begin, PUZZLE_TEXT("anagrams", "there is no such open letter here"));
        const int place = places[marks];
        if (m_puzzle.sameBefore(m_row, place) != Anagrams::none)
            return fault(begin,
                         PUZZLE_TEXT("anagrams", "an equal letter stands nearer, and each word comes once"));
        std::ranges::copy(m_row.steps(place), std::back_inserter(m_path));
        m_row.exchange(place);
        return m_row.whole() ? lastLetter() : Found();
    }

    /// Nothing is chosen any more, but the word is to be read whole.
    Found lastLetter()
    {
        const std::size_t begin = at();
        const char32_t last = m_puzzle.letter(m_row.piece(m_row.size() - 1));
        char32_t letter = 0;
        Found found = m_left.empty() ? Found() : take(letter);
        if (!found && letter != last)
            found =
                fault(begin, PUZZLE_TEXT("anagrams", "only “%1” is left for the last place"), {utf8(last)});
        return found;
    }

    Found take(char32_t &letter)
    {
        const std::size_t begin = at();
        auto taken = takeLetter(m_left);
        if (auto *found = std::get_if<core::Fault>(&taken)) {
            found->at += begin;
            return std::move(*found);
        }
        letter = std::get<char32_t>(taken);
        return {};
    }

    const Anagrams &m_puzzle;
    Row m_row;
    std::string_view m_moves;
    std::string_view m_left;
    core::Path m_path;
};

} // namespace

std::string spellMoves(const Anagrams &puzzle, Row row, std::span<const core::Step> steps)
{
    std::string text;
    while (!steps.empty()) {
        const core::Step &first = steps.front();
        const bool back = first.to.turn == 0; // either move begins with a letter that comes to its place
        const std::size_t size = back ? row.stepsBack().size() : row.steps(first.from.cell).count;
        if (back) {
            text += '<';
            row.takeBack(row.choices().back());
        } else {
            text += spellExchange(puzzle, row, first.from.cell);
            row.exchange(first.from.cell);
            if (row.whole())
                text += puzzle.text(row, row.size() - 1);
        }
        steps = steps.subspan(std::min(size, steps.size()));
    }
    return text;
}

std::variant<core::Path, core::Fault> replayMoves(const Anagrams &puzzle, Row row, std::string_view moves)
{
    return Replay(puzzle, row, moves).read();
}

} // namespace anagrams

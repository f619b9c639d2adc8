// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"

#include "anagrams/spelling.h"

#include <algorithm>

namespace anagrams {

namespace {

core::Mark mark(int place, core::Role role)
{
    return {std::int16_t(place), role, {}};
}

long long number(int place)
{
    return place + 1;
}

} // namespace

Anagrams::Anagrams(Word word, bool distinct) : m_word(std::move(word)), m_distinct(distinct) {}

std::string Anagrams::options() const
{
    return utf8(m_word) + (m_distinct ? ",distinct" : "");
}

std::string Anagrams::text(const Row &row) const
{
    std::string text;
    for (int place = 0; place < row.size(); ++place)
        text += this->text(row, place);
    return text;
}

std::string Anagrams::write(const core::Position &position) const
{
    const Row row(position);
    std::string text;
    for (int place = 0; place < row.size(); ++place) {
        if (place == row.set())
            text += '/';
        text += this->text(row, place);
    }
    return text;
}

std::string Anagrams::spell(const core::Position &from, std::span<const core::Step> steps) const
{
    return spellMoves(*this, Row(from), steps);
}

std::variant<core::Path, core::Fault> Anagrams::replay(const core::Position &from,
                                                       std::string_view moves) const
{
    return replayMoves(*this, Row(from), moves);
}

std::vector<core::Path> Anagrams::moves(const core::Position &position) const
{
    Row row(position);
    std::vector<core::Path> all;
    for (int place = row.set(); place < size(); ++place) {
        if (sameBefore(row, place) == none)
            all.push_back(row.steps(place).path());
    }
    core::Path back;
    const std::vector<int> choices = row.choices();
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
        std::ranges::copy(row.stepsBack(), std::back_inserter(back));
        all.push_back(back);
        row.takeBack(*choice);
    }
    return all;
}

bool Anagrams::hasEqualLetters() const
{
    Word sorted = m_word;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

core::Explanation Anagrams::why(const core::Position &position, const core::Step &step) const
{
    return whyNot(Row(position), position[std::size_t(step.piece)].cell, step.to.cell);
}

core::Explanation Anagrams::whyNot(const Row &row, int from, int to) const
{
    const int open = row.set();
    if (size() == 1)
        return {PUZZLE_TEXT("anagrams", "One letter alone has none to change places with."),
                {},
                {mark(0, core::Role::Culprit)}};
    for (const int place : {from, to}) {
        if (place < open)
            return {PUZZLE_TEXT("anagrams", "“%1” is set at place %2: it must be taken back first."),
                    {text(row, place), number(place)},
                    {mark(place, core::Role::Culprit)}};
    }
    if (from != open && to != open)
        return {
            PUZZLE_TEXT("anagrams",
                        "It is the turn of place %1: only with the letter there can another change places."),
            {number(open)},
            {mark(from, core::Role::Moving), mark(open, core::Role::Culprit)}};
    const int place = std::max(from, to);
    if (const int same = sameBefore(row, place); same != none)
        return {PUZZLE_TEXT("anagrams",
                            "“%1” stands at place %2 too, and would make the same words from there: "
                            "with each word once, only the nearer one is taken."),
                {text(row, place), number(same)},
                {mark(place, core::Role::Moving), mark(same, core::Role::Culprit)}};
    return {PUZZLE_TEXT("anagrams", "A letter that comes to place %1 is set there."),
            {number(open)},
            {mark(open, core::Role::Target)}};
}

} // namespace anagrams

// SPDX-License-Identifier: MIT
#include "anagrams/counting.h"

#include <algorithm>
#include <map>

namespace anagrams {

namespace {

long long factorial(long long number)
{
    return number < 2 ? 1 : number * factorial(number - 1);
}

/// How often each of the letters from this place on comes.
std::map<char32_t, long long> oftenness(const Anagrams &puzzle, const Row &row, int from)
{
    std::map<char32_t, long long> counts;
    for (int place = from; place < row.size(); ++place)
        ++counts[puzzle.letter(row.piece(place))];
    return counts;
}

long long orders(const std::map<char32_t, long long> &counts)
{
    long long letters = 0;
    long long alike = 1;
    for (const auto &[letter, count] : counts) {
        letters += count;
        alike *= factorial(count);
    }
    return factorial(letters) / alike;
}

} // namespace

long long wordsFrom(const Anagrams &puzzle, const Row &row)
{
    return puzzle.distinct() ? orders(oftenness(puzzle, row, row.set())) : factorial(row.size() - row.set());
}

long long differentWords(const Anagrams &puzzle)
{
    return orders(oftenness(puzzle, Row(puzzle.size()), 0));
}

long long numberOf(const Anagrams &puzzle, const Row &row)
{
    long long number = 1;
    Row call(row.size());
    for (const int choice : row.choices()) {
        for (int place = call.set(); place < choice; ++place) {
            if (puzzle.sameBefore(call, place) != Anagrams::none)
                continue;
            Row other = call;
            other.exchange(place);
            number += wordsFrom(puzzle, other);
        }
        call.exchange(choice);
    }
    return number;
}

core::Explanation extent(const core::Puzzle &puzzle)
{
    const auto &anagrams = static_cast<const Anagrams &>(puzzle);
    const long long size = anagrams.size();
    const long long different = differentWords(anagrams);
    if (size == 1)
        return {PUZZLE_TEXT("anagrams", "One letter makes one word.")};
    if (!anagrams.hasEqualLetters())
        return {PUZZLE_TEXT("anagrams", "%1 letters, all different: %1! = %2 words."), {size, different}};
    if (!anagrams.distinct())
        return {PUZZLE_TEXT("anagrams",
                            "%1 letters: %1! = %2 words; since some letters are equal, only %3 of them "
                            "are different."),
                {size, factorial(size), different}};
    std::string alike;
    for (const auto &[letter, count] : oftenness(anagrams, Row(anagrams.size()), 0)) {
        if (count > 1)
            alike += (alike.empty() ? "" : " · ") + std::to_string(count) + '!';
    }
    const bool many = alike.find(' ') != alike.npos;
    return {PUZZLE_TEXT("anagrams", "%1 letters, some of them equal: %1! ÷ %2 = %3 different words."),
            {size, many ? '(' + alike + ')' : alike, different}};
}

} // namespace anagrams

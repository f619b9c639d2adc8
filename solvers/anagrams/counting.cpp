// SPDX-License-Identifier: MIT
#include "anagrams/counting.h"

#include <map>

namespace anagrams {

namespace {

long long factorial(long long number)
{
    return number < 2 ? 1 : number * factorial(number - 1);
}

/// Returns how often each letter occurs from place `from` on.
std::map<char32_t, long long> letterCounts(const Anagrams &puzzle, const Row &row, int from)
{
    std::map<char32_t, long long> counts;
    for (int place = from; place < row.size(); ++place)
        ++counts[puzzle.letter(row.piece(place))];
    return counts;
}

/// Returns a multinomial coefficient: the number of different orders of these letters.
long long countOrders(const std::map<char32_t, long long> &counts)
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

long long countWordsFrom(const Anagrams &puzzle, const Row &row)
{
    return puzzle.distinct() ? countOrders(letterCounts(puzzle, row, row.setCount()))
                             : factorial(row.size() - row.setCount());
}

long long countDifferentWords(const Anagrams &puzzle)
{
    return countOrders(letterCounts(puzzle, Row(puzzle.size()), 0));
}

long long rankOf(const Anagrams &puzzle, const Row &row)
{
    long long rank = 1;
    Row call(row.size());
    for (const int choice : row.choices()) {
        for (int place = call.setCount(); place < choice; ++place) {
            if (puzzle.equalBefore(call, place) != Anagrams::none)
                continue;
            Row other = call;
            other.exchange(place);
            rank += countWordsFrom(puzzle, other);
        }
        call.exchange(choice);
    }
    return rank;
}

core::Explanation searchSpace(const Anagrams &anagrams)
{
    const long long size = anagrams.size();
    const long long different = countDifferentWords(anagrams);
    if (anagrams.asksForWords())
        return {PUZZLE_TEXT_N("anagrams", "%n letter(s) have %1 different orders."), {size, different}};
    if (size == 1)
        return {PUZZLE_TEXT("anagrams", "One letter makes one word.")};
    if (!anagrams.hasEqualLetters())
        return {PUZZLE_TEXT("anagrams", "%1 letters, all different: %1! = %2 words."), {size, different}};
    if (!anagrams.distinct())
        return {PUZZLE_TEXT("anagrams",
                            "%1 letters: %1! = %2 words, only %3 of them different, since some letters are "
                            "repeated."),
                {size, factorial(size), different}};
    std::string alike;
    for (const auto &[letter, count] : letterCounts(anagrams, Row(anagrams.size()), 0)) {
        if (count > 1)
            alike += (alike.empty() ? "" : " · ") + std::to_string(count) + '!';
    }
    const bool many = alike.find(' ') != alike.npos;
    return {PUZZLE_TEXT("anagrams", "%1 letters, some of them repeated: %1! ÷ %2 = %3 different words."),
            {size, many ? '(' + alike + ')' : alike, different}};
}

} // namespace anagrams

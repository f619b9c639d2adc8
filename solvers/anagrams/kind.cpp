// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"
#include "anagrams/counting.h"
#include "anagrams/methods.h"

namespace anagrams {

namespace {

constexpr core::Option options[] = {
    {.id = "word",
     .name = PUZZLE_TEXT("anagrams", "Word"),
     .type = core::Option::Word,
     .initial = "abc",
     .about = PUZZLE_TEXT("anagrams", "One to nine letters, accents included")},
    {.id = "distinct",
     .name = PUZZLE_TEXT("anagrams", "Each word once"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("anagrams", "Equal letters do not make the same word again")},
};

constexpr core::Preset presets[] = {
    {"anagrams:rose", PUZZLE_TEXT("anagrams", "rose, sore, eros")},
    {"anagrams:abc", PUZZLE_TEXT("anagrams", "abc, the word of the course")},
    {"anagrams:least", PUZZLE_TEXT("anagrams", "least, slate, stale, steal, tales")},
    {"anagrams:chien", PUZZLE_TEXT("anagrams", "chien, niche, chine")},
    {"anagrams:écran", PUZZLE_TEXT("anagrams", "écran, nacré, ancré, carné")},
    {"anagrams:été", PUZZLE_TEXT("anagrams", "été, with two equal letters kept")},
    {"anagrams:été,distinct", PUZZLE_TEXT("anagrams", "été, each word once")},
    {"anagrams:ananas,distinct", PUZZLE_TEXT("anagrams", "ananas, each of 60 words once")},
    {"anagrams:migraine", PUZZLE_TEXT("anagrams", "migraine, imaginer")},
    {"anagrams:algorithm", PUZZLE_TEXT("anagrams", "algorithm, logarithm")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "anagrams",
    "The letters of a word stand in a row. From left to right each place gets the letter that is to stay "
    "there: "
    "the letter that is there already, or one further right, which changes places with it. A letter that has "
    "got "
    "its place is set; when only one is left open, the word is whole.\n\n"
    "Click an open letter, or drag it to the first open place, or type the number of its place. Click a "
    "letter "
    "that is set, or press Backspace, to take letters back. In the tree below click any word to make it.\n\n"
    "Trying every open letter at the first open place, and for each doing the same with the rest, is a "
    "recursion: "
    "a call that calls itself for a shorter row. It makes every order of the letters, n × (n − 1) × … × 1 of "
    "them. "
    "Changing the two letters back after each call is what makes the next exchange begin from the same "
    "row.\n\n"
    "Equal letters make equal words several times; with each word once, a letter is passed over where an "
    "equal one "
    "has been before.");

/// In a function, so that they exist whichever file's constants are made first.
std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {swaps()};
    return all;
}

std::string compose(const core::Values &values)
{
    return values.text("word") + (values.on("distinct") ? ",distinct" : "");
}

core::Values describe(const Anagrams &anagrams)
{
    core::Values values(options);
    values.set("word", utf8(anagrams.word()));
    values.set("distinct", anagrams.distinct() ? "on" : "off");
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, core::Goal)
{
    return *kind().solver("swaps");
}

core::Judgement judge(const Anagrams &anagrams, const core::Position &position, core::Control &)
{
    const Row row(position);
    if (row.isWhole())
        return {core::Judgement::Solved,
                {PUZZLE_TEXT("anagrams", "%1 is word %2 of %3."),
                 {anagrams.text(row), rankOf(anagrams, row), countWordsFrom(anagrams, Row(row.size()))}}};
    return {
        core::Judgement::Solvable,
        {PUZZLE_TEXT_N("anagrams", "%n word(s) can be made from here."), {countWordsFrom(anagrams, row)}}};
}

core::Hint hint(const Anagrams &anagrams, const core::Position &position, core::Control &)
{
    const Row row(position);
    if (row.isWhole())
        return {{}, {PUZZLE_TEXT("anagrams", "The word is whole. Take letters back to make another.")}};
    const int open = row.setCount();
    return {row.steps(open).path(),
            {PUZZLE_TEXT("anagrams", "“%1” may stay at place %2: that is what is tried first."),
             {anagrams.text(row, open), static_cast<long long>(open + 1)},
             {{std::int16_t(open), core::Role::Target, {}}}}};
}

std::string caption(const core::Puzzle &puzzle, const core::Position &position)
{
    return puzzle.write(position);
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind anagrams = {
        .id = "anagrams",
        .name = PUZZLE_TEXT("anagrams", "Anagrams"),
        .about = PUZZLE_TEXT("anagrams",
                             "Exchange the letters of a word until every order of them has been seen."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .parse = read,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = preferred,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .caption = caption,
        .extent = core::callback<extent>,
    };
    return anagrams;
}

} // namespace anagrams

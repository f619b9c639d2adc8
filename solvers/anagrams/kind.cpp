// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"
#include "anagrams/counting.h"
#include "anagrams/dictionary/dictionaryfiles.h"
#include "anagrams/methods.h"
#include "anagrams/wordsjudge.h"
#include "core/othernames.h"

namespace anagrams {

namespace {

constexpr core::Choice numbersOfWords[] = {
    {"0", PUZZLE_TEXT("anagrams", "Any order of the letters")},
    {"1", PUZZLE_TEXT("anagrams", "One word of the dictionary")},
    {"2", PUZZLE_TEXT("anagrams", "One or two words")},
    {"3", PUZZLE_TEXT("anagrams", "One to three words")},
};

constexpr core::Option everyOption[] = {
    {.id = "word",
     .name = PUZZLE_TEXT("anagrams", "Word"),
     .type = core::Option::Word,
     .initial = "abc",
     .about = PUZZLE_TEXT("anagrams",
                          "One to nine letters, accents included; up to 20 if they are to make words")},
    {.id = "distinct",
     .name = PUZZLE_TEXT("anagrams", "Each word once"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("anagrams", "Repeated letters do not make the same word again")},
    {.id = "words",
     .name = PUZZLE_TEXT("anagrams", "To make"),
     .type = core::Option::OneOf,
     .initial = "0",
     .choices = numbersOfWords,
     .about = PUZZLE_TEXT("anagrams", "What the letters are to make")},
    {.id = "language",
     .name = PUZZLE_TEXT("anagrams", "Dictionary"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("anagrams",
                          "The name of a dictionary, such as fr or en_US, or of your own list of words"),
     .blank = PUZZLE_TEXT("anagrams", "your language")},
    {.id = "plain",
     .name = PUZZLE_TEXT("anagrams", "Ignore accents"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("anagrams", "In words of the dictionary, é is e, and œ is oe")},
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"anagrammes", "anagram", "anagramme", "words", "mots"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "distincts", "distinct"},
    {core::OtherName::Option, "distinctes", "distinct"},
    {core::OtherName::Option, "mots", "words"},
    {core::OtherName::Option, "langue", "language"},
    {core::OtherName::Option, "dictionnaire", "language"},
    {core::OtherName::Option, "dictionary", "language"},
    {core::OtherName::Option, "sansaccents", "plain"},
    {core::OtherName::Option, "ignorerlesaccents", "plain"},
    {core::OtherName::Value, "francais", "fr"},
    {core::OtherName::Value, "french", "fr"},
    {core::OtherName::Value, "anglais", "en"},
    {core::OtherName::Value, "english", "en"},
};

constexpr core::Preset presets[] = {
    {"anagrams:rose", PUZZLE_TEXT("anagrams", "rose, sore, eros")},
    {"anagrams:abc", PUZZLE_TEXT("anagrams", "abc, the course’s example")},
    {"anagrams:least", PUZZLE_TEXT("anagrams", "least, slate, stale, steal, tales")},
    {"anagrams:chien", PUZZLE_TEXT("anagrams", "chien, niche, chine")},
    {"anagrams:écran", PUZZLE_TEXT("anagrams", "écran, nacré, ancré, carné")},
    {"anagrams:été", PUZZLE_TEXT("anagrams", "été, all 6 orders of its letters")},
    {"anagrams:été,distinct", PUZZLE_TEXT("anagrams", "été, each word once")},
    {"anagrams:ananas,distinct", PUZZLE_TEXT("anagrams", "ananas, its 60 words once each")},
    {"anagrams:migraine", PUZZLE_TEXT("anagrams", "migraine, imaginer")},
    {"anagrams:algorithm", PUZZLE_TEXT("anagrams", "algorithm, logarithm")},
    {"anagrams:listen,words=1,language=en", PUZZLE_TEXT("anagrams", "listen, an English word")},
    {"anagrams:dormitory,words=2,language=en", PUZZLE_TEXT("anagrams", "dormitory, two English words")},
    {"anagrams:chien,words=1,language=fr", PUZZLE_TEXT("anagrams", "chien, a French word")},
    {"anagrams:ecranplat,words=2,language=fr,plain",
     PUZZLE_TEXT("anagrams", "ecranplat, two French words, accents ignored")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "anagrams",
    "The letters of a word form a row. From left to right, each place gets the letter that stays there: the "
    "one already there, or one further right, which swaps places with it. A letter in its final place is "
    "set; when only one is left open, the word is complete.\n\nClick an open letter, drag it to the first "
    "open place, or type the number of its place. Click a set letter, or press Backspace, to take letters "
    "back. In the tree below, click any word to make it.\n\nTrying every open letter in the first open "
    "place, and then doing the same with the rest, is a recursion: a procedure that calls itself on a "
    "shorter row. It makes every order of the n letters: there are n × (n − 1) × … × 1. After each call the "
    "two letters swap back, so that the next exchange starts from the same row.\n\nRepeated letters make the "
    "same word several times; when each word is made only once, a letter is skipped where an identical one "
    "has already been.\n\nThe letters can also be asked to make words of a dictionary: one word, or up to "
    "three. Then Space ends a word, and the next letter begins another; the keys of the letters choose "
    "them.");

/// Returns the text without blanks and punctuation, since of a phrase only the letters matter.
std::string withoutPunctuation(std::string_view text)
{
    constexpr std::u32string_view punctuation = U" ,.;:!?'\"()-\u00a0\u202f‘’“”«»–—…";
    std::string letters;
    while (!text.empty()) {
        const std::string_view rest = text;
        const std::optional<char32_t> point = takePoint(text);
        if (!point)
            return letters.append(text); // which is reported where it is read
        if (punctuation.find(*point) == punctuation.npos)
            letters += rest.substr(0, rest.size() - text.size());
    }
    return letters;
}

std::string compose(const core::Values &values)
{
    const std::string words = values.text("words");
    const std::string letters = withoutPunctuation(values.text("word"));
    if (words.empty() || words == "0")
        return letters + (values.on("distinct") ? ",distinct" : "");
    const std::string language = values.text("language");
    return letters + ",words=" + words + (language.empty() ? "" : ",language=" + language) +
           (values.on("plain") ? ",plain" : "");
}

core::Values describe(const Anagrams &anagrams)
{
    core::Values values(everyOption);
    values.set("word", utf8(anagrams.word()));
    values.set("distinct", anagrams.distinct() ? "on" : "off");
    values.set("words", std::to_string(anagrams.realWords().most));
    values.set("language", anagrams.realWords().language);
    values.set("plain", anagrams.realWords().plain ? "on" : "off");
    return values;
}

const core::Solver &preferred(const Anagrams &anagrams, const core::Position &, core::Goal)
{
    return *kind().solver(anagrams.asksForWords() ? "words" : "swaps");
}

core::Judgement judge(const Anagrams &anagrams, const core::Position &position, core::SearchContext &context)
{
    if (anagrams.asksForWords())
        return judgeWords(anagrams, position, context);
    const Row row(position);
    if (row.isWhole())
        return {core::Judgement::Solved,
                {PUZZLE_TEXT("anagrams", "%1 is word %2 of %3."),
                 {anagrams.text(row), rankOf(anagrams, row), countWordsFrom(anagrams, Row(row.size()))}}};
    return {core::Judgement::Solvable,
            {PUZZLE_TEXT_N("anagrams", "%n word(s) can still be made."), {countWordsFrom(anagrams, row)}}};
}

core::Hint hint(const Anagrams &anagrams, const core::Position &position, core::SearchContext &context)
{
    if (anagrams.asksForWords())
        return hintAtWords(anagrams, position, context);
    const Row row(position);
    if (row.isWhole())
        return {{}, {PUZZLE_TEXT("anagrams", "The word is complete. Take letters back to make another.")}};
    const int open = row.setCount();
    return {row.steps(open).path(),
            {PUZZLE_TEXT("anagrams", "“%1” can stay at place %2: that is tried first."),
             {anagrams.text(row, open), open + 1},
             {{std::int16_t(open), core::Role::Target, {}}}}};
}

/// Returns the word or the words. A word whose accents are disregarded is followed by the ways to write it.
core::Name caption(const Anagrams &anagrams, const core::Position &position)
{
    const Row row = anagrams.row(position);
    const auto list = anagrams.realWords().plain && row.isWhole() ? anagrams.knownWordList() : nullptr;
    return {list ? spelled(anagrams, *list, row) : anagrams.write(position)};
}

std::string dictionary(const Anagrams &anagrams)
{
    const bool isInstalled = anagrams.asksForWords() && findDictionary(anagrams.realWords().language);
    return isInstalled ? anagrams.dictionaryName() : std::string();
}

} // namespace

const core::Kind &kind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {swaps::solver(), words::solver()};
    static const core::Kind anagrams = {
        .id = "anagrams",
        .name = PUZZLE_TEXT("anagrams", "Anagrams"),
        .about = PUZZLE_TEXT("anagrams", "Put the letters of a word in every possible order."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .distinguishesPieces = true,
        .parse = core::withOtherNames<namesInLines, read>,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .caption = core::callback<caption>,
        .searchSpace = core::callback<searchSpace>,
        .notations = notations,
        .dictionary = core::callback<dictionary>,
    };
    return anagrams;
}

} // namespace anagrams

// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/languagehabits.h"

#include <algorithm>
#include <iterator>

namespace anagrams {

namespace {

constexpr LanguageHabits habits[] = {
    {"cs", U"aikosuvz"},    {"da", U"iå", true},   {"de", U"", true, true}, {"en", U"aI", true},
    {"es", U"aeouy", true}, {"fr", U"aàyô", true}, {"it", U"aeioè", true},  {"nb", U"iå", true},
    {"nl", U"u", true},     {"pl", U"aiouwz"},     {"pt", U"aeoàéó", true}, {"ru", U"авикосуя"},
    {"sk", U"aikosuvz"},    {"sv", U"iåö", true},  {"uk", U"авезійоує"},
};

} // namespace

LanguageHabits habitsOf(std::string_view dictionary)
{
    const std::string_view language = dictionary.substr(0, dictionary.find_first_of("_-"));
    const auto *found = std::ranges::find(habits, language, &LanguageHabits::language);
    return found == std::end(habits) ? LanguageHabits{language} : *found;
}

} // namespace anagrams

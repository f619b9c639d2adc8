// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"
#include "anagrams/dictionary/speller.h"
#include "benchmarks/silentcontext.h"
#include "benchmarks/table.h"
#include "core/positionline.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

core::Game read(const char *line)
{
    const core::Kind *kinds[] = {&anagrams::kind()};
    core::LineReading reading = core::readLine(kinds, line);
    if (const core::Game *game = std::get_if<core::Game>(&reading.reading))
        return *game;
    std::fprintf(stderr, "bench_anagrams: not a position: %s\n", line);
    std::exit(EXIT_FAILURE);
}

std::uint64_t count(const core::Game &game)
{
    core::Task task;
    task.goal = core::Goal::Count;
    task.from = game.position;
    bench::SilentContext context;
    return anagrams::kind().solver("words")->solve(*game.puzzle, task, context).stats.solutions;
}

/// Counts the words by the textbook method: Hunspell is asked about every order of the letters.
std::uint64_t plain(anagrams::Speller &speller, anagrams::Word word)
{
    std::ranges::sort(word);
    std::uint64_t words = 0;
    do {
        words += speller.accepts(word) ? 1 : 0;
    } while (std::ranges::next_permutation(word).found);
    return words;
}

} // namespace

/// The dictionary is the package hunspell-en-us.
int main(int number, char **arguments)
{
    const bench::Table table(number, arguments);
    const auto files = anagrams::findDictionary("en");
    const auto speller = files ? anagrams::Speller::load(*files, anagrams::Encoding::latin1())
                               : std::shared_ptr<anagrams::Speller>();
    if (!speller) {
        std::fprintf(stderr, "bench_anagrams: there is no English dictionary, so nothing is measured\n");
        return EXIT_SUCCESS;
    }
    const struct {
        const char *name;
        const char *line;
    } works[] = {
        {"listen, all words", "anagrams:listen,words=1,language=en"},
        {"triangle, all words", "anagrams:triangle,words=1,language=en"},
    };
    for (const auto &work : works) {
        const core::Game game = read(work.line);
        const anagrams::Word &word = static_cast<const anagrams::Anagrams &>(*game.puzzle).word();
        const std::uint64_t found = count(game);
        if (const std::uint64_t expected = plain(*speller, word); found != expected)
            std::fprintf(stderr, "bench_anagrams: %s: %llu words, the baseline %llu\n", work.name,
                         static_cast<unsigned long long>(found), static_cast<unsigned long long>(expected));
        const bench::Times times =
            bench::measure([&] { bench::keep(count(game)); }, [&] { bench::keep(plain(*speller, word)); });
        table.add({.work = work.name,
                   .ours = times.ours,
                   .baseline = times.baseline,
                   .against = "Hunspell, every order"});
    }
    return EXIT_SUCCESS;
}

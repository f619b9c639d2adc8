// SPDX-License-Identifier: MIT
#include "benchmarks/plaindogs.h"
#include "benchmarks/silentcontext.h"
#include "benchmarks/table.h"
#include "core/positionline.h"
#include "dogs/dogs.h"

#include <cstdio>
#include <cstdlib>

namespace {

core::Game read(const char *line)
{
    const core::Kind *kinds[] = {&dogs::kind()};
    core::LineReading reading = core::readLine(kinds, line);
    if (const core::Game *game = std::get_if<core::Game>(&reading.reading))
        return *game;
    std::fprintf(stderr, "bench_dogs: not a position: %s\n", line);
    std::exit(EXIT_FAILURE);
}

core::Stats solve(const core::Game &game, const core::Solver &method, core::Goal goal)
{
    core::Task task;
    task.goal = goal;
    task.from = game.position;
    bench::SilentContext context;
    return method.solve(*game.puzzle, task, context).stats;
}

std::uint64_t plain(const core::Game &game)
{
    std::vector<bench::DogCard> cards;
    for (const dogs::Card &card : static_cast<const dogs::Dogs &>(*game.puzzle).cards())
        cards.push_back({card.faces[0], card.faces[1], card.faces[2], card.faces[3]});
    const auto &puzzle = static_cast<const dogs::Dogs &>(*game.puzzle);
    return bench::PlainDogs(std::move(cards), std::size_t(puzzle.grid().columns), puzzle.hasPlainEdges(),
                            puzzle.frame())
        .count();
}

/// Beside these baselines stands a program of others. On a board of 5x5 with 9,984 solutions, three kinds of edges inside
/// and a fourth along the border, a process of ours counted them by one thread in 7.5 ms, and the C++ engine of
/// raphael-anjou/eternity2 (2026), which fills the board row by row, in 1,560 ms: medians of three, by processor time.
struct Work {
    const char *name;
    const char *line;
    const char *method;
    core::Goal goal;
    std::optional<double> seconds; ///< the time that is the goal of the benchmark; none if there is no goal
    bool compared;                 ///< whether the baseline is fast enough to run
};

constexpr Work works[] = {
    {"nine dog cards, all 16", "dogs:3x3", "placement", core::Goal::All, 1.6e-6, true},
    {"nine dog cards, counted", "dogs:3x3", "placement", core::Goal::Count, {}, true},
    {"nine dog cards, all orders and turns", "dogs:3x3", "permutations", core::Goal::All, {}, true},
    {"twelve dog cards, all", "dogs:4x3", "placement", core::Goal::All, {}, true},
    {"sixteen dog cards, all", "dogs:4x4", "placement", core::Goal::All, {}, true},
    {"twenty-five dog cards, all", "dogs:5x5", "placement", core::Goal::All, {}, false},
    {"nine with equal edges, counted",
     "dogs:3x3,equal,deal=unique,count=5,seed=1",
     "placement",
     core::Goal::Count,
     {},
     true},
    {"sixteen with equal edges and a border",
     "dogs:4x4,equal,frame=1",
     "placement",
     core::Goal::Count,
     {},
     true},
};

void measure(const bench::Table &table, const Work &work)
{
    const core::Game game = read(work.line);
    const core::Solver &method = *dogs::kind().solver(work.method);
    const auto ours = [&] { bench::keep(solve(game, method, work.goal)); };
    const auto theirs = [&] { bench::keep(plain(game)); };
    if (work.compared && solve(game, method, work.goal).solutions != plain(game))
        std::fprintf(stderr, "bench_dogs: %s: the baseline finds another number\n", work.name);
    const bench::Times times = bench::measure(ours, work.compared ? bench::Work(theirs) : bench::Work());
    table.add({.work = work.name,
               .ours = times.ours,
               .baseline = times.baseline,
               .against = work.compared ? "row by row, each card in each turn" : "",
               .goal = work.seconds});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const Work &work : works)
        measure(table, work);
}

// SPDX-License-Identifier: MIT
#include "benchmarks/plainpegs.h"
#include "benchmarks/plainsolitaire.h"
#include "benchmarks/silentcontext.h"
#include "benchmarks/table.h"
#include "core/tracer.h"
#include "solitaire/search/meetinthemiddle.h"
#include "solitaire/search/reachableset.h"

#include <chrono>
#include <cstdio>
#include <limits>

namespace {

using Half = solitaire::BreadthFirst<std::uint32_t>;

/// The number of cores for which the goals are set.
constexpr int threads = 2;

core::Game read(const char *line)
{
    return std::get<core::Game>(solitaire::kind().parse(line, ""));
}

core::Outcome solve(const char *method, const core::Game &game, core::Goal goal)
{
    core::Task task;
    task.goal = goal;
    task.from = game.position;
    bench::SilentContext context(threads);
    return solitaire::kind().solver(method)->solve(*game.puzzle, task, context);
}

solitaire::Problem problem(const core::Game &game)
{
    return {static_cast<const solitaire::Solitaire &>(*game.puzzle), game.position};
}

/// Returns the number of positions, up to symmetry, that the games from the middle to the middle pass
/// through: those of the first half, and as many complements.
std::size_t winnable(const core::Game &game)
{
    bench::SilentContext context(threads);
    core::NullTracer tracer(context);
    const solitaire::Problem whole = problem(game);
    solitaire::MeetInTheMiddle<std::uint32_t> games(whole, Half::Keep::Links);
    games.build(tracer, context, std::numeric_limits<std::size_t>::max());
    games.markWinnable(tracer, context);
    std::size_t positions = 0;
    for (int level = 1; level < games.forward().levels(); ++level)
        positions += std::size_t(std::ranges::count(games.forward().level(level).winnable, 1));
    return 2 * positions;
}

/// Returns the number of positions, up to symmetry, that can be reached from the start, including the start.
std::size_t reachable(const core::Game &game)
{
    bench::SilentContext context(threads);
    core::NullTracer tracer(context);
    const solitaire::Problem whole = problem(game);
    constexpr int noBorder = -1000;
    solitaire::ReachableSet all({whole.board, whole.from, whole.possibleEnds}, noBorder);
    all.addRoot(whole.from);
    all.run(tracer, context);
    return all.total();
}

int sweeps(const core::Game &game)
{
    int count = 0;
    int peg = -1;
    for (const core::Step &step : solve("sweeps", game, core::Goal::First).path) {
        if (!step.to.onBoard())
            continue;
        count += step.piece != peg;
        peg = step.piece;
    }
    return count;
}

double secondsOnce(const bench::Work &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Measures work that takes seconds, in a single run.
bench::Times measureOnce(const bench::Work &ours, const bench::Work &baseline = {})
{
    return {secondsOnce(ours), baseline ? std::optional(secondsOnce(baseline)) : std::nullopt};
}

/// Adds a number that is the same on every machine, and reports it if it is not the expected one.
void figure(const bench::Table &table, const char *work, std::uint64_t ours, std::uint64_t expected,
            const char *unit)
{
    if (ours != expected)
        std::fprintf(stderr, "bench_solitaire: %s: %llu, which should be %llu\n", work,
                     static_cast<unsigned long long>(ours), static_cast<unsigned long long>(expected));
    table.add({.work = work, .ours = double(ours), .goal = double(expected), .unit = unit});
}

void figures(const bench::Table &table, const core::Game &middle)
{
    figure(table, "reachable up to symmetry", reachable(middle), 23475688, "boards");
    figure(table, "winnable up to symmetry", winnable(middle), 1679072, "boards");
    figure(table, "middle to middle", solve("memory", middle, core::Goal::Count).stats.solutions,
           40861647040079968, "games");
    figure(table, "fewest, middle to middle", std::uint64_t(sweeps(middle)), 18, "sweeps");
}

/// Beside these baselines stand programs of others, of M. Thill's solitaire-diamond (2024), by processor time. From the
/// usual start of the diamond, a process of ours finds a game in 59 ms (the median of three), and his search with a
/// table of 2 GB had found none after 130 s. On the English board, his search without a table is lucky with its order
/// of jumps: 4.5 ms, and ours 5.7 ms, most of them to start.
void speeds(const bench::Table &table, const core::Game &course, const core::Game &middle)
{
    bench::PlainSolitaire plain;
    const auto add = [&](const char *work, const bench::Times &times, const char *against,
                         std::optional<double> goal) {
        table.add(
            {.work = work, .ours = times.ours, .baseline = times.baseline, .against = against, .goal = goal});
    };
    add("first solution",
        bench::measure([&] { bench::keep(solve("memory", course, core::Goal::First)); },
                       [&] { bench::keep(plain.deadBoardCount()); }),
        "hash set of dead boards, one order", 23e-6);
    add("first solution, as in the course",
        bench::measure([&] { bench::keep(solve("course", course, core::Goal::First)); },
                       [&] { bench::keep(plain.callsOfTheCourse()); }),
        "the same on a square of numbers", {});
    add("all winnable boards", bench::measure([&] { bench::keep(winnable(middle)); }), "", 0.15);
    add("number of games",
        measureOnce([&] { bench::keep(solve("memory", middle, core::Goal::Count)); },
                    [&] { bench::keep(plain.games()); }),
        "hash map of boards up to the half", 0.2);
    add("all reachable boards", measureOnce([&] { bench::keep(reachable(middle)); }), "", 1.5);
    const core::Game own = read("own,cells=OOOOO/OOOOO/OOOOO/OOOOO,hole=23");
    const bench::PlainPegs plainOwn({"OOOOO", "OO.OO", "OOOOO", "OOOOO"});
    const std::uint64_t games = solve("memory", own, core::Goal::Count).stats.solutions;
    if (games != plainOwn.games())
        std::fprintf(stderr, "bench_solitaire: the baseline finds another number on a board of 4x5\n");
    add("number of games on a board of 4x5",
        bench::measure([&] { bench::keep(solve("memory", own, core::Goal::Count)); },
                       [&] { bench::keep(plainOwn.games()); }),
        "hash map of boards", {});
    add("a game of 18 sweeps", measureOnce([&] { bench::keep(solve("sweeps", middle, core::Goal::First)); }),
        "", 1.0);
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    const core::Game course = read("english");
    const core::Game middle = read("english,end=44");
    speeds(table, course, middle);
    figures(table, middle);
}

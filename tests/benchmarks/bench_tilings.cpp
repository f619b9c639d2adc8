// SPDX-License-Identifier: MIT
#include "benchmarks/dancinglinks.h"
#include "benchmarks/silentcontext.h"
#include "core/positionline.h"
#include "tilings/tilings.h"

#include <cstdio>
#include <cstdlib>

namespace {

core::Game read(const std::string &line)
{
    const core::Kind *kinds[] = {&tilings::kind()};
    core::LineReading reading = core::readLine(kinds, line);
    if (const core::Game *game = std::get_if<core::Game>(&reading.reading))
        return *game;
    std::fprintf(stderr, "bench_tilings: not a position: %s\n", line.c_str());
    std::exit(EXIT_FAILURE);
}

std::uint64_t solve(const char *method, const core::Game &game, core::Goal goal, int threads = 1)
{
    core::Task task;
    task.goal = goal;
    task.from = game.position;
    bench::SilentContext context(threads);
    return tilings::kind().solver(method)->solve(*game.puzzle, task, context).stats.solutions;
}

struct Board {
    const char *name;
    std::vector<std::string> rows;
    double secondsGoal; ///< the goal for the time in which `cells` finds all solutions
};

const Board boards[] = {
    {"3x20", std::vector<std::string>(3, std::string(20, '.')), 37e-6},
    {"4x15", std::vector<std::string>(4, std::string(15, '.')), 0.0013},
    {"5x12", std::vector<std::string>(5, std::string(12, '.')), 0.0064},
    {"6x10", std::vector<std::string>(6, std::string(10, '.')), 0.019},
    {"8x8 without its centre",
     {"........", "........", "........", "...##...", "...##...", "........", "........", "........"},
     0},
};

std::string lineOf(const Board &board)
{
    std::string line = "tiling:" + std::to_string(board.rows.size()) + 'x' +
                       std::to_string(board.rows[0].size()) + ",pentominoes:";
    for (const std::string &row : board.rows)
        line += row + '/';
    line.pop_back();
    return line;
}

void countAll(const bench::Table &table, const Board &board, const char *method)
{
    const core::Game game = read(lineOf(board));
    const std::uint64_t solutions = solve(method, game, core::Goal::Count);
    const std::uint64_t expected = bench::DancingLinks(board.rows).count();
    if (solutions != expected)
        std::fprintf(stderr, "bench_tilings: %s: %llu solutions, the baseline %llu\n", board.name,
                     static_cast<unsigned long long>(solutions), static_cast<unsigned long long>(expected));
    const bench::Times times = bench::measure([&] { bench::keep(solve(method, game, core::Goal::Count)); },
                                              [&] { bench::keep(bench::DancingLinks(board.rows).count()); });
    bench::Row row{.work = std::string(method) + ", all of " + board.name,
                   .ours = times.ours,
                   .baseline = times.baseline,
                   .against = "dancing links"};
    if (board.secondsGoal > 0 && method == std::string("cells"))
        row.goal = board.secondsGoal;
    table.add(row);
}

void firstAndListed(const bench::Table &table)
{
    const core::Game large = read("tiling:6x10,pentominoes");
    for (const char *method : {"cells", "cover"}) {
        const std::string name = std::string(method) + ", 6x10, ";
        table.add(
            {.work = name + "the first",
             .ours = bench::measure([&] { bench::keep(solve(method, large, core::Goal::First)); }).ours});
        table.add(
            {.work = name + "all on two threads",
             .ours = bench::measure([&] { bench::keep(solve(method, large, core::Goal::Count, 2)); }).ours});
        table.add({.work = name + "all listed",
                   .ours = bench::measure([&] { bench::keep(solve(method, large, core::Goal::All)); }).ours});
    }
    const core::Game small = read("tiling:3x7,tetrominoes");
    for (const char *method : {"vinrich", "cells", "cover"})
        table.add({.work = std::string(method) + ", the 52 of 3x7",
                   .ours = bench::measure([&] { bench::keep(solve(method, small, core::Goal::All)); }).ours});
}

/// Measures boards and pieces that a player may state. On the machine where `cells` counted the 8x8 board in 0.35 s
/// and 13 MB, and `cover` in 8.9 s, the program pentomino-solver by M. Lepage (2005) took 33 s and 3 MB, for one of
/// each eight images.
void ownBoards(const bench::Table &table)
{
    const struct {
        const char *name;
        const char *line;
        std::uint64_t solutions;
    } works[] = {
        {"8x8 with a square piece", "tiling:8x8,pentominoes,pieces=O", 8 * 16'146},
        {"3x30, one-sided", "tiling:3x30,pentominoes,onesided", 4 * 46},
    };
    for (const auto &work : works) {
        const core::Game game = read(work.line);
        if (const std::uint64_t found = solve("cells", game, core::Goal::Count); found != work.solutions)
            std::fprintf(stderr, "bench_tilings: %s: %llu solutions\n", work.name,
                         static_cast<unsigned long long>(found));
        table.add(
            {.work = std::string("cells, all of ") + work.name,
             .ours = bench::measure([&] { bench::keep(solve("cells", game, core::Goal::Count)); }).ours});
    }
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const Board &board : boards)
        countAll(table, board, "cells");
    for (const Board &board : boards)
        countAll(table, board, "cover");
    firstAndListed(table);
    ownBoards(table);
    return 0;
}

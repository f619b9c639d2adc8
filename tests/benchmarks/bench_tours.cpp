// SPDX-License-Identifier: MIT
#include "benchmarks/plainknight.h"
#include "benchmarks/quiet.h"
#include "tours/bishop.h"
#include "tours/bishopkind.h"
#include "tours/existence.h"
#include "tours/jumps.h"
#include "tours/wholetour.h"

#include <cstdio>
#include <numeric>

namespace {

constexpr core::Grid chessboard{8, 8};

using Method = tours::Cells (*)(core::Grid);

tours::Cells open(core::Grid grid)
{
    return tours::openTour(grid);
}
tours::Cells closed(core::Grid grid)
{
    return tours::closedTour(grid);
}

/// What it costs to write as many squares down, in any order.
tours::Cells inOrder(core::Grid grid)
{
    tours::Cells cells(std::size_t(grid.size()));
    std::iota(cells.begin(), cells.end(), 0U);
    return cells;
}

bench::Work making(Method method, core::Grid grid)
{
    return [=] { bench::keep(method(grid)); };
}

bool isTour(core::Grid grid, const tours::Cells &tour, bool closed)
{
    if (tour.size() != std::size_t(grid.size()))
        return false;
    std::vector<bool> visited(tour.size());
    for (std::size_t i = 0; i < tour.size(); ++i) {
        const std::uint32_t next = tour[(i + 1) % tour.size()];
        if (visited[tour[i]] ||
            ((closed || i + 1 < tour.size()) && !tours::isJump(grid, int(tour[i]), int(next))))
            return false;
        visited[tour[i]] = true;
    }
    return true;
}

void check(const char *work, core::Grid grid, const tours::Cells &tour, bool closed)
{
    if (!isTour(grid, tour, closed))
        std::fprintf(stderr, "bench_tours: %s: that is no tour\n", work);
}

struct Knights {
    const char *name;
    core::Grid grid;
    bool closed;
    double goalSeconds;
    Method baseline;
    const char *against;
};

constexpr Knights knights[] = {
    {"knight, open 8x8", chessboard, false, 0.35e-6, bench::plainTour, "ways counted anew at every jump"},
    {"knight, closed 8x8", chessboard, true, 4e-6, bench::plainClosedTour,
     "the same by chance until it closes"},
    {"knight, open 10 000x10 000", {10000, 10000}, false, 1, inOrder, "as many numbers, in order"},
    {"knight, closed 8 000x8 000", {8000, 8000}, true, 1, inOrder, "as many numbers, in order"},
};

void measure(const bench::Table &table, const Knights &work)
{
    const Method ours = work.closed ? closed : open;
    check(work.name, work.grid, ours(work.grid), work.closed);
    const bench::Times times = bench::measure(making(ours, work.grid), making(work.baseline, work.grid));
    table.add({.work = work.name,
               .ours = times.ours,
               .baseline = times.baseline,
               .against = work.against,
               .goal = work.goalSeconds});
}

/// On how many of the boards that have tours from the corner a method finds none.
int failures(Method method, bool closed)
{
    constexpr int longest = 60;
    int failed = 0;
    for (int columns = 1; columns <= longest; ++columns) {
        for (int rows = 1; rows <= longest; ++rows) {
            const core::Grid grid{columns, rows};
            if ((grid.size() > 1 || !closed) && tours::whyNoTour(grid, 0, closed).empty())
                failed += !isTour(grid, method(grid), closed);
        }
    }
    return failed;
}

void measureFailures(const bench::Table &table)
{
    table.add({.work = "knight, open: failures to 60x60",
               .ours = double(failures(open, false)),
               .baseline = double(failures(bench::plainTour, false)),
               .against = "ways counted anew at every jump",
               .goal = 0,
               .unit = "boards"});
    table.add({.work = "knight, closed: failures to 60x60",
               .ours = double(failures(closed, true)),
               .goal = 0,
               .unit = "boards"});
}

std::uint64_t bishops(const tours::Bishop &bishop, const char *method)
{
    core::Task task;
    task.goal = core::Goal::All;
    task.from = bishop.start();
    bench::Quiet quiet;
    return tours::bishopKind().solver(method)->solve(bishop, task, quiet).stats.solutions;
}

void measureBishop(const bench::Table &table)
{
    const tours::Bishop bishop(chessboard, 0);
    if (bishops(bishop, "pruned") != 70 || bishops(bishop, "course") != 70)
        std::fprintf(stderr, "bench_tours: the bishop has 70 tours\n");
    const bench::Times times = bench::measure([&] { bench::keep(bishops(bishop, "pruned")); },
                                              [&] { bench::keep(bishops(bishop, "course")); });
    table.add({.work = "bishop, all 70 of 8x8",
               .ours = times.ours,
               .baseline = times.baseline,
               .against = "the course's program",
               .goal = 3e-3});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const Knights &work : knights)
        measure(table, work);
    measureFailures(table);
    measureBishop(table);
}

// SPDX-License-Identifier: MIT
#include "benchmarks/plainknight.h"
#include "benchmarks/silentcontext.h"
#include "tours/bishop/bishop.h"
#include "tours/bishop/kind.h"
#include "tours/knight/construction.h"
#include "tours/knight/jumps.h"
#include "tours/knight/knight.h"

#include <cstdio>
#include <numeric>

namespace {

constexpr core::Grid chessboard{8, 8};

using TourMaker = tours::Cells (*)(core::Grid);

tours::Cells makeOpen(core::Grid grid)
{
    return tours::openTour(grid);
}
tours::Cells makeClosed(core::Grid grid)
{
    return tours::closedTour(grid);
}

/// Returns the cells in order: the baseline for the cost of writing that many squares.
tours::Cells listInOrder(core::Grid grid)
{
    tours::Cells cells(std::size_t(grid.size()));
    std::iota(cells.begin(), cells.end(), 0U);
    return cells;
}

bench::Work workOf(TourMaker method, core::Grid grid)
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

struct KnightRow {
    const char *name;
    core::Grid grid;
    bool closed;
    double goalSeconds;
    TourMaker baseline;
    const char *against;
};

constexpr KnightRow knightRows[] = {
    {"knight, open 8x8", chessboard, false, 0.23e-6, bench::plainTour, "ways counted anew at every jump"},
    {"knight, closed 8x8", chessboard, true, 0.22e-6, bench::plainClosedTour,
     "the same by chance until it closes"},
    {"knight, open 10 000x10 000", {10000, 10000}, false, 1, listInOrder, "as many numbers, in order"},
    {"knight, closed 8 000x8 000", {8000, 8000}, true, 1, listInOrder, "as many numbers, in order"},
};

void measure(const bench::Table &table, const KnightRow &row)
{
    const TourMaker ours = row.closed ? makeClosed : makeOpen;
    check(row.name, row.grid, ours(row.grid), row.closed);
    const bench::Times times = bench::measure(workOf(ours, row.grid), workOf(row.baseline, row.grid));
    table.add({.work = row.name,
               .ours = times.ours,
               .baseline = times.baseline,
               .against = row.against,
               .goal = row.goalSeconds});
}

/// Returns the number of boards on which a method finds no tour, of all that have one from the corner.
int failures(TourMaker method, bool closed)
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
               .ours = double(failures(makeOpen, false)),
               .baseline = double(failures(bench::plainTour, false)),
               .against = "ways counted anew at every jump",
               .goal = 0,
               .unit = "boards"});
    table.add({.work = "knight, closed: failures to 60x60",
               .ours = double(failures(makeClosed, true)),
               .goal = 0,
               .unit = "boards"});
}

std::uint64_t countBishopTours(const tours::Bishop &bishop, const char *method)
{
    core::Task task;
    task.goal = core::Goal::All;
    task.from = bishop.start();
    bench::SilentContext context;
    return tours::bishopKind().solver(method)->solve(bishop, task, context).stats.solutions;
}

void measureBishop(const bench::Table &table)
{
    const tours::Bishop bishop(chessboard, 0);
    if (countBishopTours(bishop, "pruned") != 70 || countBishopTours(bishop, "course") != 70)
        std::fprintf(stderr, "bench_tours: the bishop has 70 tours\n");
    const bench::Times times = bench::measure([&] { bench::keep(countBishopTours(bishop, "pruned")); },
                                              [&] { bench::keep(countBishopTours(bishop, "course")); });
    table.add({.work = "bishop, all 70 of 8x8",
               .ours = times.ours,
               .baseline = times.baseline,
               .against = "the course's program",
               .goal = 0.86e-3});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const KnightRow &row : knightRows)
        measure(table, row);
    measureFailures(table);
    measureBishop(table);
}

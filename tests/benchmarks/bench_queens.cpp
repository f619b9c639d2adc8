// SPDX-License-Identifier: MIT
#include "benchmarks/plainqueens.h"
#include "benchmarks/silentcontext.h"
#include "queens/queens.h"

#include <cstdio>

namespace {

std::uint64_t solve(int size, core::Goal goal)
{
    const queens::Queens board(size);
    core::Task task;
    task.goal = goal;
    task.from = board.start();
    bench::SilentContext context;
    return queens::kind().solver("bits")->solve(board, task, context).stats.solutions;
}

void compare(int size, std::uint64_t ours)
{
    const std::uint64_t theirs = bench::plainQueens(size);
    if (ours != theirs)
        std::fprintf(stderr, "bench_queens: %d: %llu solutions, the baseline %llu\n", size,
                     static_cast<unsigned long long>(ours), static_cast<unsigned long long>(theirs));
}

struct Work {
    const char *name;
    int size;
    core::Goal goal;
    double goalSeconds;
    bool compared; ///< whether the baseline is fast enough to run
};

constexpr Work works[] = {
    {"all listed, N=14", 14, core::Goal::All, 0.12, true},
    {"count, N=14", 14, core::Goal::Count, 0.010, true},
    {"count, N=16", 16, core::Goal::Count, 0.12, true},
    {"count, N=18", 18, core::Goal::Count, 5.0, false},
};

void measure(const bench::Table &table, const Work &work)
{
    const auto ours = [&] { bench::keep(solve(work.size, work.goal)); };
    const auto theirs = [&] { bench::keep(bench::plainQueens(work.size)); };
    if (work.compared)
        compare(work.size, solve(work.size, work.goal));
    const bench::Times times = bench::measure(ours, work.compared ? bench::Work(theirs) : bench::Work());
    table.add({.work = work.name,
               .ours = times.ours,
               .baseline = times.baseline,
               .against = work.compared ? "plain bitmap, counting" : "",
               .goal = work.goalSeconds});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const Work &work : works)
        measure(table, work);
}

// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "benchmarks/silentcontext.h"
#include "benchmarks/table.h"
#include "core/positionline.h"
#include "core/treecut.h"

#include <cstdio>

// Measures the speed-up of two threads over one, on searches that can be divided by subtrees or by levels.

namespace {

struct Work {
    const char *name;
    const char *line;
    const char *method;
    core::Goal goal;
    bool byTree = false; ///< counts by walking the tree, as for a part, even if a plain count does not
};

constexpr Work works[] = {
    {"sixteen dog cards in three colours",
     "dogs:4x4:-3,2,-2,3;3,-2,-3,-2;-3,3,-2,1;2,1,-3,3;-2,-1,2,-2;-2,-1,-1,3;3,1,1,-3;"
     "1,-2,-3,2;2,1,-3,-3;2,3,3,-2;-3,-3,2,-1;-2,2,-3,-2;2,2,3,3;-1,-2,-2,2;3,2,-2,-3;"
     "-3,1,3,-3",
     "placement", core::Goal::Count},
    {"twenty-five dog cards in six colours",
     "dogs:5x5:2,-5,-3,4;-4,-5,-5,1;-4,4,-1,6;5,-5,-4,5;1,-2,5,-3;-4,6,-5,-4;-6,5,-5,-1;"
     "-2,-1,1,4;-4,6,-6,4;-3,2,5,6;-4,3,4,5;-4,2,3,6;3,-3,4,2;4,5,-5,-5;5,-3,4,4;-5,4,-2,-1;"
     "-4,6,5,-4;-5,-6,4,-3;3,-5,-4,4;3,4,4,6;-1,-4,-6,-5;-6,-6,6,3;-4,5,-6,5;-6,5,1,-4;"
     "4,4,-5,-6",
     "placement", core::Goal::Count},
    {"knight's tours of 6x6", "knight:6x6", "pruned", core::Goal::Count},
    {"bishop's tours of 10x10", "bishop:10x10", "pruned", core::Goal::Count, true},
    {"pentominoes on 6x10", "tiling:6x10,pentominoes", "cells", core::Goal::Count},
    {"sixteen queens", "queens:16", "bits", core::Goal::Count},
    {"games of solitaire", "solitaire:english,end=44", "memory", core::Goal::Count},
    {"eighteen sweeps", "solitaire:english,end=44", "sweeps", core::Goal::First},
};

void measure(const bench::Table &table, const Work &work)
{
    const core::LineReading reading = core::readLine(app::kinds(), work.line);
    const auto *game = std::get_if<core::Game>(&reading.reading);
    if (!game) {
        std::fprintf(stderr, "bench_parallel: not a position: %s\n", work.line);
        return;
    }
    const core::Solver &method = *reading.kind->solver(work.method);
    const auto on = [&](int threads) {
        return [&method, game, &work, threads] {
            core::Task task;
            const core::Division whole;
            task.goal = work.goal;
            task.division = work.byTree ? &whole : nullptr;
            task.from = game->position;
            bench::SilentContext context(threads);
            bench::keep(method.solve(*game->puzzle, task, context).stats.solutions);
        };
    };
    const bench::Times times = bench::measure(on(2), on(1));
    table.add({.work = work.name, .ours = times.ours, .baseline = times.baseline, .against = "one thread"});
    table.add({.work = std::string(work.name) + ", sooner",
               .ours = *times.baseline / times.ours,
               .goal = 1.8,
               .unit = "times",
               .moreIsBetter = true});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    for (const Work &work : works)
        measure(table, work);
}

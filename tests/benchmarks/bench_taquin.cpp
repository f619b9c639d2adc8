// SPDX-License-Identifier: MIT
#include "benchmarks/plainsearch.h"
#include "benchmarks/silentcontext.h"
#include "benchmarks/table.h"
#include "core/positionline.h"
#include "support/data.h"
#include "taquin/pdb/pdbset.h"
#include "taquin/taquin.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

int cores()
{
    return int(std::max(std::thread::hardware_concurrency(), 1U));
}

core::Game read(const std::string &line)
{
    const core::Kind *kinds[] = {&taquin::kind()};
    core::LineReading reading = core::readLine(kinds, line);
    if (const core::Game *game = std::get_if<core::Game>(&reading.reading))
        return *game;
    std::fprintf(stderr, "bench_taquin: not a position: %s\n", line.c_str());
    std::exit(EXIT_FAILURE);
}

std::vector<core::Game> readAll(const QString &file)
{
    std::vector<core::Game> games;
    for (const QString &line : tests::dataLines(file)) {
        if (!line.startsWith(QLatin1Char('#')))
            games.push_back(read(line.toStdString()));
    }
    return games;
}

core::Outcome solve(const char *method, const core::Game &game, int threads = 1)
{
    core::Task task;
    task.from = game.position;
    bench::SilentContext context(threads);
    return taquin::kind().solver(method)->solve(*game.puzzle, task, context);
}

void rows(const bench::Table &table)
{
    const core::Game game = read("taquin:40x40,deal=even,count=10000,seed=1");
    const auto work = [&] { bench::keep(solve("rows", game)); };
    table.add({.work = "rows, 40x40", .ours = bench::measure(work).ours, .goal = 0.02});
}

/// Stops a search on all cores after a given time; the benchmark evaluates its best solution so far.
class Hurry : public bench::SilentContext {
public:
    explicit Hurry(double seconds)
        : SilentContext(cores()), m_end(Clock::now() + std::chrono::duration<double>(seconds))
    {
    }
    bool keepGoing(const core::Stats &) override { return Clock::now() < m_end; }

private:
    std::chrono::time_point<Clock, std::chrono::duration<double>> m_end;
};

constexpr const char *fifty = "Korf and Felner's 50";

struct Sprint {
    const char *size;
    int boards;
    double seconds;
    double goal; ///< the mean number of moves
};

constexpr Sprint sprints[] = {
    {"5x4", 30, 0.013, 76.0}, {"5x4", 30, 0.11, 73.2}, {fifty, 50, 0.15, 104.5},
    {fifty, 50, 1, 102.0},    {"6x6", 10, 0.25, 205},  {"6x6", 10, 1, 198},
    {"8x8", 6, 1, 600},       {"10x10", 6, 1, 1300},   {"40x40", 3, 0.1, 100'000},
};

std::vector<core::Game> boardsOf(const Sprint &sprint)
{
    if (std::string(sprint.size) == fifty)
        return readAll(QStringLiteral("korf24.txt"));
    std::vector<core::Game> games;
    for (int seed = 1; seed <= sprint.boards; ++seed)
        games.push_back(
            read(std::string("taquin:") + sprint.size + ",deal=even,seed=" + std::to_string(seed)));
    return games;
}

/// Measures the mean length of the solutions of `quick` in a given time with its tables ready; those of
/// `rows` are the baseline.
void quick(const bench::Table &table, const Sprint &sprint)
{
    const core::Solver &method = *taquin::kind().solver("quick");
    double moves = 0;
    double rowMoves = 0;
    for (const core::Game &game : boardsOf(sprint)) {
        bench::SilentContext context;
        method.prepare(*game.puzzle, context);
        core::Task task;
        task.from = game.position;
        task.untilStopped = true;
        task.seconds = sprint.seconds;
        Hurry hurry(sprint.seconds);
        const std::size_t length = method.solve(*game.puzzle, task, hurry).path.size();
        moves += length > 0 ? double(length) / sprint.boards : HUGE_VAL; // a timeout counts as infinite
        rowMoves += double(solve("rows", game).path.size()) / sprint.boards;
    }
    char seconds[16];
    std::snprintf(seconds, sizeof seconds, "%g", sprint.seconds);
    table.add({.work = std::string("quick, ") + sprint.size + " in " + seconds + " s",
               .ours = moves,
               .baseline = rowMoves,
               .against = "row by row",
               .goal = sprint.goal,
               .unit = "moves"});
}

struct Board {
    const char *name;
    const char *line;
};

/// The two boards of 3x3 that are farthest from the goal, and some of the hundred boards of Korf (1985),
/// turned round to the program's goal.
constexpr Board boards[] = {
    {"31 moves", "taquin:3x3:8 6 7 2 5 4 3 0 1"},
    {"31 moves, the other", "taquin:3x3:6 4 7 8 5 0 3 2 1"},
    {"Korf's 12th, 45 moves", "taquin:4x4:1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2"},
    {"Korf's 55th, 41 moves", "taquin:4x4:5 10 14 4 6 12 11 1 9 0 15 7 13 2 8 3"},
    {"Korf's 79th, 42 moves", "taquin:4x4:1 6 10 8 14 12 4 2 13 11 3 5 9 7 15 0"},
    {"Korf's 94th, 53 moves", "taquin:4x4:14 12 15 10 1 13 4 6 3 7 2 0 8 5 9 11"},
    {"3x3 to a spiral", "taquin:3x3,goal=spiral:8 7 6 5 4 3 1 2 0"},
    {"4x4 to a spiral", "taquin:4x4,goal=spiral,deal=walk,count=60,seed=1"},
    {"4x4 with the gap first", "taquin:4x4,goal=first,deal=walk,count=60,seed=1"},
};

bench::PlainSearch plainSearch(const core::Game &game)
{
    const auto &puzzle = static_cast<const taquin::Taquin &>(*game.puzzle);
    std::vector<int> tiles = puzzle.tileAt(game.position);
    std::vector<int> goal = puzzle.tileAt(puzzle.goal().position());
    for (std::vector<int> *numbers : {&tiles, &goal}) {
        for (int &number : *numbers)
            ++number; // the gap, -1, becomes 0
    }
    return {puzzle.grid().columns, std::move(tiles), goal};
}

void optimal(const bench::Table &table, const Board &board)
{
    const core::Game game = read(board.line);
    const std::size_t ours = solve("optimal", game).path.size();
    const int theirs = plainSearch(game).solve();
    if (ours != std::size_t(theirs))
        std::fprintf(stderr, "bench_taquin: %s: %zu moves, the baseline %d\n", board.name, ours, theirs);
    const bench::Times times = bench::measure([&] { bench::keep(solve("optimal", game)); },
                                              [&] { bench::keep(plainSearch(game).solve()); });
    table.add({.work = std::string("optimal, ") + board.name,
               .ours = times.ours,
               .baseline = times.baseline,
               .against = "Manhattan IDA*"});
}

/// Measures the first board after the program's start, which waits for the first tables.
void firstBoard(const bench::Table &table)
{
    const core::Game game = read(boards[2].line);
    const Clock::time_point begin = Clock::now();
    bench::keep(solve("optimal", game));
    table.add({.work = "optimal, first board, cold", .ours = secondsSince(begin), .goal = 0.2});
}

void buildDatabases(const bench::Table &table, taquin::PdbSet::Size size, const char *patterns, double goal)
{
    bench::SilentContext context;
    const auto parallelFor = [&](int parts, const std::function<void(int)> &work) {
        core::runParallel(context, cores(), parts, [&](int part, core::SearchContext &) { work(part); });
        return true;
    };
    const auto build = [&] { bench::keep(taquin::PdbSet::build({4, 4}, size, parallelFor)); };
    table.add({.work = std::string("tables ") + patterns + ", 4x4, all cores",
               .ours = bench::measure(build).ours,
               .goal = goal});
}

/// Returns the peak resident memory of this process in megabytes.
double mostMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::strtod(line.c_str() + 6, nullptr) / 1000; // the system reports kilobytes
    }
    return 0;
}

void korfsHundred(const bench::Table &table)
{
    const std::vector<core::Game> games = readAll(QStringLiteral("korf100.txt"));
    std::size_t moves = 0;
    const auto all = [&] {
        moves = 0;
        for (const core::Game &game : games)
            moves += solve("optimal", game, cores()).path.size();
    };
    table.add({.work = "optimal, Korf's 100, all cores", .ours = bench::measure(all).ours, .goal = 0.25});
    if (moves != 5305)
        std::fprintf(stderr, "bench_taquin: Korf's boards: %zu moves instead of 5305\n", moves);
    table.add({.work = "optimal, Korf's 100, memory", .ours = mostMegabytes(), .goal = 100, .unit = "MB"});
}

/// Returns the seconds for each of a thousand random boards, in ascending order.
std::vector<double> thousand(int firstSeed)
{
    std::vector<double> seconds;
    for (int seed = firstSeed; seed < firstSeed + 1000; ++seed) {
        const core::Game game = read("taquin:4x4,deal=even,seed=" + std::to_string(seed));
        const Clock::time_point begin = Clock::now();
        bench::keep(solve("optimal", game, cores()));
        seconds.push_back(secondsSince(begin));
    }
    std::ranges::sort(seconds);
    return seconds;
}

/// Measures the hardest board of each of nine thousands: it varies by a factor of five, so the median is
/// reported.
void thousands(const bench::Table &table)
{
    constexpr int count = 9;
    std::vector<double> hardest;
    for (int i = 0; i < count; ++i) {
        const std::vector<double> seconds = thousand(1 + 1000 * i);
        hardest.push_back(seconds.back());
        if (i > 0)
            continue;
        table.add({.work = "optimal, 1000 random 4x4, median", .ours = seconds[500], .goal = 0.8e-3});
        table.add({.work = "optimal, 1000 random 4x4, p90", .ours = seconds[900], .goal = 5e-3});
        table.add({.work = "optimal, 1000 random 4x4, max", .ours = seconds.back(), .goal = 0.12});
    }
    std::ranges::sort(hardest);
    table.add({.work = "the same, median of nine thousands", .ours = hardest[count / 2], .goal = 0.12});
}

/// Measures one of the boards that are farthest from the goal.
void eightyMoves(const bench::Table &table)
{
    const core::Game game = read("taquin:4x4:0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1");
    const auto work = [&] { bench::keep(solve("optimal", game, cores())); };
    table.add({.work = "optimal, 80 moves, all cores", .ours = bench::measure(work).ours, .goal = 1});
}

} // namespace

int main(int count, char **arguments)
{
    const bench::Table table(count, arguments);
    firstBoard(table);
    bench::SilentContext context;
    taquin::kind().solver("optimal")->prepare(*read(boards[2].line).puzzle, context);
    korfsHundred(table);
    thousands(table);
    eightyMoves(table);
    for (const Board &board : boards)
        optimal(table, board);
    buildDatabases(table, taquin::PdbSet::Small, "6-6-3", 0.2);
    buildDatabases(table, taquin::PdbSet::Large, "7-7-1", 0.9);
    rows(table);
    for (const Sprint &sprint : sprints)
        quick(table, sprint);
}

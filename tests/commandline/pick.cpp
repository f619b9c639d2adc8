// SPDX-License-Identifier: MIT
#include "pick.h"

#include "core/tracer.h"

#include <atomic>
#include <new>

namespace {

using core::Goal;
using core::Outcome;

core::Step lay(int cell)
{
    return {0, {}, {std::int16_t(cell)}};
}

class Cells : public core::Puzzle {
public:
    explicit Cells(int cells) : m_cells(cells) {}

    std::string options() const override { return std::to_string(m_cells); }
    std::string write(const core::Position &position) const override
    {
        return position[0].onBoard() ? std::to_string(position[0].cell) : ".";
    }
    std::string spell(const core::Position &, std::span<const core::Step> steps) const override
    {
        return steps.empty() ? std::string() : '+' + std::to_string(steps.front().to.cell);
    }
    std::variant<core::Path, core::Fault> replay(const core::Position &,
                                                 std::string_view moves) const override
    {
        return core::Path{lay(int(*core::wholeNumber(moves.substr(1))))};
    }
    core::Grid grid() const override { return {m_cells, 1}; }
    core::Position start() const override { return {core::Place()}; }
    std::vector<core::Path> moves(const core::Position &) const override { return {}; }
    core::Explanation why(const core::Position &, const core::Step &) const override { return {}; }
    bool solved(const core::Position &position) const override { return position[0].onBoard(); }

private:
    int m_cells;
};

core::Reading parse(std::string_view options, std::string_view)
{
    const auto cells = core::wholeNumber(options);
    if (!cells || *cells < 0 || *cells > 30000)
        return core::Fault{0, {PUZZLE_TEXT("pick", "so many cells cannot be")}};
    const auto puzzle = std::make_shared<const Cells>(int(*cells));
    return core::Game{puzzle, puzzle->start()};
}

Outcome each(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &tracer) {
        for (int cell = 0; cell < puzzle.grid().columns; ++cell) {
            if (!tracer.node(1))
                return Outcome{Outcome::Stopped, {}, {}, tracer.stats()};
            if (task.goal == Goal::Count) {
                ++tracer.stats().solutions;
                continue;
            }
            const bool more = tracer.found({lay(cell).to}, core::Path{lay(cell)});
            if (task.goal == Goal::First || !more)
                return Outcome{more ? Outcome::Solved : Outcome::Stopped, {lay(cell)}, {}, tracer.stats()};
        }
        return Outcome{Outcome::Solved, {}, {}, tracer.stats()};
    });
}

Outcome tally(const core::Puzzle &, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [](auto &tracer) {
        while (tracer.node(1))
            ++tracer.stats().solutions;
        return Outcome{Outcome::Stopped, {}, {}, tracer.stats()};
    });
}

Outcome shared(const core::Puzzle &puzzle, const core::Task &, core::SearchContext &context)
{
    std::atomic<std::uint64_t> found = 0;
    context.parallel(puzzle.grid().columns, [&](int cell, core::SearchContext &own) {
        ++found;
        own.found({lay(cell).to}, core::Path{lay(cell)});
        own.keepGoing({.nodes = 1024, .solutions = 1});
    });
    return {Outcome::Solved, {}, {}, {.nodes = found, .solutions = found}};
}

Outcome hungry(const core::Puzzle &, const core::Task &, core::SearchContext &context)
{
    context.found({lay(0).to}, core::Path{lay(0)});
    throw std::bad_alloc();
}

core::Explanation fitsNothing(const core::Puzzle &, const core::Position &, std::span<const core::Step>)
{
    return {PUZZLE_TEXT("pick", "no board is good enough")};
}

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &, core::SearchContext &)
{
    if (puzzle.grid().columns == 0)
        return {core::Judgement::Unsolvable, {PUZZLE_TEXT("pick", "there is nothing to pick")}};
    return {core::Judgement::Solvable};
}

constexpr Goal everyGoal[] = {Goal::First, Goal::All, Goal::Count};

core::Solver method(const char *id, std::span<const Goal> goals, decltype(core::Solver::solve) solve)
{
    core::Solver made{.id = id, .name = {}, .about = {}, .goals = goals};
    made.solve = solve;
    return made;
}

std::span<const core::Solver> methods()
{
    static std::vector<core::Solver> all = {
        method("each", everyGoal, each),
        method("one", std::span(everyGoal).first(1), each),
        method("tally", std::span(everyGoal).last(1), tally),
        method("shared", everyGoal, shared),
        method("hungry", everyGoal, hungry),
        method("choosy", everyGoal, each),
    };
    all.back().unsuitable = fitsNothing;
    return all;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, Goal)
{
    return methods().front();
}

} // namespace

const core::Kind &pick()
{
    static const core::Kind kind = [] {
        core::Kind made{};
        made.id = "pick";
        made.solvers = methods();
        made.parse = parse;
        made.preferred = preferred;
        made.judge = judge;
        return made;
    }();
    return kind;
}

// SPDX-License-Identifier: MIT
#include "support/toy.h"

#include "core/random.h"
#include "core/tracer.h"

#include <array>
#include <memory>
#include <new>

namespace toy {

namespace {

class Row : public core::Puzzle {
public:
    explicit Row(int cells) : m_cells(cells) {}

    std::string options() const override { return std::to_string(m_cells); }
    std::string write(const core::Position &position) const override
    {
        return std::to_string(position[0].cell);
    }
    std::string spell(const core::Position &, std::span<const core::Step> steps) const override
    {
        std::string moves;
        for (const core::Step &step : steps)
            moves += step.to.cell > step.from.cell ? 'r' : 'l';
        return moves;
    }
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override
    {
        core::Path path;
        core::Place at = from[0];
        for (const char move : moves) {
            const core::Place to{std::int16_t(at.cell + (move == 'r' ? 1 : -1))};
            if (to.cell < 0 || to.cell >= m_cells)
                return core::Fault{path.size(), {PUZZLE_TEXT("toy", "the row ends here")}};
            path.push_back({0, at, to});
            at = to;
        }
        return path;
    }
    core::Grid grid() const override { return {m_cells, 1}; }
    core::Position start() const override { return {core::Place{0}}; }
    std::vector<core::Path> moves(const core::Position &position) const override
    {
        std::vector<core::Path> all;
        for (const int by : {1, -1}) {
            const int to = position[0].cell + by;
            if (to >= 0 && to < m_cells)
                all.push_back({{0, position[0], {std::int16_t(to)}}});
        }
        return all;
    }
    core::Explanation why(const core::Position &, const core::Step &) const override
    {
        return {PUZZLE_TEXT("toy", "only to the next cell")};
    }
    bool solved(const core::Position &position) const override { return position[0].cell == m_cells - 1; }

    int cells() const { return m_cells; }

private:
    int m_cells;
};

core::Reading parse(std::string_view options, std::string_view position)
{
    const auto cells = core::wholeNumber(options);
    const auto cell = position.empty() ? 0 : core::wholeNumber(position);
    if (!cells || *cells < 2 || *cells > 1000 || !cell || *cell < 0 || *cell >= *cells)
        return core::Fault{0, {PUZZLE_TEXT("toy", "no such row")}};
    return game(int(*cells), int(*cell));
}

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::SearchContext &)
{
    return {puzzle.solved(position) ? core::Judgement::Solved : core::Judgement::Solvable};
}

core::Hint hint(const core::Puzzle &puzzle, const core::Position &position, core::SearchContext &)
{
    return {puzzle.moves(position).front(), {PUZZLE_TEXT("toy", "on to the end")}};
}

core::Outcome walk(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &watch) {
        core::Position position = task.from;
        core::Path path;
        while (!puzzle.solved(position) && watch.node(int(path.size()))) {
            path.push_back(puzzle.moves(position).front().front());
            core::advance(position, path.back());
            watch.changed([&] { return path.back(); });
        }
        watch.found(position, path);
        return core::Outcome{core::Outcome::Solved, path, {}, watch.stats()};
    });
}

core::Outcome wander(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &watch) {
        core::Random random(task.seed);
        core::Position position = task.from;
        core::Path taken;
        const std::uint64_t events = std::uint64_t(task.options.integer("events"));
        for (std::uint64_t i = 0; (events == 0 || i < events) && watch.node(int(taken.size())); ++i) {
            const std::vector<core::Path> moves = puzzle.moves(position);
            const core::Step step = moves[random.below(moves.size())].front();
            const auto what = random.below(5);
            if (what < 2 && !taken.empty()) {
                core::retreat(position, taken.back());
                taken.pop_back();
                watch.undid();
            } else if (what == 2) {
                watch.refused(1, [&] { return step; });
            } else {
                taken.push_back(step);
                core::advance(position, step);
                watch.did([&] { return step; });
            }
        }
        return core::Outcome{core::Outcome::Stopped, {}, {}, watch.stats()};
    });
}

core::Outcome fussy(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &watch) {
        const core::Step step = puzzle.moves(task.from).front().front();
        while (watch.node(0)) {
            for (int time = 0; time < 64; ++time)
                watch.refused(1, [&] { return step; });
        }
        return core::Outcome{core::Outcome::Stopped, {}, {}, watch.stats()};
    });
}

core::Outcome deaf(const core::Puzzle &, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &watch) {
        while (watch.node(1)) {
        }
        return core::Outcome{core::Outcome::Stopped, {}, {}, watch.stats()};
    });
}

core::Outcome many(const core::Puzzle &, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &watch) {
        for (long long i = task.options.integer("events"); i > 0 && watch.node(0); --i)
            if (!watch.found(task.from, {}))
                return core::Outcome{core::Outcome::Stopped, {}, {}, watch.stats()};
        return core::Outcome{core::Outcome::Solved, {}, {}, watch.stats()};
    });
}

core::Outcome hungry(const core::Puzzle &, const core::Task &, core::SearchContext &)
{
    throw std::bad_alloc();
}

core::Outcome hoard(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    std::vector<std::unique_ptr<std::array<char, 4000>>> hoarded(hoardedBytes / 4000);
    for (auto &block : hoarded) {
        block = std::make_unique<std::array<char, 4000>>();
        block->fill('x');
    }
    if (task.options.integer("events") == 0)
        return {core::Outcome::Impossible, {}, {}, {}};
    return walk(puzzle, task, context);
}

constexpr std::array goals{core::Goal::First, core::Goal::All};

std::span<const core::Solver> solvers()
{
    const auto make = [](const char *id, auto solve) {
        core::Solver solver{.id = id, .name = PUZZLE_TEXT("toy", "toy"), .about = {}, .goals = goals};
        solver.solve = solve;
        return solver;
    };
    static const std::array all{make("walk", walk),  make("wander", wander), make("fussy", fussy),
                                make("deaf", deaf),  make("many", many),     make("hungry", hungry),
                                make("hoard", hoard)};
    return all;
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind toy = [] {
        core::Kind made{};
        made.id = "toy";
        made.name = PUZZLE_TEXT("toy", "Toy");
        made.solvers = solvers();
        made.parse = parse;
        made.judge = judge;
        made.hint = hint;
        return made;
    }();
    return toy;
}

core::Game game(int cells, int cell)
{
    return {std::make_shared<Row>(cells), {core::Place{std::int16_t(cell)}}};
}

const core::Solver &solver(const char *id)
{
    return *kind().solver(id);
}

} // namespace toy

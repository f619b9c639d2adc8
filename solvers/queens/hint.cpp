// SPDX-License-Identifier: MIT
#include "queens/hint.h"

#include "queens/fewestfirst.h"
#include "queens/formula.h"
#include "queens/impossible.h"

namespace queens {

namespace {

constexpr std::uint64_t budget = 200000; // nodes, some 50 ms

/// Ends a search after a number of nodes.
class Budget : public core::Control {
public:
    explicit Budget(core::Control &control) : m_control(control) {}

    bool keepGoing(const core::Stats &stats) override
    {
        return stats.nodes < budget && m_control.keepGoing(stats);
    }
    bool record(std::span<const core::Event>) override { return true; }
    bool found(const core::Position &, std::span<const core::Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control &m_control;
};

/// The queens still to be set as the formula has them, if the others stand there too.
std::optional<core::Path> byFormula(const Queens &queens, const core::Position &position)
{
    if (!hasSolution(queens.size()))
        return std::nullopt;
    const std::vector<int> columns = formulaColumns(queens.size());
    core::Path path;
    for (int row = 0; row < queens.size(); ++row) {
        const core::Step step = queens.set(row, columns[std::size_t(row)]);
        const core::Place &place = position[std::size_t(row)];
        if (!place.onBoard())
            path.push_back(step);
        else if (place != step.to)
            return std::nullopt;
    }
    return path;
}

/// A way to set the other queens.
core::Outcome completion(const Queens &queens, const core::Position &position, core::Control &control)
{
    core::Outcome outcome;
    outcome.reason = impossible(queens, position);
    if (!outcome.reason.empty()) {
        outcome.verdict = core::Outcome::Impossible;
    } else if (auto path = byFormula(queens, position)) {
        outcome.verdict = core::Outcome::Solved;
        outcome.path = *std::move(path);
    } else {
        Budget limited(control);
        core::NullWatch watch(limited);
        core::Task task;
        task.from = position;
        outcome = FewestFirst<core::NullWatch>(watch, queens, task).run();
    }
    return outcome;
}

core::Hint suggest(const Queens &queens, const core::Step &step, core::Text why)
{
    return {{step}, {why, {queens.square(step.to.cell)}, {{step.to.cell, core::Role::Target, {}}}}};
}

/// The only free square of a row or a column, if there is such a one.
std::optional<core::Hint> forced(const Queens &queens, const core::Position &position)
{
    const core::Grid grid = queens.grid();
    std::vector<std::vector<int>> rows(std::size_t(queens.size()));
    std::vector<std::vector<int>> columns(std::size_t(queens.size()));
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (position[std::size_t(grid.row(cell))].cell == cell || !queens.attackers(position, cell).empty())
            continue;
        rows[std::size_t(grid.row(cell))].push_back(cell);
        columns[std::size_t(grid.column(cell))].push_back(cell);
    }
    const auto only = [&](const std::vector<std::vector<int>> &lines, core::Text why) {
        for (const std::vector<int> &free : lines) {
            if (free.size() == 1)
                return std::optional(
                    suggest(queens, queens.set(grid.row(free[0]), grid.column(free[0])), why));
        }
        return std::optional<core::Hint>();
    };
    if (auto hint = only(rows, PUZZLE_TEXT("queens", "%1 is the only free square left on its row.")))
        return hint;
    return only(columns, PUZZLE_TEXT("queens", "%1 is the only free square left on its column."));
}

/// The first queen from below without whom the others have a solution; else the lowest.
core::Hint takeOff(const Queens &queens, const core::Position &position, core::Control &control)
{
    core::Outcome empty = completion(queens, core::Position(position.size()), control);
    if (empty.verdict == core::Outcome::Impossible)
        return {{}, std::move(empty.reason)};
    std::optional<core::Hint> last;
    for (int row = queens.size() - 1; row >= 0; --row) {
        const core::Place from = position[std::size_t(row)];
        if (!from.onBoard())
            continue;
        core::Position others = position;
        others[std::size_t(row)] = {};
        const bool enough = completion(queens, others, control).verdict == core::Outcome::Solved;
        const core::Text why =
            enough
                ? PUZZLE_TEXT("queens", "Without the queen on %1 the others have a solution: she is taken "
                                        "off.")
                : PUZZLE_TEXT("queens", "These queens have no solution, and more than one must go: the one "
                                        "on %1 first.");
        const core::Step step{std::int16_t(row), from, {}};
        core::Hint hint{{step}, {why, {queens.square(from.cell)}, {{from.cell, core::Role::Culprit, {}}}}};
        if (enough)
            return hint;
        if (!last)
            last = std::move(hint);
    }
    return last.value_or(core::Hint());
}

} // namespace

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    const auto &queens = static_cast<const Queens &>(puzzle);
    if (queens.solved(position))
        return {core::Judgement::Solved, complete(queens, position)};
    core::Outcome outcome = completion(queens, position, control);
    switch (outcome.verdict) {
    case core::Outcome::Impossible:
        return {core::Judgement::Unsolvable, std::move(outcome.reason)};
    case core::Outcome::Stopped:
        return {core::Judgement::Unknown, {}};
    case core::Outcome::Solved:
        break;
    }
    if (placed(position) == 0)
        return {core::Judgement::Solvable, {PUZZLE_TEXT("queens", "The empty board has solutions.")}};
    return {core::Judgement::Solvable,
            {PUZZLE_TEXT("queens", "The queens that stand belong to a solution.")}};
}

core::Hint hint(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    const auto &queens = static_cast<const Queens &>(puzzle);
    if (queens.solved(position))
        return {{}, complete(queens, position)};
    core::Outcome outcome = completion(queens, position, control);
    if (outcome.verdict == core::Outcome::Impossible)
        return placed(position) > 0 ? takeOff(queens, position, control)
                                    : core::Hint{{}, std::move(outcome.reason)};
    if (outcome.verdict == core::Outcome::Stopped)
        return {{}, {PUZZLE_TEXT("queens", "No solution was found within some thousand tries.")}};
    if (auto only = forced(queens, position))
        return *std::move(only);
    return suggest(queens, outcome.path.front(),
                   PUZZLE_TEXT("queens", "With a queen on %1 a solution stays within reach."));
}

} // namespace queens

// SPDX-License-Identifier: MIT

#include "queens/bits.h"
#include "queens/explanations.h"
#include "queens/methods.h"
#include "queens/outcome.h"

namespace queens {

namespace {

constexpr std::uint64_t mostNodes = 200000; ///< the node limit of a search, some 50 ms

/// Returns the queens that complete the formula's solution; nothing if a queen on the board is not in it.
std::optional<core::Path> byFormula(const Queens &queens, const core::Position &position)
{
    if (!hasSolution(queens.size()))
        return std::nullopt;
    const std::vector<int> columns = formula::columns(queens.size(), queens.isTorus());
    core::Path path;
    for (int row = 0; row < queens.size(); ++row) {
        const core::Step step = queens.set(row, columns[std::size_t(row)]);
        const core::Place &place = position[row];
        if (queens.isClosed(step.to.cell))
            return std::nullopt;
        if (!place.onBoard())
            path.push_back(step);
        else if (place != step.to)
            return std::nullopt;
    }
    return path;
}

/// Searches for a solution that contains the queens on the board.
core::Outcome complete(const Queens &queens, const core::Position &position, core::SearchContext &context)
{
    core::Outcome outcome;
    outcome.reason = whyUnsolvable(queens, position);
    if (!outcome.reason.empty()) {
        outcome.verdict = core::Outcome::Impossible;
    } else if (auto path = byFormula(queens, position)) {
        outcome.verdict = core::Outcome::Solved;
        outcome.path = *std::move(path);
    } else {
        core::BudgetContext limited(context, {.nodes = mostNodes});
        core::Task task;
        task.from = position;
        outcome = mrvSearch(queens, task, limited);
    }
    return outcome;
}

core::Hint suggest(const Queens &queens, const core::Step &step, core::Text why)
{
    return {{step}, {why, {queens.square(step.to.cell)}, {{step.to.cell, core::Role::Target, {}}}}};
}

/// Returns the hint for a row or column with a single free square, if there is one.
std::optional<core::Hint> forced(const Queens &queens, const core::Position &position)
{
    const core::Grid grid = queens.grid();
    using Lines = core::Indexed<std::vector<int>>; // the free squares of each line
    Lines rows(std::size_t(queens.size()));
    Lines columns(std::size_t(queens.size()));
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (position[grid.row(cell)].cell == cell || !queens.isSafe(position, cell))
            continue;
        rows[grid.row(cell)].push_back(cell);
        columns[grid.column(cell)].push_back(cell);
    }
    const auto onlySquare = [&](const Lines &lines, core::Text why) {
        for (const std::vector<int> &free : lines) {
            if (free.size() == 1)
                return std::optional(
                    suggest(queens, queens.set(grid.row(free[0]), grid.column(free[0])), why));
        }
        return std::optional<core::Hint>();
    };
    if (auto hint = onlySquare(rows, PUZZLE_TEXT("queens", "%1 is the only free square left in its row.")))
        return hint;
    return onlySquare(columns, PUZZLE_TEXT("queens", "%1 is the only free square left in its column."));
}

/// Returns how many of the lowest queens, more than one, have to be removed until the others are known to have a
/// solution; 0 if that is not known for any number.
int neededRemovals(const Queens &queens, core::Position position, core::SearchContext &context)
{
    int removed = 0;
    for (int row = queens.size() - 1; row >= 0; --row) {
        if (!position[row].onBoard() || queens.isGiven(position[row].cell))
            continue;
        position[row] = {};
        if (++removed > 1 && complete(queens, position, context).verdict == core::Outcome::Solved)
            return removed;
    }
    return 0;
}

/// Hints at removing the lowest queen whose removal leaves a solvable position or, if there is none, the lowest
/// queen.
core::Hint takeOff(const Queens &queens, const core::Position &position, core::SearchContext &context)
{
    core::Outcome empty = complete(queens, queens.withoutMovable(), context);
    if (empty.verdict == core::Outcome::Impossible)
        return {{}, std::move(empty.reason)};
    std::optional<core::Hint> last;
    for (int row = queens.size() - 1; row >= 0; --row) {
        const core::Place from = position[row];
        if (!from.onBoard() || queens.isGiven(from.cell))
            continue;
        core::Position others = position;
        others[row] = {};
        const bool enough = complete(queens, others, context).verdict == core::Outcome::Solved;
        const core::Step step{std::int16_t(row), from, {}};
        const core::Text why =
            others == queens.withoutMovable()
                ? PUZZLE_TEXT("queens", "Take the queen off %1: no solution has one there.")
                : PUZZLE_TEXT("queens", "Take the queen off %1: without her, the others have a solution.");
        core::Hint hint{{step}, {why, {queens.square(from.cell)}, {{from.cell, core::Role::Culprit, {}}}}};
        if (enough)
            return hint;
        if (!last)
            last = std::move(hint);
    }
    if (!last)
        return {};
    if (const long long removals = neededRemovals(queens, position, context)) {
        last->why.text =
            PUZZLE_TEXT_N("queens", "One queen fewer is not enough, but without the lowest %n queen(s) there "
                                    "is a solution: take the one on %1 off first.");
        last->why.arguments.insert(last->why.arguments.begin(), removals);
    } else {
        last->why.text =
            PUZZLE_TEXT("queens", "These queens have no solution, and no single one was found whose removal "
                                  "is enough: take the one on %1 off first.");
    }
    return *std::move(last);
}

} // namespace

core::Judgement judge(const Queens &queens, const core::Position &position, core::SearchContext &context)
{
    if (queens.solved(position))
        return {core::Judgement::Solved, explainSolution(queens, position)};
    core::Outcome outcome = complete(queens, position, context);
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
    if (position == queens.withoutMovable())
        return {core::Judgement::Solvable, {PUZZLE_TEXT("queens", "The given queens belong to a solution.")}};
    return {core::Judgement::Solvable,
            {PUZZLE_TEXT("queens", "The queens on the board belong to a solution.")}};
}

core::Hint hint(const Queens &queens, const core::Position &position, core::SearchContext &context)
{
    if (queens.solved(position))
        return {{}, explainSolution(queens, position)};
    core::Outcome outcome = complete(queens, position, context);
    if (outcome.verdict == core::Outcome::Impossible)
        return placed(position) > 0 ? takeOff(queens, position, context)
                                    : core::Hint{{}, std::move(outcome.reason)};
    if (outcome.verdict == core::Outcome::Stopped)
        return {{},
                {PUZZLE_TEXT("queens",
                             "A short search found neither a solution nor a proof that there is none.")}};
    if (auto queen = forced(queens, position))
        return *std::move(queen);
    return suggest(queens, outcome.path.front(),
                   PUZZLE_TEXT("queens", "With a queen on %1, a solution is still possible."));
}

} // namespace queens

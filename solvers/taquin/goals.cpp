// SPDX-License-Identifier: MIT
#include "taquin/goals.h"

#include "core/positionline.h"
#include "taquin/numbers.h"
#include "taquin/writtengrid.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace taquin {

namespace {

/// Returns the board whose tiles lie on these cells in the order of their numbers, with the gap on `blank`.
Board arranged(core::Grid grid, const std::vector<int> &cells, int blank)
{
    core::Position position;
    for (const int cell : cells) {
        if (cell != blank)
            position.push_back({std::int16_t(cell)});
    }
    return Board(grid, position);
}

Board gapFirst(core::Grid grid)
{
    std::vector<int> cells(std::size_t(grid.size()));
    std::iota(cells.begin(), cells.end(), 0);
    return arranged(grid, cells, 0);
}

/// Returns the spiral that runs clockwise from the first cell inwards and ends with the gap.
Board spiral(core::Grid grid)
{
    std::vector<int> cells;
    std::vector<bool> isPassed(std::size_t(grid.size()));
    int column = 0;
    int row = 0;
    int columnStep = 1;
    int rowStep = 0;
    while (std::ssize(cells) < grid.size()) {
        const int cell = grid.cell(column, row);
        cells.push_back(cell);
        isPassed[std::size_t(cell)] = true;
        if (!grid.has(column + columnStep, row + rowStep) ||
            isPassed[std::size_t(grid.cell(column + columnStep, row + rowStep))]) {
            columnStep = -std::exchange(rowStep, columnStep);
        }
        column += columnStep;
        row += rowStep;
    }
    return arranged(grid, cells, cells.back());
}

Board byColumns(core::Grid grid)
{
    std::vector<int> cells;
    for (int column = 0; column < grid.columns; ++column) {
        for (int row = 0; row < grid.rows; ++row)
            cells.push_back(grid.cell(column, row));
    }
    return arranged(grid, cells, cells.back());
}

constexpr NamedGoal allGoals[] = {
    {"usual", [](core::Grid grid) { return Board(grid); },
     PUZZLE_TEXT("taquin", "Exchange any two tiles; with the usual goal, it is possible.")},
    {"first", gapFirst,
     PUZZLE_TEXT("taquin", "Exchange any two tiles; with the gap first in the goal, it is possible.")},
    {"spiral", spiral,
     PUZZLE_TEXT("taquin", "Exchange any two tiles; with the spiral as the goal, it is possible.")},
    {"columns", byColumns,
     PUZZLE_TEXT("taquin", "Exchange any two tiles; with the goal column by column, it is possible.")},
};

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
    });
    return result;
}

} // namespace

std::span<const NamedGoal> namedGoals()
{
    return allGoals;
}

std::string_view nameOf(const Board &goal)
{
    const core::Position position = goal.position();
    const auto found = std::ranges::find_if(
        allGoals, [&](const NamedGoal &named) { return named.board(goal.grid()).position() == position; });
    return found == std::end(allGoals) ? std::string_view() : found->id;
}

std::string spellArrangement(const Board &goal)
{
    std::string text;
    for (int cell = 0; cell < goal.grid().size(); ++cell)
        text += std::to_string(goal.tile(cell) + 1) + '-';
    text.pop_back();
    return text;
}

std::string spellGoal(const Board &goal)
{
    const std::string_view name = nameOf(goal);
    if (name == allGoals[0].id)
        return {};
    return ",goal=" + (name.empty() ? spellArrangement(goal) : std::string(name));
}

std::variant<Board, core::Fault> readGoal(core::Grid grid, std::string_view value, std::size_t at)
{
    const std::string name = lowerCase(value);
    for (const NamedGoal &named : allGoals) {
        if (name == named.id)
            return named.board(grid);
    }
    if (name == ownGoal)
        return core::fault(at, PUZZLE_TEXT("taquin", "the arrangement that is the goal is missing: write its "
                                                     "numbers, or choose “Use this board as the goal”"));
    if (value.find_first_of("0123456789") == value.npos)
        return core::fault(at, PUZZLE_TEXT("taquin",
                                           "the goal is first, spiral, columns or all its numbers, such "
                                           "as 1-2-3-8-0-4-7-6-5"));
    auto read = readNumbers(grid, value, "- \t", CellsOf::Goal);
    if (auto *fault = std::get_if<core::Fault>(&read)) {
        if (auto written = readWritten(grid, value))
            return *std::move(written);
        fault->at += at;
        return std::move(*fault);
    }
    return Board(grid, std::get<core::Position>(read));
}

} // namespace taquin

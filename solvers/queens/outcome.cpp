// SPDX-License-Identifier: MIT
#include "queens/outcome.h"

#include <algorithm>

namespace queens {

namespace {

core::Explanation tooSmall(int size)
{
    if (size == 2)
        return {PUZZLE_TEXT("queens",
                            "On a 2×2 board a queen attacks all other squares, wherever she is: there is no "
                            "room for two.")};
    return {PUZZLE_TEXT("queens",
                        "On a 3×3 board a queen in the middle attacks all other squares, and any other queen "
                        "leaves two squares that attack each other: there is no room for three.")};
}

/// Returns the squares of a row or column, from `first` in steps of `step`, if it has no queen and no safe square;
/// otherwise an empty list.
std::vector<int> blocked(const Queens &queens, const core::Position &position, int first, int step)
{
    std::vector<int> cells;
    for (int i = 0; i < queens.size(); ++i) {
        const int cell = first + i * step;
        const bool here = position[queens.grid().row(cell)].cell == cell;
        if (here || queens.isSafe(position, cell))
            return {};
        cells.push_back(cell);
    }
    return cells;
}

core::Explanation noRoom(core::Text text, core::Explanation::Argument where, const std::vector<int> &cells)
{
    core::Explanation why = {text, {std::move(where)}};
    for (const int cell : cells)
        why.mark(cell, core::Role::Region);
    return why;
}

bool hasClosed(const Queens &queens, const std::vector<int> &cells)
{
    return std::ranges::any_of(cells, [&](int cell) { return queens.isClosed(cell); });
}

core::Explanation blockedRow(const Queens &queens, const core::Position &position)
{
    for (int row = 0; row < queens.size(); ++row) {
        const std::vector<int> cells = blocked(queens, position, row * queens.size(), 1);
        if (!cells.empty())
            return noRoom(
                hasClosed(queens, cells)
                    ? PUZZLE_TEXT("queens",
                                  "Every square of row %1 is closed or attacked: its queen cannot be placed.")
                    : PUZZLE_TEXT("queens",
                                  "Every square of row %1 is attacked: its queen cannot be placed."),
                queens.row(row), cells);
    }
    return {};
}

core::Explanation blockedColumn(const Queens &queens, const core::Position &position)
{
    for (int column = 0; column < queens.size(); ++column) {
        const std::vector<int> cells = blocked(queens, position, column, queens.size());
        if (!cells.empty())
            return noRoom(
                hasClosed(queens, cells)
                    ? PUZZLE_TEXT(
                          "queens",
                          "Every square of column %1 is closed or attacked: no queen can be placed there.")
                    : PUZZLE_TEXT("queens",
                                  "Every square of column %1 is attacked: no queen can be placed there."),
                queens.column(column), cells);
    }
    return {};
}

} // namespace

core::Explanation whyUnsolvable(const Queens &queens, const core::Position &position)
{
    if (core::Explanation clash = queens.clash(position); !clash.empty())
        return clash;
    if (!hasSolution(queens.size()))
        return tooSmall(queens.size());
    if (queens.isTorus() && !hasSolutionOnTorus(queens.size()))
        return {PUZZLE_TEXT("queens",
                            "On a torus, %1 queens never fit: their number would have to be divisible "
                            "neither by 2 nor by 3 (G. Pólya, 1918)."),
                {queens.size()}};
    if (core::Explanation why = blockedRow(queens, position); !why.empty())
        return why;
    return blockedColumn(queens, position);
}

core::Outcome outcomeOf(const Queens &queens, const core::Position &from, const SearchEnd &end)
{
    core::Outcome outcome;
    outcome.stats = end.stats;
    if (end.solution) {
        outcome.verdict = core::Outcome::Solved;
        outcome.path = *end.solution;
    } else if (end.completed && end.stats.solutions > 0) {
        outcome.verdict = core::Outcome::Solved;
    } else if (end.completed) {
        outcome.verdict = core::Outcome::Impossible;
        outcome.reason = whyUnsolvable(queens, from);
        if (outcome.reason.empty())
            outcome.reason = {
                PUZZLE_TEXT("queens", "Every way to place the other queens was tried: none works.")};
    }
    return outcome;
}

} // namespace queens

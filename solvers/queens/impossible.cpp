// SPDX-License-Identifier: MIT
#include "queens/impossible.h"

#include "core/squarename.h"
#include "queens/formula.h"

namespace queens {

namespace {

core::Explanation tooSmall(int size)
{
    if (size == 2)
        return {PUZZLE_TEXT("queens",
                            "On 2×2 squares a queen attacks all the others, wherever she stands: there "
                            "is no room for two.")};
    return {PUZZLE_TEXT("queens",
                        "On 3×3 squares a queen in the middle attacks all the others, and any other "
                        "queen leaves two squares that attack each other: there is no room for "
                        "three.")};
}

/// The squares of a row or column, when all are attacked and no queen stands there.
std::vector<int> blocked(const Queens &queens, const core::Position &position, int first, int step)
{
    std::vector<int> cells;
    for (int i = 0; i < queens.size(); ++i) {
        const int cell = first + i * step;
        const bool here = position[std::size_t(queens.grid().row(cell))].cell == cell;
        if (here || queens.attackers(position, cell).empty())
            return {};
        cells.push_back(cell);
    }
    return cells;
}

core::Explanation noRoom(core::Text text, core::Explanation::Argument where, const std::vector<int> &cells)
{
    core::Explanation why = {text, {std::move(where)}};
    for (const int cell : cells)
        why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    return why;
}

} // namespace

core::Explanation impossible(const Queens &queens, const core::Position &position)
{
    if (core::Explanation clash = queens.clash(position); !clash.empty())
        return clash;
    if (!hasSolution(queens.size()))
        return tooSmall(queens.size());
    const int size = queens.size();
    for (int row = 0; row < size; ++row) {
        const std::vector<int> cells = blocked(queens, position, row * size, 1);
        if (!cells.empty())
            return noRoom(PUZZLE_TEXT("queens", "Every square of row %1 is attacked: its queen has no room."),
                          static_cast<long long>(size - row), cells);
    }
    for (int column = 0; column < size; ++column) {
        const std::vector<int> cells = blocked(queens, position, column, size);
        if (!cells.empty())
            return noRoom(
                PUZZLE_TEXT("queens", "Every square of column %1 is attacked: no queen can stand there."),
                core::columnName(column), cells);
    }
    return {};
}

core::Explanation complete(const Queens &queens, const core::Position &position)
{
    return {PUZZLE_TEXT_N("queens", "All %n queen(s) stand, and none attacks another: %1"),
            {static_cast<long long>(queens.size()), queens.write(position)}};
}

} // namespace queens

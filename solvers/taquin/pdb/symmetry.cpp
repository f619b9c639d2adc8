// SPDX-License-Identifier: MIT
#include "taquin/pdb/symmetry.h"

#include "taquin/direction.h"

#include <bit>
#include <optional>

namespace taquin {

namespace {

/// Returns the symmetries of a board, the identity first: eight for a square, four for any other rectangle.
std::vector<Symmetry> symmetries(core::Grid grid)
{
    std::vector<Symmetry> all;
    for (unsigned kind = 0; kind < (grid.columns == grid.rows ? 8U : 4U); ++kind) {
        Symmetry &symmetry = all.emplace_back();
        for (int cell = 0; cell < grid.size(); ++cell) {
            const int column = kind & 1U ? grid.columns - 1 - grid.column(cell) : grid.column(cell);
            const int row = kind & 2U ? grid.rows - 1 - grid.row(cell) : grid.row(cell);
            symmetry.push_back(std::uint8_t(kind & 4U ? grid.cell(row, column) : grid.cell(column, row)));
        }
    }
    return all;
}

CellSet image(CellSet set, const Symmetry &symmetry)
{
    CellSet result = 0;
    for (; set != 0; set &= set - 1)
        result |= cellBit(symmetry[std::countr_zero(set)]);
    return result;
}

/// Returns the cells where the blank can be when the pattern's tiles are on `home` and all others in order.
CellSet goalRegion(core::Grid grid, CellSet home)
{
    std::vector<int> cells{grid.size() - 1};
    CellSet region = cellBit(cells.front());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : directions) {
            if (!hasNext(grid, cells[i], direction))
                continue;
            const int cell = next(grid, cells[i], direction);
            if (((home | region) & cellBit(cell)) != 0)
                continue;
            region |= cellBit(cell);
            cells.push_back(cell);
        }
    }
    return region;
}

} // namespace

PatternImage representative(core::Grid grid, CellSet home)
{
    const CellSet region = goalRegion(grid, home);
    std::optional<PatternImage> first;
    for (Symmetry &symmetry : symmetries(grid)) {
        // In a database, the blank of the goal is in its corner.
        if ((image(region, symmetry) & cellBit(grid.size() - 1)) == 0)
            continue;
        const CellSet there = image(home, symmetry);
        if (!first || there < first->home)
            first = PatternImage{there, std::move(symmetry)};
    }
    return *std::move(first);
}

} // namespace taquin

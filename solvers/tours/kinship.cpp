// SPDX-License-Identifier: MIT
#include "tours/kinship.h"

#include <algorithm>

namespace tours {

namespace {

/// The images of a cell: mirrored left to right, top to bottom, and in the diagonal, by the bits of
/// `symmetry`.
int image(core::Grid grid, int cell, int symmetry)
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (symmetry & 1)
        column = grid.columns - 1 - column;
    if (symmetry & 2)
        row = grid.rows - 1 - row;
    return symmetry & 4 ? grid.cell(row, column) : grid.cell(column, row);
}

std::string leastImage(const Tour &tour, const std::vector<Route> &runs)
{
    const core::Grid grid = tour.grid();
    Route least;
    for (int symmetry = 0; symmetry < (grid.columns == grid.rows ? 8 : 4); ++symmetry) {
        for (const Route &run : runs) {
            if (image(grid, run.front(), symmetry) != runs.front().front())
                continue;
            Route other;
            for (const int cell : run)
                other.push_back(image(grid, cell, symmetry));
            if (least.empty() || other < least)
                least = std::move(other);
        }
    }
    return tour.write(tour.position(least));
}

} // namespace

std::string familyOf(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &tour = static_cast<const Tour &>(puzzle);
    const Route route = tour.route(position);
    return leastImage(tour, {route, Route(route.rbegin(), route.rend())});
}

std::string closedFamilyOf(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &tour = static_cast<const Tour &>(puzzle);
    const Route route = tour.route(position);
    Route backwards(route.rbegin(), route.rend());
    std::rotate(backwards.begin(), backwards.end() - 1, backwards.end());
    return leastImage(tour, {route, backwards});
}

} // namespace tours

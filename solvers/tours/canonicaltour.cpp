// SPDX-License-Identifier: MIT
#include "tours/tour.h"

#include <algorithm>

namespace tours {

namespace {

/// The image of a cell. The bits of `symmetry` mirror it left to right, top to bottom, and in the diagonal,
/// which only a square board allows.
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

/// Of all images of these routes that begin where the first route does, the least.
std::string leastImage(const Tour &tour, const std::vector<Route> &routes)
{
    const core::Grid grid = tour.grid();
    Route least;
    for (int symmetry = 0; symmetry < (grid.columns == grid.rows ? 8 : 4); ++symmetry) {
        for (const Route &route : routes) {
            if (image(grid, route.front(), symmetry) != routes.front().front())
                continue;
            Route other;
            for (const int cell : route)
                other.push_back(image(grid, cell, symmetry));
            if (least.empty() || other < least)
                least = std::move(other);
        }
    }
    return tour.write(tour.position(least));
}

} // namespace

std::string canonicalTour(const Tour &tour, const core::Position &position)
{
    const Route route = tour.route(position);
    return leastImage(tour, {route, Route(route.rbegin(), route.rend())});
}

std::string canonicalClosedTour(const Tour &tour, const core::Position &position)
{
    const Route route = tour.route(position);
    Route backwards(route.rbegin(), route.rend());
    std::rotate(backwards.begin(), backwards.end() - 1, backwards.end());
    return leastImage(tour, {route, backwards});
}

} // namespace tours

// SPDX-License-Identifier: MIT
#include "tours/bishop/bishop.h"

#include <algorithm>

namespace tours {

using core::Role;

namespace {

/// Returns a bound on the length of any tour: twice the squares of the more frequent colour.
int twiceEach(core::Grid grid)
{
    return 2 * ((grid.size() + 1) / 2);
}

} // namespace

Bishop::Bishop(core::Grid grid, int start)
    : Tour(grid, start, twiceEach(grid)), m_neighbours(diagonalNeighbours(grid))
{
}

int Bishop::squaresToVisit(int start) const
{
    const bool corners = isOfColour(grid(), start, 0);
    return corners ? (grid().size() + 1) / 2 : grid().size() / 2;
}

std::vector<int> Bishop::deadEnds(int start) const
{
    std::vector<int> corners;
    for (const int row : {0, grid().rows - 1}) {
        for (const int column : {0, grid().columns - 1}) {
            const int corner = grid().cell(column, row);
            if (corner != start && isOfColour(grid(), corner, start))
                corners.push_back(corner);
        }
    }
    return corners;
}

std::vector<int> Bishop::targets(const Route &route) const
{
    std::vector<int> free;
    if (route.empty() || isComplete(route))
        return free;
    const UsedSenses used(grid(), route);
    for (std::size_t i = 0; i < diagonals.size(); ++i) {
        const int cell = neighbours(route.back())[i];
        if (cell >= 0 && (used.senses[cell] & senseOf(i)) == 0)
            free.push_back(cell);
    }
    return free;
}

bool Bishop::isComplete(const Route &route) const
{
    return !route.empty() && int(route.size()) >= squaresToVisit(route.front()) &&
           UsedSenses(grid(), route).squares == squaresToVisit(route.front());
}

std::int8_t Bishop::turnOf(const Route &route, std::size_t number, int cell) const
{
    const auto end = route.begin() + std::ptrdiff_t(number);
    return std::find(route.begin(), end, cell) == end ? 0 : 1;
}

core::Text senseName(Sense sense)
{
    return sense == Falling ? PUZZLE_TEXT("tours", "falling direction ╲")
                            : PUZZLE_TEXT("tours", "rising direction ╱");
}

core::Explanation explainUsedSense(const Bishop &bishop, const Route &route, int cell)
{
    const int here = route.back();
    const Sense sense = senseBetween(bishop.grid(), here, cell);
    std::size_t i = 0;
    while (i + 2 < route.size() && !((route[i] == cell || route[i + 1] == cell) &&
                                     senseBetween(bishop.grid(), route[i], route[i + 1]) == sense))
        ++i;
    const int other = route[i] == cell ? route[i + 1] : route[i];
    return {
        PUZZLE_TEXT("tours", "%1 has already been used in the %2, between numbers %3 and %4."),
        {bishop.name(cell), senseName(sense), static_cast<long long>(i + 1), static_cast<long long>(i + 2)},
        {mark(here, Role::Moving), mark(cell, Role::Culprit), mark(other, Role::Region)}};
}

core::Explanation Bishop::refusalReason(const Route &route, int cell) const
{
    const int here = route.back();
    const std::vector<core::Mark> marks = {mark(here, Role::Moving), mark(cell, Role::Culprit)};
    if (cell == here)
        return {PUZZLE_TEXT("tours", "The bishop is already on %1."), {name(cell)}, {marks[1]}};
    if (!isOfColour(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "%1 has the other colour: the bishop never leaves its own."),
                {name(cell)},
                marks};
    if (!isDiagonalStep(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "The bishop moves one square at a time, and %1 does not touch %2."),
                {name(cell), name(here)},
                marks};
    return explainUsedSense(*this, route, cell);
}

} // namespace tours

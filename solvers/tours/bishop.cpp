// SPDX-License-Identifier: MIT
#include "tours/bishop.h"

#include <algorithm>

namespace tours {

namespace {

using core::Role;

core::Mark mark(int cell, Role role)
{
    return {std::int16_t(cell), role, {}};
}

/// More than any tour has: all squares of the colour that has more, twice.
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
    const Used used(grid(), route);
    for (std::size_t i = 0; i < diagonals.size(); ++i) {
        const int cell = m_neighbours[std::size_t(route.back())][i];
        if (cell >= 0 && (used.senses[std::size_t(cell)] & senseOf(i)) == 0)
            free.push_back(cell);
    }
    return free;
}

bool Bishop::isComplete(const Route &route) const
{
    return !route.empty() && int(route.size()) >= squaresToVisit(route.front()) &&
           Used(grid(), route).squares == squaresToVisit(route.front());
}

std::int8_t Bishop::turnOf(const Route &route, std::size_t number, int cell) const
{
    const auto end = route.begin() + std::ptrdiff_t(number);
    return std::find(route.begin(), end, cell) == end ? 0 : 1;
}

core::Text senseName(Sense sense)
{
    return sense == Falling ? PUZZLE_TEXT("tours", "falling sense ╲")
                            : PUZZLE_TEXT("tours", "rising sense ╱");
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
        PUZZLE_TEXT("tours", "%1 has been used in the %2 already, between the numbers %3 and %4."),
        {bishop.name(cell), senseName(sense), static_cast<long long>(i + 1), static_cast<long long>(i + 2)},
        {mark(here, Role::Moving), mark(cell, Role::Culprit), mark(other, Role::Region)}};
}

core::Explanation Bishop::whyNot(const Route &route, int cell) const
{
    const int here = route.back();
    const std::vector<core::Mark> marks = {mark(here, Role::Moving), mark(cell, Role::Culprit)};
    if (cell == here)
        return {PUZZLE_TEXT("tours", "The bishop stands on %1 already."), {name(cell)}, {marks[1]}};
    if (!isOfColour(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "%1 has the other colour: the bishop never leaves its own."),
                {name(cell)},
                marks};
    if (!isDiagonalStep(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "The bishop goes one square at a time, and %1 does not touch %2."),
                {name(cell), name(here)},
                marks};
    return explainUsedSense(*this, route, cell);
}

namespace {

core::Explanation tooManyCorners(const Bishop &bishop, int start, const std::vector<int> &corners)
{
    core::Explanation why;
    if (bishop.grid().size() % 2 != 0)
        why = {PUZZLE_TEXT("tours",
                           "Both sides are odd, so that all four corners have one colour. A corner touches a "
                           "single square: the bishop cannot leave it again. A tour can begin in one corner "
                           "and end in another; the others it cannot visit.")};
    else
        why = {PUZZLE_TEXT("tours",
                           "The corners %1 and %2 have the colour of %3. A corner touches a single square: "
                           "the bishop cannot leave it again, and the tour would have to end in both."),
               {bishop.name(corners[0]), bishop.name(corners[1]), bishop.name(start)}};
    for (const int corner : corners)
        why.marks.push_back(mark(corner, Role::Culprit));
    return why;
}

} // namespace

core::Explanation whyNoTour(const Bishop &bishop, int start)
{
    const std::vector<int> corners = bishop.deadEnds(start);
    const int small = std::min(bishop.grid().columns, bishop.grid().rows);
    const int large = std::max(bishop.grid().columns, bishop.grid().rows);
    if (corners.size() > 1)
        return tooManyCorners(bishop, start, corners);
    if (small == 4 && large % 3 == 1)
        return {PUZZLE_TEXT(
                    "tours",
                    "A square on the border is come to by one of its two ways and left by the other. With a "
                    "side of four, every square has such ways or lies between them: the bishop can turn "
                    "nowhere else, and straight on it ends in a corner after %1 of %2 squares."),
                {static_cast<long long>(large), static_cast<long long>(bishop.squaresToVisit(start))},
                {mark(start, Role::Culprit)}};
    if (small == 6 && large == 6)
        return {PUZZLE_TEXT("tours",
                            "On a board of 6 by 6 squares no tour begins in a corner: all ways have been "
                            "tried."),
                {},
                {mark(start, Role::Culprit)}};
    return {};
}

} // namespace tours

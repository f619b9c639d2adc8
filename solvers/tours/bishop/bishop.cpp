// SPDX-License-Identifier: MIT
#include "tours/bishop/bishop.h"

#include <algorithm>

namespace tours {

using core::Role;

Bishop::Bishop(core::Grid grid, int start, Conditions asked)
    : Tour(grid, start, std::move(asked), Visits::UpToTwice),
      m_neighbours(diagonalNeighbours(grid, conditions().closed))
{
}

std::vector<int> Bishop::neighbourSquares(int cell) const
{
    std::vector<int> squares;
    for (const int neighbour : neighbours(cell)) {
        if (neighbour >= 0)
            squares.push_back(neighbour);
    }
    return squares;
}

std::shared_ptr<const Tour> Bishop::with(int start, Conditions asked) const
{
    return std::make_shared<const Bishop>(grid(), start, std::move(asked));
}

int Bishop::squaresToVisit(int start) const
{
    const bool corners = isOfColour(grid(), start, 0);
    int squares = corners ? (grid().size() + 1) / 2 : grid().size() / 2;
    for (std::size_t cell = 0; cell < conditions().closed.size(); ++cell)
        squares -= conditions().closed[cell] && isOfColour(grid(), start, int(cell));
    return squares;
}

std::vector<int> Bishop::deadEnds(int start) const
{
    std::vector<int> ends;
    for (int cell = 0; cell < grid().size(); ++cell) {
        if (cell != start && isOpen(cell) && isOfColour(grid(), cell, start) && openNeighbours(cell) <= 1)
            ends.push_back(cell);
    }
    return ends;
}

int Bishop::openNeighbours(int cell) const
{
    return int(std::ranges::count_if(neighbours(cell), [](int neighbour) { return neighbour >= 0; }));
}

std::vector<int> Bishop::targets(const Route &route) const
{
    std::vector<int> free;
    if (route.empty() || isComplete(route))
        return free;
    const UsedSenses used(grid(), route);
    for (std::size_t i = 0; i < diagonals.size(); ++i) {
        const int cell = neighbours(route.back())[i];
        if (cell >= 0 && (used.senses[cell] & senseOf(i)) == 0 && whyNotGiven(route, cell).empty())
            free.push_back(cell);
    }
    return free;
}

bool Bishop::isComplete(const Route &route) const
{
    return !route.empty() && int(route.size()) >= squaresToVisit(route.front()) &&
           UsedSenses(grid(), route).squares == squaresToVisit(route.front()) && isAsAsked(route);
}

bool Bishop::isAsAsked(const Route &route) const
{
    const Conditions &asked = conditions();
    return (asked.end == Conditions::none || route.back() == asked.end) &&
           (asked.given.empty() || asked.given.rbegin()->first < int(route.size()));
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
        {bishop.square(cell), senseName(sense), static_cast<long long>(i + 1), static_cast<long long>(i + 2)},
        {mark(here, Role::Moving), mark(cell, Role::Culprit), mark(other, Role::Region)}};
}

core::Explanation Bishop::refusalReason(const Route &route, int cell) const
{
    const int here = route.back();
    const std::vector<core::Mark> marks = {mark(here, Role::Moving), mark(cell, Role::Culprit)};
    if (cell == here)
        return {PUZZLE_TEXT("tours", "The bishop is already on %1."), {square(cell)}, {marks[1]}};
    if (core::Explanation why = closedReason(cell); !why.empty())
        return why;
    if (!isOfColour(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "%1 has the other colour: the bishop never leaves its own."),
                {square(cell)},
                marks};
    if (!isDiagonalStep(grid(), here, cell))
        return {PUZZLE_TEXT("tours", "The bishop moves one square at a time, and %1 does not touch %2."),
                {square(cell), square(here)},
                marks};
    const bool isUsed = (UsedSenses(grid(), route).senses[cell] & senseBetween(grid(), here, cell)) != 0;
    return isUsed ? explainUsedSense(*this, route, cell) : whyNotGiven(route, cell);
}

core::Explanation Bishop::whyNotGiven(const Route &route, int cell) const
{
    if (!conditions().givesNumbers())
        return {};
    if (core::Explanation why = givenReason(route, cell); !why.empty())
        return why;
    const UsedSenses used(grid(), route);
    const bool completes = !used.visited[cell] && used.squares + 1 == squaresToVisit(route.front());
    const int end = conditions().end;
    if (completes && end != Conditions::none && cell != end)
        return {
            PUZZLE_TEXT("tours", "%1 is the last square that is not visited, but the tour is to end on %2."),
            {square(cell), square(end)},
            {mark(cell, Role::Culprit), mark(end, Role::Target)}};
    if (!completes && cell == end)
        return {PUZZLE_TEXT("tours", "The tour is to end on %1: the other squares come first."),
                {square(cell)},
                {mark(cell, Role::Culprit)}};
    if (completes && !conditions().given.empty() && conditions().given.rbegin()->first > int(route.size()))
        return {PUZZLE_TEXT("tours", "The tour would be complete with number %1, but number %2 is given."),
                {std::ssize(route) + 1, conditions().given.rbegin()->first + 1},
                {mark(cell, Role::Culprit), mark(conditions().given.rbegin()->second, Role::Target)}};
    return {};
}

} // namespace tours

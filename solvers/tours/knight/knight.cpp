// SPDX-License-Identifier: MIT
#include "tours/knight/knight.h"

#include <algorithm>

namespace tours {

using core::Role;

Knight::Knight(core::Grid grid, int start, bool closed, Conditions asked)
    : Tour(grid, start, std::move(asked), Visits::Once), m_closed(closed),
      m_graph(grid, JumpGraph::Clockwise, conditions().closed)
{
}

std::vector<int> Knight::neighbourSquares(int cell) const
{
    const JumpGraph::Neighbours targets = m_graph.neighbours(cell);
    return {targets.begin(), targets.end()};
}

std::shared_ptr<const Tour> Knight::with(int start, Conditions asked) const
{
    return std::make_shared<const Knight>(grid(), start, m_closed, std::move(asked));
}

std::vector<int> Knight::targets(const Route &route) const
{
    std::vector<int> free;
    if (route.empty() || int(route.size()) == squareCount())
        return free;
    for (const int cell : m_graph.neighbours(route.back())) {
        if (std::ranges::find(route, cell) == route.end() && isAllowed(route.size(), cell))
            free.push_back(cell);
    }
    // The last square of a closed tour must be a jump away from the start.
    const bool last = int(route.size()) + 1 == squareCount();
    if (m_closed && last)
        std::erase_if(free, [&](int cell) { return !isJump(grid(), cell, route.front()); });
    return free;
}

core::Explanation Knight::refusalReason(const Route &route, int cell) const
{
    const int here = route.back();
    const core::Mark moving = mark(here, Role::Moving);
    const core::Mark culprit = mark(cell, Role::Culprit);
    const auto visited = std::ranges::find(route, cell);
    if (core::Explanation why = closedReason(cell); !why.empty())
        return why;
    if (cell == here)
        return {PUZZLE_TEXT("tours", "The knight is already on %1."), {square(cell)}, {culprit}};
    if (visited != route.end())
        return {PUZZLE_TEXT("tours", "%1 has already been visited: it is number %2."),
                {square(cell), static_cast<long long>(visited - route.begin() + 1)},
                {moving, culprit}};
    if (!isJump(grid(), here, cell))
        return {PUZZLE_TEXT("tours",
                            "No knight’s jump leads from %1 to %2: a knight goes two squares straight and "
                            "one to the side."),
                {square(here), square(cell)},
                {moving, culprit}};
    if (core::Explanation why = givenReason(route, cell); !why.empty())
        return why;
    return {PUZZLE_TEXT("tours", "The closed tour would end on %1, from which no jump leads back to %2."),
            {square(cell), square(route.front())},
            {moving, culprit, mark(route.front(), Role::Target)}};
}

} // namespace tours

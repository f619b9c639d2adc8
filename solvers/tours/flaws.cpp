// SPDX-License-Identifier: MIT
#include "tours/flaws.h"

namespace tours {

using core::Role;

namespace {

core::Mark mark(int cell, Role role)
{
    return {std::int16_t(cell), role, {}};
}

/// The free squares with so many ways that lead to them.
std::vector<int> squaresWith(const Knight &knight, const Rest &rest, int mostWays)
{
    std::vector<int> squares;
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (rest.isFree(cell) && rest.ways(cell) <= mostWays)
            squares.push_back(cell);
    }
    return squares;
}

core::Explanation explainDead(const Knight &knight, const Rest &rest, const Route &route)
{
    const std::vector<int> without = squaresWith(knight, rest, 0);
    const std::vector<core::Mark> here = {mark(route.back(), Role::Moving)};
    core::Explanation why;
    int dead = 0;
    if (!without.empty()) {
        dead = without.front();
        why = {PUZZLE_TEXT("tours",
                           "With the knight on %1, no way leads to %2: every square a jump away from it is "
                           "visited."),
               {knight.name(route.back()), knight.name(dead)},
               here};
    } else {
        dead = squaresWith(knight, rest, 1).front();
        why = {PUZZLE_TEXT("tours",
                           "With the knight on %1, a single way is left to %2: a closed tour needs one to it "
                           "and another from it."),
               {knight.name(route.back()), knight.name(dead)},
               here};
    }
    why.marks.push_back(mark(dead, Role::Culprit));
    return why;
}

core::Explanation explainEnds(const Knight &knight, const Rest &rest, const Route &route)
{
    const std::vector<int> ends = squaresWith(knight, rest, 1);
    return {
        PUZZLE_TEXT("tours",
                    "With the knight on %1, a single way is left to %2 and a single one to %3: both could "
                    "only be the tour’s end."),
        {knight.name(route.back()), knight.name(ends[0]), knight.name(ends[1])},
        {mark(route.back(), Role::Moving), mark(ends[0], Role::Culprit), mark(ends[1], Role::Culprit)}};
}

core::Explanation explainCut(const Knight &knight, const Rest &rest, const Route &route)
{
    const std::vector<bool> seen = rest.reached();
    core::Explanation why{PUZZLE_TEXT_N("tours",
                                        "With the knight on %1, %n square(s) are cut off: no way leads there "
                                        "through free squares."),
                          {},
                          {mark(route.back(), Role::Moving)}};
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (rest.isFree(cell) && !seen[std::size_t(cell)])
            why.marks.push_back(mark(cell, Role::Culprit));
    }
    why.arguments = {static_cast<long long>(why.marks.size() - 1), knight.name(route.back())};
    return why;
}

} // namespace

core::Explanation explainFlaw(const Knight &knight, const Route &route)
{
    const Rest rest(knight, route);
    switch (rest.flaw()) {
    case Flaw::None:
        break;
    case Flaw::DeadSquare:
        return explainDead(knight, rest, route);
    case Flaw::TwoEnds:
        return explainEnds(knight, rest, route);
    case Flaw::CutOff:
        return explainCut(knight, rest, route);
    case Flaw::NoReturn:
        return {
            PUZZLE_TEXT("tours",
                        "All squares a jump away from %1 are visited: the tour cannot be closed any more."),
            {knight.name(route.front())},
            {mark(route.front(), Role::Culprit)}};
    }
    return {};
}

} // namespace tours

// SPDX-License-Identifier: MIT
#include "tours/bishop/bishop.h"

#include <algorithm>

namespace tours {

using core::Role;

namespace {

core::Explanation tooManyCorners(const Bishop &bishop, int start, const std::vector<int> &corners)
{
    core::Explanation why;
    if (bishop.grid().size() % 2 != 0)
        why = {PUZZLE_TEXT("tours",
                           "Both sides are odd, so all four corners have one colour. A corner touches a "
                           "single square: the bishop cannot leave it again. A tour can begin in one corner "
                           "and end in another; it cannot visit the other two.")};
    else
        why = {PUZZLE_TEXT("tours",
                           "The corners %1 and %2 have the colour of %3. A corner touches a single square: "
                           "the bishop cannot leave it again, so the tour would have to end in both."),
               {bishop.square(corners[0]), bishop.square(corners[1]), bishop.square(start)}};
    for (const int corner : corners)
        why.mark(corner, Role::Culprit);
    return why;
}

/// Returns why a board with closed squares has no tour from `start`: squares are cut off, or the bishop cannot leave
/// two of them.
core::Explanation whyNoneBesideClosed(const Bishop &bishop, int start)
{
    std::vector<int> reached = {start};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const int cell : bishop.neighbourSquares(reached[i])) {
            if (std::ranges::find(reached, cell) == reached.end())
                reached.push_back(cell);
        }
    }
    if (int(reached.size()) < bishop.squaresToVisit(start)) {
        core::Explanation why{PUZZLE_TEXT_N("tours", "%n square(s) are cut off from %1 by closed squares."),
                              {}};
        for (int cell = 0; cell < bishop.grid().size(); ++cell) {
            if (bishop.isOpen(cell) && isOfColour(bishop.grid(), cell, start) &&
                std::ranges::find(reached, cell) == reached.end())
                why.mark(cell, Role::Culprit);
        }
        why.arguments = {std::ssize(why.marks), bishop.square(start)};
        return why;
    }
    const std::vector<int> ends = bishop.deadEnds(start);
    if (ends.size() < 2)
        return {};
    return {PUZZLE_TEXT("tours",
                        "%1 and %2 touch a single open square: the bishop cannot leave them again, so the "
                        "tour would have to end in both."),
            {bishop.square(ends[0]), bishop.square(ends[1])},
            {mark(ends[0], Role::Culprit), mark(ends[1], Role::Culprit)}};
}

/// Returns why the tour cannot end on the wanted square; empty if it may.
core::Explanation whyNoEnd(const Bishop &bishop, int start)
{
    const int end = bishop.conditions().end;
    if (end == Conditions::none)
        return {};
    if (!isOfColour(bishop.grid(), start, end))
        return {
            PUZZLE_TEXT("tours",
                        "The tour is to end on %1, which has the other colour: the bishop never leaves its "
                        "own."),
            {bishop.square(end)},
            {mark(end, Role::Culprit)}};
    const std::vector<int> ends = bishop.deadEnds(start);
    if (ends.empty() || ends.front() == end)
        return {};
    return {PUZZLE_TEXT("tours",
                        "The tour is to end on %1, but the bishop cannot leave %2 again, so it would have to "
                        "end there."),
            {bishop.square(end), bishop.square(ends.front())},
            {mark(end, Role::Culprit), mark(ends.front(), Role::Culprit)}};
}

core::Explanation whyNoneOnWholeBoard(const Bishop &bishop, int start)
{
    const std::vector<int> corners = bishop.deadEnds(start);
    const int shorter = std::min(bishop.grid().columns, bishop.grid().rows);
    const int longer = std::max(bishop.grid().columns, bishop.grid().rows);
    if (corners.size() > 1)
        return tooManyCorners(bishop, start, corners);
    if (shorter == 4 && longer % 3 == 1)
        return {PUZZLE_TEXT("tours",
                            "Only two ways lead to and from a border square: the bishop enters by one and "
                            "leaves by the other. With a side of four, that forces its path on all the other "
                            "squares too, from one end of the board to the other: it can turn only at the "
                            "border, and going straight it ends in a corner after %1 of %2 squares."),
                {longer, bishop.squaresToVisit(start)},
                {mark(start, Role::Culprit)}};
    if (shorter == 6 && longer == 6)
        return {PUZZLE_TEXT("tours", "On a 6×6 board no tour begins in a corner: everything was tried."),
                {},
                {mark(start, Role::Culprit)}};
    return {};
}

} // namespace

core::Explanation whyNoTour(const Bishop &bishop, const Route &route)
{
    core::Explanation why = bishop.conditions().closed.empty() ? whyNoneOnWholeBoard(bishop, route.front())
                                                               : whyNoneBesideClosed(bishop, route.front());
    if (why.empty())
        why = whyNoEnd(bishop, route.front());
    return why.empty() ? whyOutOfReach(bishop, route) : why;
}

} // namespace tours

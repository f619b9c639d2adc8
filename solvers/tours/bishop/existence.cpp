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
               {bishop.name(corners[0]), bishop.name(corners[1]), bishop.name(start)}};
    for (const int corner : corners)
        why.marks.push_back(mark(corner, Role::Culprit));
    return why;
}

} // namespace

core::Explanation whyNoTour(const Bishop &bishop, int start)
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
                {static_cast<long long>(longer), static_cast<long long>(bishop.squaresToVisit(start))},
                {mark(start, Role::Culprit)}};
    if (shorter == 6 && longer == 6)
        return {PUZZLE_TEXT("tours", "On a 6×6 board no tour begins in a corner: everything was tried."),
                {},
                {mark(start, Role::Culprit)}};
    return {};
}

} // namespace tours

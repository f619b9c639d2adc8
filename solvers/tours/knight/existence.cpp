// SPDX-License-Identifier: MIT
#include "tours/knight/knight.h"
#include "tours/knight/unvisitedgraph.h"

#include <algorithm>

namespace tours {

namespace {

using core::Explanation;
using core::Role;

struct Sides {
    int shorter;
    int longer;

    explicit Sides(core::Grid grid)
        : shorter(std::min(grid.columns, grid.rows)), longer(std::max(grid.columns, grid.rows))
    {
    }
    bool are(int a, int b) const { return shorter == a && longer == b; }
};

std::vector<core::Mark> regionWhere(core::Grid grid, auto &&holds)
{
    std::vector<core::Mark> marks;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (holds(cell))
            marks.push_back(mark(cell, Role::Region));
    }
    return marks;
}

/// Returns a square's coordinate along the shorter side, from 0; `along` returns that along the longer side.
int across(core::Grid grid, int cell)
{
    return grid.columns < grid.rows ? grid.column(cell) : grid.row(cell);
}
int along(core::Grid grid, int cell)
{
    return grid.columns < grid.rows ? grid.row(cell) : grid.column(cell);
}

bool isInner(core::Grid grid, int cell)
{
    return across(grid, cell) == 1 || across(grid, cell) == 2;
}

core::Squares squareOf(core::Grid grid, int cell)
{
    return {"knight", grid, {cell}};
}

Explanation tooNarrow(core::Grid grid)
{
    return {PUZZLE_TEXT("tours", "A %1×%2 board is too narrow: a knight cannot get everywhere on it."),
            {grid.columns, grid.rows}};
}

Explanation wrongColour(core::Grid grid, int start)
{
    const long long more = (grid.size() + 1) / 2;
    return {PUZZLE_TEXT("tours",
                        "Every jump changes colour. There are only %2 squares of %1’s colour and %3 of the "
                        "other: a tour must begin and end on the more frequent colour."),
            {squareOf(grid, start), more - 1, more},
            {mark(start, Role::Culprit)}};
}

Explanation noneFrom(core::Grid grid, int start)
{
    return {PUZZLE_TEXT("tours", "On a %1×%2 board no tour begins on %3: everything was tried."),
            {static_cast<long long>(grid.columns), static_cast<long long>(grid.rows), squareOf(grid, start)},
            {mark(start, Role::Culprit)}};
}

Explanation noneAtAll(core::Grid grid)
{
    return {PUZZLE_TEXT("tours", "A %1×%2 board has no tour from any square: everything was tried."),
            {grid.columns, grid.rows}};
}

Explanation onFourRows(core::Grid grid, int start)
{
    Explanation why{PUZZLE_TEXT("tours",
                                "With a side of four, every jump from the two outer lines leads to the two "
                                "inner ones, which have no more squares. A tour beginning or ending on an "
                                "inner square such as %1 would alternate between them at every jump, as it "
                                "does between the colours: all outer squares would have one colour, but they "
                                "have two."),
                    {squareOf(grid, start)},
                    regionWhere(grid, [&](int cell) { return isInner(grid, cell) && cell != start; })};
    why.mark(start, Role::Culprit);
    return why;
}

/// Returns whether no tour begins at this square of a board with three rows of 4, 7 or 8, although other squares
/// have tours and no simpler reason excludes it. These squares were found by exhaustive search.
bool isExceptionalStart(core::Grid grid, int start)
{
    const Sides sides(grid);
    const int place = along(grid, start);
    if (sides.are(3, 4))
        return place == 1 || place == 2;
    const bool middle = across(grid, start) == 1;
    return middle && ((sides.are(3, 7) && place == 3) || (sides.are(3, 8) && (place == 2 || place == 5)));
}

Explanation whyNoOpen(core::Grid grid, int start)
{
    const Sides sides(grid);
    if (sides.are(1, 1))
        return {};
    if (sides.shorter <= 2)
        return tooNarrow(grid);
    if (sides.are(3, 3))
        return {PUZZLE_TEXT("tours", "No jump leads to or from the middle square."),
                {},
                {mark(4, Role::Culprit)}};
    if (sides.are(3, 5) || sides.are(3, 6) || sides.are(4, 4))
        return noneAtAll(grid);
    if (grid.size() % 2 != 0 && (grid.column(start) + grid.row(start)) % 2 != 0)
        return wrongColour(grid, start);
    if (sides.shorter == 4 && isInner(grid, start))
        return onFourRows(grid, start);
    if (isExceptionalStart(grid, start))
        return noneFrom(grid, start);
    return {};
}

Explanation whyNoClosed(core::Grid grid)
{
    const Sides sides(grid);
    if (sides.are(1, 1))
        return {PUZZLE_TEXT("tours",
                            "A closed tour returns to its first square by a jump, but from the only square "
                            "of this board no jump leads anywhere.")};
    if (grid.size() % 2 != 0)
        return {PUZZLE_TEXT("tours",
                            "Every jump changes colour, so a knight returns to its first square after an "
                            "even number of jumps. This board has %1 squares, an odd number: it has no "
                            "closed tour."),
                {grid.size()}};
    if (sides.shorter <= 2)
        return tooNarrow(grid);
    if (sides.shorter == 4)
        return {PUZZLE_TEXT("tours",
                            "With a side of four, every jump from the two outer lines leads to the two inner "
                            "ones. A closed tour would alternate between them at every jump, as it does "
                            "between the colours: all outer squares would have one colour, but they have "
                            "two."),
                {},
                regionWhere(grid, [&](int cell) { return !isInner(grid, cell); })};
    if (sides.shorter == 3 && sides.longer <= 8)
        return {PUZZLE_TEXT("tours",
                            "With a side of three, closed tours exist only from a length of ten on: a %1×%2 "
                            "board has none (Schwenk 1991)."),
                {grid.columns, grid.rows}};
    return {};
}

/// Returns why the open squares of the two colours are too unequal in number for a tour from `start`.
Explanation unequalColours(const Knight &knight, int start)
{
    const core::Grid grid = knight.grid();
    const auto isOfColour = [&](int cell) {
        return (grid.column(cell) + grid.row(cell) + grid.column(start) + grid.row(start)) % 2 == 0;
    };
    long long same = 0;
    long long other = 0;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (knight.isOpen(cell))
            ++(isOfColour(cell) ? same : other);
    }
    if (same == other || (same == other + 1 && !knight.isClosed()))
        return {};
    Explanation why{
        knight.isClosed()
            ? PUZZLE_TEXT("tours",
                          "Every jump changes colour. %2 open squares have the colour of %1 and %3 the "
                          "other: a closed tour needs as many of one as of the other.")
            : PUZZLE_TEXT("tours",
                          "Every jump changes colour. %2 open squares have the colour of %1 and %3 the "
                          "other: a tour from %1 needs as many of one as of the other, or one more of the "
                          "colour of %1."),
        {squareOf(grid, start), same, other},
        regionWhere(grid,
                    [&](int cell) { return knight.isOpen(cell) && isOfColour(cell) == (same > other); })};
    return why;
}

/// Returns why an open tour cannot end on the square to which only one jump leads, if that square has the wrong colour.
Explanation endOfWrongColour(const Knight &knight, const Route &route)
{
    const UnvisitedGraph unvisited(knight, route);
    const core::Grid grid = knight.grid();
    const auto colour = [&](int cell) { return (grid.column(cell) + grid.row(cell)) % 2; };
    const int ofEnd = (colour(route.back()) + unvisited.squaresLeft()) % 2;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (unvisited.isFree(cell) && unvisited.degree(cell) == 1 && colour(cell) != ofEnd)
            return {
                PUZZLE_TEXT("tours",
                            "Only one jump leads to %1, so a tour would have to end there. But every jump "
                            "changes colour: after the %2 jumps that are left, the knight is on a square of "
                            "the other colour."),
                {squareOf(grid, cell), static_cast<long long>(unvisited.squaresLeft())},
                {mark(route.back(), Role::Moving), mark(cell, Role::Culprit)}};
    }
    return {};
}

} // namespace

core::Explanation whyNoTour(const Knight &knight, const Route &route)
{
    const bool whole = knight.conditions().closed.empty();
    Explanation why = whole ? whyNoTour(knight.grid(), route.front(), knight.isClosed())
                            : unequalColours(knight, route.front());
    if (why.empty() && !whole && !knight.isClosed())
        why = endOfWrongColour(knight, route);
    return why.empty() ? whyOutOfReach(knight, route) : why;
}

core::Explanation whyNoTour(core::Grid grid, int start, bool closed)
{
    return closed ? whyNoClosed(grid) : whyNoOpen(grid, start);
}

} // namespace tours

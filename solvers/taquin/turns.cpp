// SPDX-License-Identifier: MIT
#include "taquin/turns.h"

#include "taquin/deals.h"

#include <utility>

namespace taquin {

namespace {

constexpr auto up = Direction::Up;
constexpr auto down = Direction::Down;
constexpr auto left = Direction::Left;
constexpr auto right = Direction::Right;

void append(Route &route, const Route &more)
{
    route.insert(route.end(), more.begin(), more.end());
}

/// From the corner to a cell, the given rounds there, and the same way back: right, then down.
Route excursion(const core::Grid &grid, int cell, const Route &rounds)
{
    Route route;
    append(route, up, grid.rows - 1 - grid.row(cell));
    append(route, left, grid.columns - 1 - grid.column(cell));
    const Route home = back(route);
    append(route, rounds);
    append(route, home);
    return route;
}

Route inOneRow(const core::Grid &grid, int last)
{
    const bool lastRow = grid.row(last) == grid.rows - 1;
    const Direction to = lastRow ? down : up; // the row of the turn, seen from where the gap works
    const Direction off = opposite(to);
    const int cell = next(grid, last, off);
    return excursion(grid, cell,
                     {to, left, left, off, right, to, right, off, left, left, to, right, right, off});
}

/// Rolls a row's cells, `last` first and then every second to its left, a place to the right and over its
/// end; or back again. A turn to the right is played as two to the left.
void roll(Route &route, const core::Grid &grid, int last, bool toRight)
{
    const int turns = grid.column(last) / 2;
    for (int i = 0; i < turns; ++i) {
        const Route turn = inOneRow(grid, toRight ? last - 2 * i : last - 2 * (turns - 1 - i));
        append(route, turn);
        if (toRight)
            append(route, turn);
    }
}

Route withOneAbove(const core::Grid &grid, int last)
{
    Route route;
    roll(route, grid, last - 2, true);
    append(route, excursion(grid, last - grid.columns, {left, down, right, up}));
    roll(route, grid, last - 2, false);
    return route;
}

Route withTwoAbove(const core::Grid &grid, int last)
{
    // The two tiles above go to the left end of their row, the first of them first; with an odd number of
    // columns the same rings do for both.
    const int first = grid.columns % 2 == 0 ? last - 2 : last - 1;
    Route route;
    roll(route, grid, first, true);
    roll(route, grid, last - 1, true);
    append(route, excursion(grid, last + 1, {left, up, right, down}));
    roll(route, grid, last - 1, false);
    roll(route, grid, first, false);
    return route;
}

/// Puts the tiles of a permutation in order by turns of the generators, and writes them down.
class Decomposition {
public:
    explicit Decomposition(const Board &board) : m_count(board.grid().size() - 1), m_board(board) {}

    std::vector<Turn> run(std::size_t most)
    {
        // The last ring, or the last two when the chain ends in an extra one, are for finish().
        const int end = m_count % 2 == 0 ? m_count - 4 : m_count - 3;
        for (int first = 0; first < end && m_turns.size() <= most; first += 2)
            fill(first);
        finish(end);
        return std::move(m_turns);
    }

private:
    int cell(int tile) const { return m_board.cell(tile); }

    void turn(int last, bool toLeft)
    {
        m_turns.push_back({last, toLeft});
        m_board.exchange(toLeft ? last - 2 : last - 1, toLeft ? last - 1 : last);
        m_board.exchange(toLeft ? last - 1 : last - 2, toLeft ? last : last - 1);
    }
    /// Within its ring of three, by one turn at most.
    void turnTo(int tile, int first, int wanted)
    {
        const int ahead = (wanted - cell(tile) + 3) % 3;
        if (ahead != 0)
            turn(first + 2, ahead == 2);
    }
    /// To an even cell further in front.
    void bring(int tile, int to)
    {
        while (cell(tile) > to) {
            const int at = cell(tile);
            if (at % 2 == 0 || at == m_count - 1)
                turn(at, false);
            else
                turn(at + 1, true);
        }
    }
    bool inRing(int tile, int first) const { return cell(tile) <= first + 2; }

    void fill(int first)
    {
        const int second = first + 1;
        if (inRing(first, first) && inRing(second, first)) {
            turnTo(first, first, first);
            if (cell(second) == second)
                return;
            turn(first + 4, false); // the second one leaves the ring
        }
        const bool firstWaits =
            inRing(first, first) || (!inRing(second, first) && cell(first) < cell(second));
        const int waiting = firstWaits ? first : second;
        const int coming = firstWaits ? second : first;
        bring(waiting, first + 2);
        turnTo(waiting, first, firstWaits ? second : first);
        bring(coming, first + 2);
        turn(first + 2, firstWaits);
    }
    void finish(int first)
    {
        const int extra = m_count - 1;
        if (m_count % 2 == 0 && cell(extra) != extra) {
            if (cell(extra) == first)
                turn(first + 2, false);
            turn(extra, cell(extra) == first + 1);
        }
        turnTo(first, first, first);
    }

    int m_count;
    Board m_board;
    std::vector<Turn> m_turns;
};

} // namespace

Shape shape(const core::Grid &grid, int last)
{
    const int column = grid.column(last);
    if (column >= 2)
        return Shape::OneRow;
    return column == 1 ? Shape::OneAbove : Shape::TwoAbove;
}

Route leftTurn(const core::Grid &grid, int last)
{
    switch (shape(grid, last)) {
    case Shape::OneAbove:
        return withOneAbove(grid, last);
    case Shape::TwoAbove:
        return withTwoAbove(grid, last);
    default:
        return inOneRow(grid, last);
    }
}

std::vector<Turn> decompose(const Board &board, std::size_t most)
{
    return Decomposition(board).run(most);
}

} // namespace taquin

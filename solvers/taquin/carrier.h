// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/approach.h"
#include "taquin/hand.h"

#include <cstdlib>

namespace taquin {

/// Brings one tile at a time where it is wanted: the gap goes beside it and then round it, again and again.
/// Between these rounds the gap stands at the tile's left or right. A round upwards disturbs two columns, a
/// round sideways two rows: that of the tile and the one below, or above on the bottom row.
template <typename Watch>
class Carrier : public Hand<Watch> {
public:
    using Hand<Watch>::Hand;
    using Hand<Watch>::board;
    using Hand<Watch>::go;

    void approach(int tile)
    {
        const Route route = taquin::approach(grid(), board().gap(), board().cell(tile));
        go(route);
    }
    /// From beside the tile. Going right and up, it goes right first; else up or down first.
    void carry(int tile, int target)
    {
        const int rows = grid().row(target) - grid().row(board().cell(tile));
        if (rows < 0 && column(tile) <= grid().column(target)) {
            push(tile, grid().column(target), false);
            if (side(tile) == Direction::Left && column(tile) < grid().columns - 1)
                swing(tile);
            lift(tile, rows);
        } else {
            lift(tile, rows);
            push(tile, grid().column(target), rows > 0 && column(tile) < grid().column(target));
        }
    }
    /// The gap goes from the tile's left to its right.
    void swing(int tile)
    {
        const Direction round = roundabout(tile, false);
        const Direction way[] = {round, Direction::Right, Direction::Right, opposite(round)};
        go(way);
    }

protected:
    const core::Grid &grid() const { return board().grid(); }

private:
    int column(int tile) const { return grid().column(board().cell(tile)); }
    /// Where the gap stands, seen from the tile.
    Direction side(int tile) const
    {
        return board().gap() > board().cell(tile) ? Direction::Right : Direction::Left;
    }
    Direction roundabout(int tile, bool over) const
    {
        return over || grid().row(board().cell(tile)) == grid().rows - 1 ? Direction::Up : Direction::Down;
    }
    /// Up when `rows` is negative; the gap stays at its side.
    void lift(int tile, int rows)
    {
        const Direction ahead = rows < 0 ? Direction::Up : Direction::Down;
        const Direction beside = side(tile);
        const Direction round[] = {ahead, opposite(beside), opposite(ahead), beside, ahead};
        for (int i = 0; i < std::abs(rows); ++i)
            go(round);
    }
    /// Along its row; the gap ends behind the tile.
    void push(int tile, int targetColumn, bool over)
    {
        int columns = std::abs(targetColumn - column(tile));
        if (columns == 0)
            return;
        const Direction ahead = targetColumn > column(tile) ? Direction::Right : Direction::Left;
        if (side(tile) == ahead) {
            go(opposite(ahead));
            --columns;
        }
        const Direction round = roundabout(tile, over);
        const Direction way[] = {round, ahead, ahead, opposite(round), opposite(ahead)};
        for (int i = 0; i < columns; ++i)
            go(way);
    }
};

} // namespace taquin

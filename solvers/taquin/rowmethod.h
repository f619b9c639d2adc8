// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/carrier.h"

#include <algorithm>

namespace taquin {

/// The lines of the method's pseudocode.
enum class RowLine : std::uint8_t {
    None,
    Home,
    Beside,
    Carry,
    ComeUp,
    RowAside,
    RowWait,
    RowTurn,
    LeftEnd,
    ColumnAside,
    ColumnWait,
    ColumnTurn,
    Finish,
};

/// The reason of an event of this method: the tile it is about, and what the gap does with it.
struct RowReason {
    enum Phase : std::uint8_t { Alone, Approach, Carry };

    int tile = 0;
    Phase phase = Alone;

    int code() const { return tile | phase << phaseBit; }
    static RowReason of(int code) { return {code & ((1 << phaseBit) - 1), Phase(code >> phaseBit)}; }

private:
    static constexpr int phaseBit = 14; // a board has less than 10 000 tiles
};

/// P. Audibert's second method, which does as a person does: row by row from the top, the tiles one after the
/// other. A row's last two tiles go in together from the last column. The last two rows are filled by columns
/// from the left, each column's pair going in together from the bottom row; the last three tiles turn home.
///
/// Beyond the printed program, so that no solvable board fails: the gap comes to the row before its last two
/// tiles (also when the row's others were in place), starts the last two rows from the upper of them, and on
/// two columns the tile that blocks is taken further down, since its place of waiting would be its own.
template <typename Watch>
class RowMethod : public Carrier<Watch> {
public:
    using Carrier<Watch>::Carrier;
    using Carrier<Watch>::board;
    using Carrier<Watch>::go;
    using Carrier<Watch>::grid;

    void run()
    {
        says(RowLine::Home, 0);
        go(homeward(grid(), board().gap()));
        for (int row = 0; row < grid().rows - 2; ++row) {
            for (int column = 0; column < grid().columns - 2; ++column)
                placeTile(grid().cell(column, row));
            placeRowEnd(grid().cell(grid().columns - 2, row));
        }
        lastTwoRows();
    }
    /// The rows above are in order, and the gap is at the right end.
    void lastTwoRows()
    {
        const int upper = grid().cell(0, grid().rows - 2);
        says(RowLine::LeftEnd, upper);
        go(Direction::Up, grid().row(board().gap()) - grid().row(upper));
        go(Direction::Left, grid().columns - 1);
        for (int column = 0; column < grid().columns - 2; ++column)
            placeColumn(upper + column);
        finish(upper + grid().columns - 2);
    }

private:
    void says(RowLine line, int tile, RowReason::Phase phase = RowReason::Alone)
    {
        Carrier<Watch>::says(int(line), RowReason{tile, phase}.code());
    }
    void bring(int tile, int target, RowLine beside, RowLine carrying)
    {
        says(beside, tile, RowReason::Approach);
        this->approach(tile);
        says(carrying, tile, RowReason::Carry);
        this->carry(tile, target);
    }
    void bring(int tile, int target, RowLine line) { bring(tile, target, line, line); }
    bool lies(int tile, int cell) const { return board().cell(tile) == cell; }
    bool liesInOneOf(int tile, std::initializer_list<int> cells) const
    {
        return std::ranges::find(cells, board().cell(tile)) != cells.end();
    }

    void placeTile(int tile)
    {
        if (!lies(tile, tile))
            bring(tile, tile, RowLine::Beside, RowLine::Carry);
    }
    /// `left` is the last tile but one of its row, and its cell.
    void placeRowEnd(int left)
    {
        const int right = left + 1;
        const int below = right + grid().columns;
        says(RowLine::ComeUp, left);
        if (board().gap() != left) {
            go(Direction::Up, grid().row(board().gap()) - grid().row(left));
            go(Direction::Left);
        }
        if (lies(left, right) && lies(right, below)) {
            says(RowLine::RowTurn, left);
            go(Direction::Right);
            go(Direction::Down);
            return;
        }
        if (liesInOneOf(right, {right, below, below - 1}))
            bring(right, grid().columns == 2 ? below + 2 : below - 2, RowLine::RowAside);
        if (!lies(left, right))
            bring(left, right, RowLine::RowWait);
        bring(right, below, RowLine::RowWait);
        says(RowLine::RowTurn, left);
        go(Direction::Up);
        go(Direction::Right);
        go(Direction::Down);
    }
    /// `upper` is the upper tile of its column, and its cell; the gap is there.
    void placeColumn(int upper)
    {
        const int lower = upper + grid().columns;
        if (lies(upper, lower) && lies(lower, lower + 1)) {
            says(RowLine::ColumnTurn, upper);
            const Direction way[] = {Direction::Down, Direction::Right, Direction::Up};
            go(way);
            return;
        }
        if (liesInOneOf(lower, {lower, lower + 1, upper + 1}))
            putAside(lower, upper);
        if (!lies(upper, lower))
            bring(upper, lower, RowLine::ColumnWait);
        if (!lies(lower, lower + 1))
            bring(lower, lower + 1, RowLine::ColumnWait);
        says(RowLine::ColumnTurn, upper);
        const Direction way[] = {Direction::Up,   Direction::Left,  Direction::Left,
                                 Direction::Down, Direction::Right, Direction::Up};
        go(way);
    }
    /// Two columns to the right. Pushed there along the bottom row, the tile stays on it, with the gap swung
    /// to its right, unless that is the last column.
    void putAside(int lower, int upper)
    {
        const bool stays = lies(lower, lower + 1) && grid().column(upper) + 2 < grid().columns - 1;
        bring(lower, stays ? lower + 2 : upper + 2, RowLine::ColumnAside);
        if (stays)
            this->swing(lower);
    }
    /// `corner` is the upper left cell of the last four; the gap is there.
    void finish(int corner)
    {
        says(RowLine::Finish, corner);
        go(Direction::Right);
        if (lies(corner, corner)) {
            go(Direction::Down);
        } else if (lies(corner + 1, corner)) {
            const Direction way[] = {Direction::Left, Direction::Down, Direction::Right};
            go(way);
        } else {
            const Direction way[] = {Direction::Down, Direction::Left, Direction::Up, Direction::Right,
                                     Direction::Down};
            go(way);
        }
    }
};

} // namespace taquin

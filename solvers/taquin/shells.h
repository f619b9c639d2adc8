// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

#include <functional>

namespace taquin {

/// Brings the tiles of the outer rows and columns home until a board of few cells is left at the lower right.
/// Where rows and columns are as many, a row and a column are filled at the same time, the tile that comes
/// sooner first; else the longer side is shortened. The last two tiles of a row or column go in together, by
/// a breadth-first search for both and the gap. Where the gap has a choice of ways it takes one along which
/// the other tiles come nearer to their cells too.
class Shells {
public:
    /// What a move of the gap is for: a tile of the row or column that is being filled.
    struct Purpose {
        int tile;
        bool pair; ///< and the one that comes after it
    };
    /// Told of each move; false: come to an end.
    using Pulse = std::function<bool()>;

    Shells(const Board &board, Pulse pulse);

    /// What is left of such a board once it has at most so many cells.
    static core::Grid rest(core::Grid grid, int mostCells);
    /// Until at most so many cells are left. False when it was stopped.
    bool run(int mostCells);
    const Route &route() const { return m_route; }
    const std::vector<Purpose> &purposes() const { return m_purposes; } ///< by move
    /// What is left, as a board of its own.
    Board left() const;

private:
    using Cells = std::vector<int>;

    void fill(bool row, bool column);
    Cells line(bool row) const;
    std::size_t nearest(const std::vector<Cells> &lines, const std::vector<std::size_t> &done) const;
    void placeSingle(int home);
    void placePair(int one, int other);
    bool carry(int tile, const Cells &targets);
    int closest(int cell, const Cells &targets) const;
    bool pushOn(int tile, int target);
    bool sendGap(const std::vector<std::pair<int, int>> &ends);
    void turnIn(int one, int other);
    Cells corner(int one, int other) const;
    Cells around(const Cells &cells) const;
    void go(Direction direction);
    int gain(int from, int to) const;
    int distance(int cell, int other) const;
    int column(int cell) const { return m_column[std::size_t(cell)]; }
    int row(int cell) const { return m_row[std::size_t(cell)]; }
    bool isFree(int cell) const { return !m_blocked[std::size_t(cell)]; }

    Board m_board;
    Pulse m_pulse;
    core::Grid m_grid;
    std::vector<int> m_column; ///< by cell
    std::vector<int> m_row;
    int m_top = 0;
    int m_left = 0;
    std::vector<bool> m_blocked; ///< by cell: the gap does not go there
    std::vector<std::uint32_t> m_cost;
    std::vector<Direction> m_came;
    std::vector<int> m_touched;
    Purpose m_purpose = {};
    bool m_going = true;
    Route m_route;
    std::vector<Purpose> m_purposes;
};

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/carryplan.h"
#include "taquin/gapway.h"

namespace taquin {

/// Brings the tiles of the outer rows and columns home until a board of few cells is left at the lower right.
/// Like stairs the finished cells reach down from the upper left corner; of the tiles that belong on the next
/// cell of a step the one that comes soonest goes first, which leaves more choice than line after line. The
/// last two tiles of a row or column go in together, by a breadth-first search for both and the gap. Where
/// the gap has a choice of ways it takes one along which the other tiles come nearer to their cells too.
class Shells {
public:
    /// What a cell on the gap's way to a tile weighs beside a move of carrying it, in choosing the next tile.
    static constexpr int usualGapWeight = 100;

    Shells(const Board &board, int gapWeight, Ground::Pulse pulse);

    /// What is left of such a board once it has at most so many cells.
    static core::Grid rest(core::Grid grid, int mostCells);
    /// Until at most so many cells are left. False when it was stopped.
    bool run(int mostCells);
    const Route &route() const { return m_ground.route(); }
    const std::vector<Ground::Purpose> &purposes() const { return m_ground.purposes(); } ///< by move
    /// What is left, as a board of its own.
    Board left() const;

private:
    using Cells = std::vector<int>;
    /// What is filled next: a cell, or two that only both together can be filled.
    struct Step {
        int home = Board::none;
        int other = Board::none;
    };

    Step soonest() const;
    Step step(int row) const;
    int cost(const Step &step) const;
    void fill(const Step &step);
    void fillPair(int one, int other);
    void gather(int one, int other, const Cells &cells);
    void turnIn(int one, int other, Cells cells);
    bool carry(int tile, const Cells &targets);
    bool pushOn(int tile, int target);
    bool sendGap(const std::vector<GapWay::End> &ends);
    Cells corner(int one, int other) const;
    Cells around(const Cells &cells) const;
    int column(int cell) const { return m_ground.column(cell); }
    int row(int cell) const { return m_ground.row(cell); }
    int cellOf(int tile) const { return m_ground.board().cell(tile); }

    core::Grid m_grid;
    Ground m_ground;
    GapWay m_gapWay;
    CarryPlan m_plan;
    int m_gapWeight;
    core::Grid m_rest;
    std::vector<int> m_filled; ///< by row: cells from the left
};

} // namespace taquin

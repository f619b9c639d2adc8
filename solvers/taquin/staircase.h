// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/blankpathfinder.h"

namespace taquin {

/// Places the tiles of the outer rows and columns until a small board is left at the lower right. The cells
/// that are filled reach down from the upper left corner like stairs, and the next tile may go on any step of
/// them; the one that can be there soonest goes first. That leaves more choice than row after row (compare I.
/// Parberry's greedy algorithm, 1995). The last two tiles of a row or column go in together, by a
/// breadth-first search over both and the blank. Where the blank has a choice of paths it takes one that
/// brings the other tiles nearer to their cells too, above all those that are far away.
class StaircasePlacer {
public:
    using Subgoal = GreedyState::Subgoal;

    /// What a cell on the blank's path to a tile weighs beside a move of carrying it, in choosing the next
    /// tile.
    static constexpr int defaultBlankWeight = 80;

    StaircasePlacer(const Board &board, int blankWeight, GreedyState::OnMove onMove);

    /// What is left of such a board once it has at most so many cells.
    static core::Grid remainingGrid(core::Grid grid, int maxCells);
    /// Goes on until at most so many cells are left. False when it was stopped.
    bool run(int maxCells);
    const Route &route() const { return m_state.route(); }
    const std::vector<Subgoal> &subgoals() const { return m_state.subgoals(); } ///< by move of the route
    /// What is left, as a board of its own.
    Board remainingBoard() const;

private:
    using Cells = std::vector<int>;

    std::optional<Subgoal> cheapestSubgoal() const;
    std::optional<Subgoal> subgoalIn(int row) const;
    int cost(const Subgoal &subgoal) const;
    void achieve(const Subgoal &subgoal);
    void fill(int cell);
    void placePair(int one, int other);
    void gatherPair(int one, int other, const Cells &cells);
    void turnPairIn(int one, int other, Cells cells);
    bool carry(int tile, const Cells &targets);
    bool carryOneCell(int tile, int target);
    std::vector<BlankPathfinder::End> cellsAhead(int cell, int target);
    bool sendBlank(const std::vector<BlankPathfinder::End> &ends);
    Cells cornerOf(int one, int other) const;
    Cells withNeighbours(const Cells &cells) const;
    int column(int cell) const { return m_state.graph().column(cell); }
    int row(int cell) const { return m_state.graph().row(cell); }
    int distance(int from, int to) const { return m_state.graph().distance(from, to); }
    int cellOf(int tile) const { return m_state.board().cell(tile); }

    core::Grid m_grid;
    GreedyState m_state;
    BlankPathfinder m_pathfinder;
    CostMap m_costMap;
    int m_blankWeight;
    core::Grid m_remaining;
    core::Indexed<int> m_filled; ///< by row: how many cells from the left
};

} // namespace taquin

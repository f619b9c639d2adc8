// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/quick/blankpathfinder.h"

namespace taquin {

/// Places the tiles of the outer rows and columns until a small board remains at the lower right. The filled cells
/// form a staircase from the upper left corner, and the next tile may be placed on any step; the one that can be
/// placed soonest comes first. That leaves more choice than going row by row (compare I. Parberry's greedy
/// algorithm, 1995). The last two tiles of a row or column are placed together, by a breadth-first search over
/// both tiles and the blank. If the blank has a choice of paths, it takes one that also brings other tiles nearer
/// to their cells, above all those that are far away.
class StaircasePlacer {
public:
    using Subgoal = GreedyState::Subgoal;

    /// The weight, in choosing the next tile, of a cell on the blank's path to a tile, relative to a move of
    /// carrying it.
    static constexpr int defaultBlankWeight = 80;

    StaircasePlacer(const Board &board, int blankWeight, GreedyState::OnMove onMove);

    /// Returns the size of the board that remains when it has at most `maxCells` cells.
    static core::Grid remainingGrid(core::Grid grid, int maxCells);
    /// Continues until at most `maxCells` cells remain. Returns false if the search was stopped.
    bool run(int maxCells);
    const Route &route() const { return m_state.route(); }
    /// Returns the subgoal of each move of the route.
    const std::vector<Subgoal> &subgoals() const { return m_state.subgoals(); }
    /// Returns the remaining cells as a board.
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
    core::Indexed<int> m_filled; ///< the number of filled cells from the left in each row
};

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace bench {

/// Finds a shortest solution of a taquin by the textbook method: iterative deepening A* with the Manhattan
/// distance only (Korf 1985). Its time is the baseline of the optimal solvers.
class PlainSearch {
public:
    /// `tiles` holds the tiles row by row, with 0 for the gap. The board must be solvable. `goal` is the board that it
    /// leads to; without it, all tiles are in order and the gap is last.
    PlainSearch(int columns, std::vector<int> tiles, const std::vector<int> &goal = {});

    /// Returns the length of a shortest solution.
    int solve();

private:
    int distance(int tile, int cell) const;
    bool search(int depth, int estimate, int cameFrom);
    bool slide(int cell, int depth, int estimate, int cameFrom);

    int m_columns;
    int m_gap = 0;
    int m_bound = 0;
    std::vector<int> m_tiles;
    std::vector<int> m_homes; ///< the cell of each tile in the goal
};

} // namespace bench

// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

namespace taquin {

/// A lower bound of the moves that a board needs: each tile's distance to its cell (Korf, 1985), and two
/// moves more for each tile that must leave its own row or column to let others pass there (Hansson, Mayer
/// and Yung, 1992; the fewest such tiles, by a longest ascending subsequence). Kept up move by move.
class Estimate {
public:
    explicit Estimate(const Board &board);

    /// What a step changes.
    struct Change {
        int distance = 0;  ///< added
        int line = -1;     ///< whose conflicts change; -1 when no line's do
        int conflicts = 0; ///< that it has then
    };

    int total() const { return m_total; }
    /// The total after the change.
    int total(const Change &change) const
    {
        const int old = change.line < 0 ? 0 : m_conflicts[std::size_t(change.line)];
        return m_total + change.distance + 2 * (change.conflicts - old);
    }
    /// `board` is as before the step.
    Change change(const Board &board, const core::Step &step) const;
    /// Returns the change that takes it back.
    Change apply(const Change &change);

private:
    /// A tile counted as lying on a cell, whatever the board says; on none when the cell is.
    struct Moved {
        int tile;
        int cell;
    };

    int row(int cell) const { return m_row[std::size_t(cell)]; }
    int column(int cell) const { return m_column[std::size_t(cell)]; }
    /// Lines are numbered rows first.
    int countConflicts(const Board &board, int line, Moved moved) const;

    core::Grid m_grid;
    std::vector<int> m_row;
    std::vector<int> m_column;
    std::vector<int> m_conflicts; ///< by line
    int m_total = 0;
};

} // namespace taquin

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace window {

/// Where the pieces lie in the solutions of a search: for each name of a piece, in how many solutions one is
/// on each cell.
class SolutionMap {
public:
    /// Of a puzzle that has names for its pieces, from no solution on.
    void begin(const ui::PuzzleUi &puzzle, const session::Solutions &solutions);
    /// Takes over what was found since; so much at most at a time that nobody waits. True when there is more.
    bool update(const session::Solutions &solutions);

    quint64 search() const { return m_search; }
    const QStringList &names() const { return m_names; } ///< in the order of the pieces
    const std::shared_ptr<const core::Puzzle> &board() const { return m_board; }
    core::Grid grid() const { return m_board->grid(); }
    const std::vector<bool> &closed() const { return m_closed; }
    int openCells() const { return int(std::ranges::count(m_closed, false)); }

    const std::vector<int> &counts(int name) const { return m_counts[std::size_t(name)]; } ///< by cell
    int cells(int name) const; ///< on which one of this name lies in some solution
    bool covers(const core::Position &solution, int name, int cell) const;

private:
    QList<int> cellsOf(const core::Position &position, std::size_t piece) const;

    ui::PuzzleUi m_puzzle;
    std::shared_ptr<const core::Puzzle> m_board;
    quint64 m_search = 0;
    std::size_t m_size = 0; ///< solutions taken over
    QStringList m_names;
    std::vector<int> m_nameOf; ///< by piece
    std::vector<bool> m_closed;
    std::vector<std::vector<int>> m_counts;
};

} // namespace window

// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/solutions/solutionsmodel.h"
#include "window/widgets/sessionwidget.h"

#include <QTimer>

class QCheckBox;
class QLabel;
class QToolButton;

namespace window {

class ElidedComboBox;
class Heatmap;

/// Counts the places of the pieces in the solutions of a search: for each cell and each name of a piece, the number
/// of solutions with a piece of this name there.
class PlacementCounts {
public:
    /// Begins without solutions. The puzzle must have names for its pieces.
    void begin(const ui::PuzzleUi &puzzle, const session::Solutions &solutions);
    /// Counts solutions found since the last call, in a batch small enough not to block the window. Returns
    /// true if more are left.
    bool update(const session::Solutions &solutions);

    quint64 search() const { return m_search; }
    const QStringList &names() const { return m_names; } ///< the names in the order of the pieces
    const std::shared_ptr<const core::Puzzle> &board() const { return m_board; }
    core::Grid grid() const { return m_board->grid(); }
    const std::vector<bool> &closed() const { return m_closed; }
    int openCells() const { return int(std::ranges::count(m_closed, false)); }
    const std::vector<int> &corners() const { return m_corners; } ///< the open corner cells of the board

    const std::vector<int> &counts(int name) const { return m_counts[std::size_t(name)]; } ///< counts by cell
    /// Returns the number of solutions with a piece of this name in a corner.
    int inCorners(int name) const { return m_inCorners[std::size_t(name)]; }
    int usedCells(int name) const; ///< the number of cells with a piece of this name in some solution
    /// Returns whether a piece of this name covers one of these cells in this solution.
    bool covers(const core::Position &solution, int name, const std::vector<int> &cells) const;
    /// Returns the first cell that a piece of this name covers in this solution; -1 if there is none.
    int firstCell(const core::Position &solution, int name) const;

private:
    QList<int> cellsOf(const core::Position &position, std::size_t piece) const;

    ui::PuzzleUi m_puzzle;
    std::shared_ptr<const core::Puzzle> m_board;
    quint64 m_search = 0;
    std::size_t m_counted = 0; ///< the number of solutions counted
    QStringList m_names;
    std::vector<int> m_nameOf; ///< the index of each piece's name
    std::vector<bool> m_closed;
    std::vector<int> m_corners;
    std::vector<std::vector<int>> m_counts; ///< the counts by name and cell
    std::vector<int> m_inCorners;           ///< the number of solutions with the name in a corner
};

/// Shows the PlacementCounts of the solutions found as a heat map, for one name of a piece at a time.
/// Selecting a cell filters the list of solutions by it, and a check box by all corners. The widget is
/// visible only for puzzles whose pieces have names, and on boards that are not too large.
class SolutionHeatmap : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionHeatmap(QWidget *parent = nullptr);

    /// Sets the puzzle and the style. Call `refresh` next.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    /// Sets the function that names the cells as on the board.
    void setNames(std::function<QString(int cell)> names);
    void refresh() override;
    bool isFolded() const;
    /// Returns the height of what is folded away below the title, at the present width.
    int bodyHeight() const;
    /// Folds or unfolds the map as there is room for it, until the user does.
    void setRoom(bool hasRoom);
    /// Returns a test for solutions with the piece on the selected cell, or in a corner; empty if neither is
    /// chosen.
    SolutionFilter::Test filter() const;
    /// Returns an order of the solutions by the place of the chosen piece, row by row; empty if there is no
    /// piece to choose.
    SolutionFilter::Rank rank() const;
    /// Returns the name of the chosen piece; empty if all pieces are alike.
    QString piece() const;
    /// Returns whether the chosen piece is the only one that covers a single cell, like Vinrich's monomino,
    /// whose place is the most informative.
    bool isSingleCell() const;

Q_SIGNALS:
    void filterChanged();

protected:
    void sessionChanged() override { restart(); }
    void retranslate() override;

private:
    QLayout *makeHeader();
    const session::Solutions &solutions() const { return session()->solutions(); }
    bool isApplicable() const;
    bool countsSolutions() const;
    void restart();
    void countMore();
    void selectionChanged();
    void clearSelection();
    bool isFiltering() const;
    void showCounts();
    QString summary() const;
    QString summaryOfBoard() const;
    QString summaryOfCell() const;
    QString summaryOfCorners() const;
    void updateFolding();

    ui::PuzzleUi m_puzzle;
    PlacementCounts m_counts;
    QToolButton *m_fold;
    bool m_isFoldChosen = false; ///< the user has folded or unfolded the map
    ElidedComboBox *m_piece;
    Heatmap *m_heatmap;
    QCheckBox *m_corners;
    QLabel *m_summary;
    QTimer m_countTimer; ///< active while there are solutions to count
};

} // namespace window

// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"
#include "window/solutionfilter.h"
#include "window/solutionmap.h"

#include <QTimer>

class QLabel;
class QToolButton;

namespace window {

class ChoiceBox;
class HeatMap;

/// Where the pieces lie in the solutions found: a board on which each cell tells how many of them have a
/// piece there. Choosing a cell asks for these. There only for puzzles whose pieces have names, on boards
/// small enough to be told cell by cell.
class Atlas : public SessionWidget {
    Q_OBJECT

public:
    explicit Atlas(QWidget *parent = nullptr);

    /// How the cells are drawn and what the pieces are called; `refresh` follows.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    void refresh() override;
    /// Whether a solution has the piece on the chosen cell; none when no cell is chosen.
    SolutionFilter::Test test() const;

Q_SIGNALS:
    void testChanged();

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLayout *makeHead();
    const session::Solutions &solutions() const { return session()->solutions(); }
    bool isOfUse() const;
    void restart();
    void fill();
    void choosePiece();
    void showCounts();
    QString summary() const;
    QString summaryOfBoard() const;
    QString summaryOfCell() const;
    void fold();

    ui::PuzzleUi m_puzzle;
    SolutionMap m_map;
    QToolButton *m_fold;
    ChoiceBox *m_piece;
    HeatMap *m_heat;
    QLabel *m_summary;
    QTimer m_more; ///< solutions are still to be taken over
};

} // namespace window

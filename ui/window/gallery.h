// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QListWidget>

#include <span>

namespace window {

/// The list of puzzles on the left of the window, each with its picture and its name. Keys only move within
/// it; a click, Enter or Space chooses a puzzle.
class Gallery : public QListWidget {
    Q_OBJECT

public:
    Gallery(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    void select(std::size_t puzzle);
    /// Shows small pictures alone. Otherwise the gallery does so by itself when the names have no room.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(std::size_t puzzle); ///< emitted also for the puzzle in view

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void initViewItemOption(QStyleOptionViewItem *option) const override;

private:
    void retranslate();
    void choose(int row);
    void followSelection();
    void fit();
    bool fitsWithNames() const;

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    int m_shown = 0; ///< the row of the puzzle in view
    bool m_compact = false;
};

} // namespace window

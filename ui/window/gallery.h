// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QListWidget>

#include <span>

namespace window {

/// The list on the left of the window: the home page and the puzzles, each with its picture and name. Keys only
/// move within it; a click, Enter or Space chooses an entry.
class Gallery : public QListWidget {
    Q_OBJECT

public:
    Gallery(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    void select(std::size_t puzzle) { selectRow(rowOf(puzzle)); }
    void selectHome() { selectRow(homeRow); }
    /// Adapts the size of the pictures to the size of the window. In a window that is too
    /// narrow for their names, only the tool tips have them.
    void fit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(std::size_t puzzle); ///< emitted also for the puzzle in view
    void homeChosen();

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int homeRow = 0;

    static int rowOf(std::size_t puzzle) { return int(puzzle) + 1; }
    void retranslate();
    void selectRow(int row);
    void choose(int row);
    void followSelection();

    /// The words of a row.
    struct Words {
        QString name;
        QString about;
    };

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    std::vector<Words> m_words; ///< indexed by row
    int m_shown = homeRow + 1;  ///< the row of the page or puzzle in view
};

} // namespace window
